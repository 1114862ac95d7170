import type { AnswersOnServer } from '../translation.ts';

export const answersOnServer: AnswersOnServer = {
  chatPrivacy:
    'Was Sie schreiben, geht an den eigenen Server dieser Website, der die Antwort im Text der Seite nachschlägt. Es wird weder gespeichert noch protokolliert, niemand sonst bekommt es, auch {name} sieht es nicht. Ein Sitzungs-Cookie zählt nur die Nachrichten.',
  theme:
    'Es gibt ein helles und ein dunkles Farbschema. Die Seite folgt Ihrem System, bis Sie umschalten: mit dem Knopf oben, auf dem Smartphone im Menü.',
  globe:
    'Der Globus zeigt, wo {name} ist: Die Markierung in Magenta ist {place}. Er lässt sich drehen, vergrößern und anhalten; aus der Nähe wird er zur Seekarte.',
  form: 'Das Formular unter [Kontakt](#contact) öffnet Ihr Mailprogramm mit der fertigen Nachricht, und Sie senden sie von dort: Diese Website verschickt und speichert nichts. Das Formular braucht JavaScript; ohne schreiben Sie bitte an [{email}](mailto:{email}).',
  noCode: 'Zu [{title}](#project-{id}) ist kein Code verlinkt.',
  practices: {
    editor: 'Editoren',
    inputMethod: 'Eingabemethoden',
    search: 'Suche',
    knowledge: 'Notizen und Wissen',
    openSource: 'Open Source',
    together: 'Gemeinsames Bearbeiten',
    offline: 'Ohne Netz',
    typography: 'Typografie',
    forms: 'Formulare',
    selling: 'Verkauf im Netz',
    pictures: 'Diagramme und Karten',
    mobile: 'Telefone',
    accessibility: 'Barrierefreiheit',
    testing: 'Tests',
    review: 'Code-Review',
    conventions: 'Konventionen',
    translation: 'Übersetzung',
    speed: 'Geschwindigkeit',
    configured: 'Masken aus Beschreibungen',
    formats: 'Plural und Datum',
    documents: 'Dokumentation',
    old: 'Übernommener Code',
    scratch: 'Von null an',
    design: 'Gestaltung',
    security: 'Sicherheit',
    operations: 'Betrieb',
    ai: 'KI',
  },
};
