import type { Content } from '#content/schema.ts';

const CODE = 'https://gitlab.example.com/lena-brandt';

export const projects: Content['projects'] = [
  {
    id: 'faehrzeit',
    title: { de: 'Fährzeit' },
    summary: { de: 'Die Abfahrten der Hafenfähren, auch ohne Netz.' },
    description: {
      de: 'Fährzeit lädt den Fahrplan einmal und rechnet dann auf dem Telefon weiter. Verspätungen kommen dazu, sobald wieder Netz da ist. Rund 4.000 Menschen nutzen die Seite im Monat.',
    },
    technologies: ['TypeScript', 'Svelte'],
    image: '⛴️',
    link: 'https://example.com/faehrzeit',
    github: `${CODE}/faehrzeit`,
  },
  {
    id: 'formular',
    title: { de: 'Formularbausteine' },
    summary: { de: 'Formulare, die ihre Fehler verständlich erklären.' },
    description: {
      de: 'Zwölf Bausteine für Formulare, geprüft mit Bildschirmlesern. Jede Fehlermeldung sagt, was geschehen ist und was zu tun ist. Die Lizenz ist MIT.',
    },
    technologies: ['TypeScript', 'CSS'],
    image: '📝',
    github: `${CODE}/formularbausteine`,
  },
  {
    id: 'kartenblatt',
    title: { de: 'Kartenblatt' },
    summary: { de: 'Stadtpläne zum Ausdrucken, mit großer Schrift.' },
    description: {
      de: 'Kartenblatt setzt aus offenen Daten einen Stadtplan auf Papier: so viele Namen, wie lesbar bleiben, und keinen mehr.',
    },
    technologies: ['Node.js', 'PostgreSQL'],
    image: '🗺️',
    github: `${CODE}/kartenblatt`,
  },
  {
    id: 'ladenbuch',
    title: { de: 'Ladenbuch' },
    summary: { de: 'Ein Kassenbuch für sehr kleine Läden.' },
    description: {
      de: 'Ladenbuch kennt Einnahmen, Ausgaben und den Stand in der Schublade. Mehr braucht der Blumenladen nicht.',
    },
    technologies: ['Vue', 'PostgreSQL'],
    image: '🌷',
    link: 'https://example.com/ladenbuch',
  },
  {
    id: 'pegel',
    title: { de: 'Pegelstand' },
    summary: { de: 'Der Wasserstand der Elbe als stilles Bild.' },
    description: {
      de: 'Pegelstand zeichnet einmal in der Stunde, wie hoch die Elbe steht. Das Bild hängt in der Teeküche und fragt nach nichts.',
    },
    technologies: ['Node.js'],
    image: '🌊',
  },
];
