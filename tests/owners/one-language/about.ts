import type { Content } from '#content/schema.ts';

export const about: Content['about'] = {
  lead: [{ de: 'Kürzer fragen.' }, { de: 'Früher ankommen.' }],
  paragraphs: [
    {
      de: 'Seit 2016 entwickle ich Oberflächen in Hamburg. Angefangen habe ich in einer Agentur mit Online-Shops, danach kamen drei Jahre bei einer Hafenspedition. Seit 2021 baue ich den Fahrkartenkauf einer Nahverkehrs-App.',
    },
    {
      de: 'Mich reizt, was zwischen zwei Haltestellen passiert: Das Netz ist weg, der Bus kommt gleich, die Karte fehlt noch. Wenn dann trotzdem alles klappt, war es gute Arbeit.',
    },
    {
      de: 'Barrierefreiheit prüfe ich nicht am Ende, sondern jeden Tag: mit der Tastatur, mit dem Bildschirmleser und zweimal im Jahr mit Fahrgästen, die ihn wirklich brauchen.',
    },
  ],
  notes: [
    { de: 'Kaufen ohne Netz' },
    { de: 'Große Schrift' },
    { de: 'Fähren und Fahrpläne' },
    { de: 'Formulare ohne Ärger' },
    { de: 'Svelte im Alltag' },
  ],
  cards: {
    experience: { title: { de: 'Vom Shop zur Fähre' }, line: { de: 'Seit 2016 im Beruf, seit 2021 im Nahverkehr' } },
    projects: { title: { de: 'Fünf Projekte aus zehn Jahren' }, line: { de: 'Der Code liegt offen' } },
    contact: { title: { de: 'Antwort in zwei Tagen' }, line: { de: 'werktags 10:00–19:00\u00A0Uhr' } },
  },
  advantages: [
    {
      id: 'technical',
      label: { de: 'Handwerk' },
      text: { de: 'Oberflächen, die auch bei schlechtem Netz schnell bleiben.' },
    },
    {
      id: 'experience',
      label: { de: 'Erfahrung' },
      text: { de: 'Drei Branchen, zwei Altsysteme abgelöst, keins davon über Nacht.' },
    },
    {
      id: 'learning',
      label: { de: 'Neugier' },
      text: { de: 'Ein neues Thema im Halbjahr, gerade sind es Karten ohne Kacheln.' },
    },
    {
      id: 'teamwork',
      label: { de: 'Zusammenarbeit' },
      text: { de: 'Im Review frage ich zuerst, wem die Änderung hilft.' },
    },
    {
      id: 'innovation',
      label: { de: 'Augenmaß' },
      text: { de: 'KI schreibt bei mir Testdaten, Entscheidungen nicht.' },
    },
  ],
};
