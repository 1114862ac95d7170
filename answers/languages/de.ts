/** How questions are put in German, and how a page tells things: as text is compared, ä is ae and ß is ss. */
import type { LanguageRules } from '../language-data.ts';
import { needs, specifics } from './de-needs.ts';
import { measures, signs } from './de-signs.ts';

export const de: LanguageRules = {
  stopWords: new Set(
    (
      'der die das den dem des ein eine einen einem einer eines und oder aber denn doch auch nur noch schon mal so sehr ' +
      'ist sind war waren bin bist sei sein gewesen wird werden wurde wurden hat habe haben hast hatte hatten kann koennen ' +
      'kannst koennte koennten darf duerfen soll sollen sollte will wollen moechte moechten muss muessen mag machen macht ' +
      'gemacht tun tut gibt geben es er sie ich du wir ihr man mich dich sich uns euch ihn ihm ihnen mein dein seine ' +
      'seinen seinem seiner ihre ihren ihrem ihrer unser wer wen wem wessen was welche welcher welches welchen welchem ' +
      'wann wo wohin woher warum wieso weshalb wie wofuer womit worin woran davon dazu dabei damit darin darauf hier da dort ' +
      'dann als wenn ob dass weil in im ins an am ans auf aus bei beim mit nach von vom vor zu zum zur fuer ueber um unter ' +
      'durch gegen ohne bis seit nicht kein keine keinen nichts nein ja alle alles allem jede jeder jedes mehr viel viele ' +
      'etwas eigentlich genau bitte sagen sag erzaehl erzaehlen erklaer erklaeren beschreiben beschreib zeig zeigen nennen ' +
      'arbeitet arbeiten arbeitest arbeite lebt wohnt finde findet macht mache nenn wissen weiss kennt kennst bekannt hallo hi gut gern gerne jetzt ganz einfach eben ok okay also seite website ' +
      'webseite person inhaber inhaberin steht stehen heisst bedeutet passiert dieser diese dieses diesen diesem'
    ).split(' '),
  ),
  aspects: {
    amount: /\bwie ?(viel|viele|gross|weit|hoch|oft)\b|\b(anteil|anzahl|prozentsatz|zahlen|menge)\b/,
    speed: /\bwie (schnell|lange|langsam|bald)\b|\b(geschwindigkeit|ladezeit\w*|tempo)\b/,
    time: /\bwann\b|\bseit\b|\bwelche[smn]? (jahr|monat|datum)\b|\bwie lange?\b|\bab wann\b|\bjahre\b/,
    place: /\bwo\b|\bwoher\b|\bin welche[rm] (stadt|land|ort)\b|\bwelche (stadt|gegend)\b/,
    person: /\bwer\b|\bwessen\b|\bwem\b/,
    reason: /\b(warum|wieso|weshalb|wozu)\b|\bgruend?e?\b|\bgrund\b|\bmotivation\b|\baus welchem grund\b/,
    highest: /\b(am )?(best|staerkst|hoechst|meist|liebst)e?n?[rs]?\b|\b(besser|staerker|hoeher|lieber)\b|\btop\b/,
    lowest: /\b(am )?(schlechtest|schwaechst|niedrigst|wenigst)e?n?[rs]?\b|\b(schlechter|schwaecher|niedriger)\b/,
    manner: /^(und )?wie\b(?! (viel|viele|schnell|lange|gross|bald|alt|gut|oft|hoch))|\bauf welche weise\b/,
    career: /\b(firmen|arbeitgeber|stellen|werdegang|laufbahn|stationen|bisher|lebenslauf in kurz\w*|karriere)\b/,
    weekday:
      /\b(mon|diens|donners|frei|sams|sonn)tags?\b|\bmittwochs?\b|\bwochenende\w*\b|\bzeitzone\b|\b(geschaefts|buero|arbeits)zeiten\b/,
    people:
      /\bwie ?viele\b.*\b(leute|menschen|personen|entwickler\w*|kolleg\w*|mitglieder)\b|\bteamgroesse\b|\bwie gross\b.*\bteam\b/,
    before: /\b(davor|vorher|zuvor|frueher\w*|vorige[rnms]?|letzte[rn] (stelle|firma|arbeitgeber))\b/,
    difference: /\bum wie ?viel\b|\bunterschied\b|\babstand\b/,
    others: /\b(die|den|alle|beiden|zwei|drei) anderen\b|\bandere projekte\b|\b(der|die|das) uebrigen?\b|\brest\b/,
    after: /\b(danach|nachher|anschliessend)\b|\bnaechste (stelle|firma)\b/,
    earliest: /\berste[nr]? (job|stelle|firma|arbeitgeber|arbeit)\b/,
    without:
      /\b(nicht|kein\w*|ohne|nie)\b.{0,20}\b(genutzt|verwendet|gebaut|benutzt|drin)\b|\b(ohne|ausser|abgesehen von|nichts mit)\b/,
    level: /\bwie (gut|fit|sicher|fliessend)\b|\b(niveau|stufe|wert|prozent\w*|einschaetzung|kenntnisstand|punkte)\b/,
    built: /\b(stack|technik|technologie\w*|gebaut|geschrieben|entwickelt|umgesetzt|framework|laeuft auf|basiert)\b/,
    total:
      /\bwie ?viele (projekte|kenntnisse|technologien|gruppen|repos\w*)\b|\binsgesamt\b|\bzusammen\b|\bim ganzen\b/,
    achievements:
      /\b(erfolg\w*|ergebnis\w*|erreicht\w*|geschafft|geleistet|verbesser\w*|leistungen|stolz|bewirkt|gebracht|wirkung)\b/,
  },
  leans:
    /^(und|aber|also|auch|oder|dann|ok(ay)?,? und|was ist mit|wie sieht es mit)\b|\b(das|dies\w*|davon|dazu|dabei|damit|darin|daran|dafuer|dort|es|jene\w*|beide\w*|erstere\w*|letztere\w*|gleiche\w*|dasselbe|andere\w*|sonst|danach|davor|damals)\b/,
  short: 5,
  joints: /(?:,|;|\bund\b|\bsowie\b|\bausserdem\b|&| - | – | — )/,
  asks: /\?|\b(was|welche\w*|wann|wo|wer|wessen|wem|warum|wieso|weshalb|wie|woher|wohin|womit|wofuer|kann\w*|koenn\w*|hat|hast|habt|haben|ist|sind|war|gibt|zeig\w*|nenn\w*|erklaer\w*|beschreib\w*|erzaehl\w*|liste|wuerde\w*|darf|spricht|arbeitet|lebt|wohnt)\b/,
  ordinals: [
    /\berste[rnsm]?\b|\b1\.|#1\b/,
    /\bzweite[rnsm]?\b|\b2\.|#2\b/,
    /\bdritte[rnsm]?\b|\b3\.|#3\b/,
    /\bvierte[rnsm]?\b|\b4\./,
    /\bfuenfte[rnsm]?\b|\b5\./,
    /\bletzte[rnsm]?\b/,
  ],
  spoken: { zh: /\bmandarin/, nl: /\bhollaendisch/ },
  slips: [
    [/\bwelceh\b|\bwelhce\b/g, 'welche'],
    [/\bnciht\b/g, 'nicht'],
    [/\bsidn\b/g, 'sind'],
    [/\bkonnen\b/g, 'koennen'],
    [/\bfur\b/g, 'fuer'],
    [/\bbtite\b/g, 'bitte'],
    [/\bist es moeglich,? (dass|zu)\b/g, 'kann'],
  ],
  oftenMisspelt: (
    'adresse deutsch englisch franzoesisch spanisch japanisch chinesisch github gitlab erfahrung jahre firma unternehmen ' +
    'arbeitet sprachen sprache kenntnisse backend frontend projekt projekte website lizenz komponenten gehalt ' +
    'barrierefreiheit leistung verfuegbar telefon nummer wohnt lebenslauf ausbildung studium studiert zertifikat kontakt ' +
    'technologien werkzeuge entwickler entwicklerin stelle arbeitgeber remote homeoffice kuendigungsfrist schwaechen staerken'
  ).split(' '),
  needs,
  specifics,
  tells: {
    salary:
      /\b(gehalt(?!en\b)\w*|honorar\w*|tagessatz|stundensatz|verdien\w*|pro (tag|stunde|jahr))\b|[€$£]\s?\d|\d\s?€/,
    age: /\b(geboren|jahre alt|geburtstag|jahrgang)\b/,
    family:
      /\b(verheiratet|ehefrau|ehemann|partner(in)?|kind(er|ern)?|tochter|toechter|sohn|soehne|vater|mutter|familie|zwillinge|geschwister)\b/,
    education:
      /\b(studi\w+|universitaet\w*|hochschule\w*|uni|ausbildung|abschluss|bachelor\w*|master\w*|diplom\w*|promo\w+|zertifi\w+|schule|lehre|autodidakt\w*|selbst beigebracht|bootcamp|b\.? ?sc|m\.? ?sc)\b/,
    visa: /\b(visum|staatsangehoerig\w*|staatsbuerger\w*|reisepass|arbeitserlaubnis|blaue karte)\b/,
    availability:
      /\b(remote\w*|homeoffice|home-office|freiberuf\w*|selbststaendig\w*|umzug|umziehen|verfuegbar\w*|kuendigungsfrist|offen fuer|teilzeit|vollzeit|suche (ich|eine)|hybrid|vor ort|ab sofort|frei ab|neue (stelle|aufgabe)|angebot\w*|tage (die|pro) woche|(ab|bis) (januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember))\b/,
    hobby:
      /\b(hobby\w*|freizeit|wochenende\w*|neben der arbeit|spiel\w*|klett\w+|wander\w*|musik|gitarre|klavier|back\w*|koch\w*|garten|kaffee|sport\w*|lauf\w*|radfahr\w*|segel\w*|schach|fotograf\w*|katze\w*|hund\w*|haustier\w*|ruder\w*|schwimm\w*|bouldern)\b/,
    weakness: /\b(schwaech\w*|schwer faellt|faellt mir schwer|gescheitert|fehler|nicht gut|lerne noch)\b/,
    personal: /\b(preis|auszeichnung\w*|patent\w*|ehrenamt\w*|traum|foto)\b/,
    otherSocial:
      /\b(linkedin|xing|mastodon|blog|youtube|newsletter|podcast|vortrag|vortraege|telegram|instagram|konferenz\w*|veroeffentlich\w*|artikel)\b/,
    companyFacts:
      /\b(nutzer\w*|kund\w*|mitarbeit\w*|umsatz|gegruendet|standort\w*|filialen|patient\w*|fahrgaeste|lesende|leser\w*)\b/,
    team: /\b(zu (zweit|dritt|viert|fuenft)|leute|personen|team\w*|kolleg\w*|leit\w+|betreu\w*|einarbeit\w*|entwickler\w*)\b/,
    performance:
      /\b(schnell\w*|ladezeit\w*|laden|laedt|sekunden?|millisekunden|ms|geschwindigkeit|performance|paket\w*|langsam\w*|bundle)\b/,
    multilingual:
      /\b(sprachen|i18n|internationalis\w*|lokalis\w*|uebersetz\w*|mehrsprach\w*|zweisprach\w*|pluralform\w*)\b/,
    admin:
      /\b(verwaltung\w*|verwalten|admin\w*|berecht\w*|rechte|backoffice|stapel\w*|dashboard\w*|intern\w* werkzeug\w*)\b/,
    components: /\b(komponent\w*|barriere\w*|designsystem\w*|wcag|screenreader|bildschirmleser|tastatur\w*|a11y)\b/,
    workStyle:
      /\b(review\w*|dokument\w*|tests?|teste|konvention\w*|grundsaetz\w*|schreibe zuerst|frage zuerst|paar\w*)\b/,
    learning: /\b(lern\w*|neues|zuletzt|lese|kurs|fortbild\w*|weiterbild\w*|arbeite mich ein)\b/,
    aiUse: /\b(ki|llms?|copilot|sprachmodell\w*|kuenstliche\w* intelligenz)\b/,
    license: /\b(lizenz\w*|mit|gpl|apache|proprietaer|open source|quelloffen|urheberrecht)\b/,
    previousJob: /\b(davor|vorher|zuvor|frueher|zuerst|angefangen|ersten \w+ jahre|nach dem studium)\b/,
    since: /\b(seit (19|20)\d\d|seit \w+ jahren|jahre)\b/,
    skillScale: /\b(einschaetz\w*|selbst|prozent\w*|wie sicher|wie oft)\b/,
  },
  concepts: [
    ['produktion', 'einsatz', 'nutzt', 'nutzen', 'nutzer', 'genutzt', 'verwendet', 'live', 'kunde', 'kunden'],
    [
      'team',
      'zweit',
      'dritt',
      'viert',
      'fuenft',
      'sechst',
      'leute',
      'kollegen',
      'kollegin',
      'mitarbeiter',
      'mitglieder',
    ],
    ['schnell', 'geschwindigkeit', 'ms', 'millisekunden', 'latenz', 'performance', 'langsam', 'schneller', 'ladezeit'],
    ['pull', 'pr', 'prs', 'beitrag', 'beitraege', 'mitwirkende', 'community', 'ehrenamtlich'],
    ['speichern', 'gespeichert', 'ablage', 'speichert', 'format', 'datei', 'dateien'],
    ['hosten', 'server', 'betreiben', 'installieren', 'betrieb', 'ausrollen'],
    ['gebaut', 'basiert', 'grundlage', 'framework', 'bibliothek', 'unterbau', 'entwickelt'],
    ['protokoll', 'verlauf', 'nachvollziehen', 'historie', 'geaendert', 'aenderung', 'audit'],
    ['rechte', 'berechtigung', 'zugriff', 'rolle', 'rollen', 'berechtigungen'],
    ['seite', 'ansicht', 'maske', 'bildschirm'],
    ['tabelle', 'excel', 'liste', 'spreadsheet'],
    [
      'uebersetzung',
      'uebersetzen',
      'sprache',
      'i18n',
      'lokalisierung',
      'internationalisierung',
      'mehrsprachig',
      'texte',
    ],
    ['barrierefrei', 'barrierefreiheit', 'a11y', 'blind', 'wcag', 'screenreader', 'zugaenglich'],
    ['komponente', 'komponenten', 'baustein', 'ui'],
    ['laden', 'ladezeit', 'start', 'lcp', 'erstes'],
    ['teilen', 'paket', 'pakete', 'modul', 'module', 'monolith', 'zerlegt', 'aufgeteilt', 'umbau'],
    ['support', 'kundendienst', 'service', 'hotline'],
    ['altsystem', 'uebernommen', 'alt', 'alter', 'bestand', 'legacy'],
    ['null', 'neu', 'gruen', 'anfang', 'begonnen', 'begann'],
    ['doku', 'dokumentation', 'dokumentiert', 'handbuch'],
    ['review', 'feedback', 'pruefen', 'durchsicht'],
    ['veroeffentlicht', 'ausgeliefert', 'release', 'herausgebracht', 'gestartet'],
    ['konvention', 'standard', 'regel', 'richtlinie'],
    ['suche', 'suchen', 'finden', 'gefunden', 'abfrage'],
    ['notiz', 'notizen', 'merkzettel'],
    ['link', 'verweis', 'verknuepft', 'verbindung'],
    [
      'studium',
      'studiert',
      'studierte',
      'universitaet',
      'uni',
      'hochschule',
      'abschluss',
      'ausbildung',
      'bachelor',
      'master',
      'diplom',
      'schule',
      'fach',
    ],
    ['remote', 'homeoffice', 'zuhause', 'ortsunabhaengig', 'verteilt'],
    ['umzug', 'umziehen', 'ziehen'],
    ['kuendigungsfrist', 'verfuegbar', 'verfuegbarkeit', 'frei', 'anfangen', 'eintritt'],
    ['freiberuflich', 'selbststaendig', 'freelance', 'auftrag', 'honorar'],
    ['kind', 'kinder', 'tochter', 'sohn', 'vater', 'mutter', 'eltern'],
    ['verheiratet', 'ehefrau', 'ehemann', 'partner', 'partnerin'],
    ['gehalt', 'verdient', 'kostet', 'preis', 'honorar', 'geld', 'tagessatz', 'stundensatz'],
    ['alt', 'alter', 'geboren', 'geburtstag'],
    ['hobby', 'hobbys', 'freizeit', 'wochenende', 'spass'],
    ['nutzer', 'kunden', 'zielgruppe', 'leser'],
    ['stelle', 'arbeitgeber', 'firma', 'position', 'unternehmen', 'job'],
    ['lernen', 'lernt', 'lese', 'fortbildung', 'weiterbildung'],
    ['offline', 'verbindung', 'internet', 'funkloch'],
    ['karte', 'seekarte', 'tiefe', 'tiefen', 'navigation', 'see'],
    ['woche', 'woechentlich', 'wochen'],
    ['idee', 'entwurf', 'gestaltung', 'anlass'],
    ['bildschirmfoto', 'bild', 'screenshot'],
    ['lang', 'laenge', 'passen', 'ueberlauf', 'groesse'],
    ['medizin', 'gesundheit', 'klinik', 'krankenhaus', 'praxis', 'patient'],
    ['finanzen', 'bank', 'zahlung', 'abrechnung', 'kredit'],
    ['handel', 'shop', 'laden', 'onlineshop', 'e-commerce'],
    ['logistik', 'fracht', 'hafen', 'transport', 'versand', 'spedition'],
    ['bahn', 'zug', 'bus', 'fahrplan', 'nahverkehr', 'fahrgaeste'],
  ],
  stemOf: (word) => (/^[a-z']+$/.test(word) ? word.replace(/(?<=\w{4})(ern|em|er|en|es|et|e|n|s)$/, '') : word),
  measures,
  signs,
  advertisement:
    /\b(aufgaben|anforderungen|qualifikation\w*|wir bieten|ihr profil|dein profil|das bringst du mit|das bringen sie mit|ueber uns|vorteile|von vorteil|wuenschenswert|gehalt|bewerb\w*|stellenbeschreibung|vollzeit|wir suchen|jahre berufserfahrung|berufserfahrung|\(m\/w\/d\)|kandidat\w*)/g,
  terms: {
    salary: /gehalt|verguetung|€|\$|tagessatz|stundensatz|brutto/,
    remote: /remote|hybrid|vor ort|buero|homeoffice|home-office|mobiles arbeiten/,
    start: /eintritt|starttermin|ab sofort|naechstmoeglich|kuendigungsfrist/,
    visa: /visum|arbeitserlaubnis|arbeitsgenehmigung|staatsangehoerig/,
    education: /studium|abschluss|hochschul|bachelor|master|diplom|ausbildung/,
    lead: /\b(leit|fuehr|mentor|betreu|coach)/,
  },
};
