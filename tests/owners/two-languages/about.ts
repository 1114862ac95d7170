import type { Content } from '#content/schema.ts';

export const about: Content['about'] = {
  lead: [
    { de: 'Erst messen.', en: 'Measure first.' },
    { de: 'Dann fahren.', en: 'Then move.' },
  ],
  paragraphs: [
    {
      de: 'Seit 2009 entwerfe ich Leitsysteme für Bergbahnen, seit 2014 als Architektin.',
      en: 'I have designed control systems for mountain railways since 2009, since 2014 as an architect.',
    },
    {
      de: 'Eine Seilbahn kennt nur wenige Zustände, aber jeder davon muss stimmen.',
      en: 'A cable car knows few states, but every one of them has to be right.',
    },
    {
      de: 'Die Überwachung schreibe ich in Rust, die Anzeige in TypeScript.',
      en: 'I write the supervision in Rust and the display in TypeScript.',
    },
  ],
  notes: [
    { de: 'Windmessung', en: 'Measuring wind' },
    { de: 'Zustandsautomaten', en: 'State machines' },
    { de: 'Schichtübergaben', en: 'Handing over a shift' },
    { de: 'Ausfallsicherheit', en: 'Failing safely' },
    { de: 'Bergfunk', en: 'Radio on a mountain' },
  ],
  cards: {
    experience: {
      title: { de: 'Ein Haus seit 2009', en: 'One company since 2009' },
      line: { de: 'Vom Schaltschrank zur Leitstelle', en: 'From the cabinet to the control room' },
    },
    projects: {
      title: { de: 'Meldungen im Griff', en: 'Faults at a glance' },
      line: { de: 'Ein Projekt, offen', en: 'One project, in the open' },
    },
    contact: {
      title: { de: 'Antwort innerhalb einer Woche', en: 'An answer within a week' },
      line: { de: 'dienstags am Telefon', en: 'Tuesdays by phone' },
    },
  },
  advantages: [
    {
      id: 'technical',
      label: { de: 'Geschwindigkeitsregelung', en: 'Speed control' },
      text: { de: 'Regelkreise, die auch bei Sturm ruhig bleiben.', en: 'Loops that stay calm in a storm.' },
    },
    {
      id: 'experience',
      label: { de: 'Erfahrung', en: 'Experience' },
      text: { de: 'Elf Bahnen in Betrieb genommen.', en: 'Eleven railways taken into service.' },
    },
    {
      id: 'learning',
      label: { de: 'Lernen', en: 'Learning' },
      text: { de: 'Zurzeit formale Beweise.', en: 'Formal proofs, lately.' },
    },
    {
      id: 'teamwork',
      label: { de: 'Zusammenarbeit', en: 'Teamwork' },
      text: { de: 'Ich schreibe für die Nachtschicht.', en: 'I write for the night shift.' },
    },
    {
      id: 'innovation',
      label: { de: 'Neues', en: 'New ideas' },
      text: { de: 'Nur, was sich abschalten lässt.', en: 'Only what can be switched off.' },
    },
  ],
};
