/** What a question in German is plainly after, and the words of an answer that holds it. */
import type { LanguageRules } from '../language-data.ts';

/** What few pages tell: asked for by such a word, it is told by the same. */
export const specifics =
  /\b(sterne\b|forks|follower|toeic|toefl|ielts|testdaf|telc|zertifi|notendurchschnitt|abschlussnote|note\b|master|promotion|doktor|mba\b|testabdeckung|fuehrerschein|dsgvo|iso ?27001|arabisch|hebraeisch|p9\d|perzentil|million|schriftart|farbe|letztes jahr|blutgruppe|sternzeichen|religion|pendel|ueberstunden|rufbereitschaft|invest|finanzierung|gewinn|umsatz|bewertung|wohnung|eigenes (?:haus|auto)|miete\b|essen\b|politi|vorstrafe|urlaub|versicherung|rente|aktien|bonus|scrum|agil|praktik|patent|auszeichnung|preistraeger)/g;

export const needs: LanguageRules['needs'] = [
  [
    /\bgemessen\b.*\b(womit|mit was)\b|\b(womit|mit welchem werkzeug)\b.*\bgemess/,
    /\b(gemessen|profil|benchmark|lighthouse)/,
  ],
  [
    /\bnamen? der (anderen|kolleg\w+|mitglieder)\b|\bwer sind die (anderen|beiden anderen)\b/,
    /\bnamens\b|\bheiss(t|en)\b/,
  ],
  [/\bdownloads?\b(?=.*\b(viele|anzahl|woche|monat)\b)|\b(viele|anzahl) downloads\b/, /\bdownload/],
  [
    /\b(neueste|aelteste|juengste)[snr]? (projekt|davon)|\bist (das|am) (neuesten?|aeltesten?)\b/,
    /\b(neuest|aeltest|juengst)/,
  ],
  [/\bwelche version|\bversionsnummer/, /\bversion \d/],
  [/\bwann (wurde|ist|kam) .*\b(veroeffentlicht|erschienen|heraus)/, /\b(veroeffentlicht|erschien)\w*.*\d/],
  [/\b(stadtteil|strasse|postleitzahl|anschrift|privatadresse|bueroadresse)\b/, /\b(stadtteil|strasse|viertel)\b/],
  [
    /\b(heimatstadt|aufgewachsen|geburtsort|gebuertig|stammt)\b/,
    /\b(aufgewachsen|geboren|gebuertig|stammt|komme aus)\b/,
  ],
  [
    /\b(gehalt(?!en\b)\w*|verdien\w*|verguetung|gehaltsvorstellung\w*)\b/,
    /\b(gehalt|verguetung|tagessatz|pro (tag|stunde)|€)/,
  ],
  [
    /\bwie alt (bist|ist|sind|seid)\b|\b(dein|ihr|sein) alter\b|\bgeburtsjahr\b/,
    /\b(geboren|jahre alt|geburtstag|jahrgang)\b/,
  ],
  [
    /\b(mentor\w*|auszubildende\w*|azubis?|praktikant\w*|personalverantwortung|fuehrungs\w*|team(leit|lead)\w*|unterstellt\w*)\b/,
    /\b(mentor\w*|leite\w*|leitung|fuehre|neue kolleg\w*|einarbeit\w*|azubis?)\b/,
  ],
  [
    /\b(wie ?viele|anzahl|gibt es) .*\b(designer\w*|tester\w*|qa|produktmanager\w*|backend-?(leute|entwickler\w*))\b/,
    /\b(designer\w*|tester\w*|qa|produktmanager\w*|backend)\b/,
  ],
  [
    /\b(leute|mitarbeit\w*|angestellte\w*|belegschaft)\b.*\b(insgesamt|firma|unternehmen)\b|\bwie gross ist (die firma|das unternehmen|\uE002)/,
    /\b(mitarbeit\w*|angestellte\w*|belegschaft|\d+ (leute|menschen|personen))\b/,
  ],
  [
    /\bwie (lange|viele (wochen|monate|tage)) hat (das|es|die \w+) .*\b(gedauert|gebraucht)/,
    /\b(dauerte|gedauert|wochen|monate|tage)\b/,
  ],
  [
    /\b(warum|wieso|weshalb)\b.*\b(verlassen|gekuendigt|gewechselt|weg)\b|\bwechselgrund\b/,
    /\b(verlassen|verliess|gekuendigt|gewechselt)\b/,
  ],
  [/\bnur (mit der )?tastatur\b|\bscreenreader\b|\bbildschirmleser\b/, /\btastatur|\bscreenreader|\bbildschirmleser/],
  [/\b(datenbank\w*|sql)\b/, /\b(datenbank\w*|sql|postgres\w*|mongo\w*|mysql)\b/i],
  [
    /\bwelche sprachen\b(?!.*\bprogramm)|\bfremdsprachen\b/,
    /\b(deutsch|englisch|chinesisch|japanisch|franzoesisch|spanisch|koreanisch|portugiesisch|daenisch)/,
  ],
  [/\bkuendigungsfrist\b/, /\bkuendigungsfrist\b|\bfrist\b/],
  [
    /\b(eintrittstermin|starttermin|fruehest\w*|(ab wann|wann|wie bald) (kann|koennte|koennten|koennen) \w+ (anfangen|starten|beginnen))\b/,
    /\b(kuendigungsfrist|(verfuegbar|frei) ab|ab (januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|sofort))\b/,
  ],
  [/\b(umzug|umziehen|umzugsbereit\w*)\b/, /\b(umzug|umziehen|ziehe)\b/],
  [/\b(freiberuf\w*|freelanc\w*|selbststaendig\w*)\b/, /\b(freiberuf\w*|selbststaendig\w*|auftraege?|freelanc\w*)\b/],
];
