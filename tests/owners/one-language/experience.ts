import type { Content } from '#content/schema.ts';

export const experience: Content['experience'] = [
  {
    id: 'elbtakt',
    company: { de: 'Elbtakt Verkehrs-Apps GmbH' },
    position: { de: 'Frontend-Entwicklerin' },
    place: { de: 'Hamburg' },
    start: '2021-04',
    description: {
      de: 'Elbtakt macht die App, mit der in sieben Städten Busse, Bahnen und Fähren bezahlt werden. Ich verantworte den Fahrkartenkauf von der Auswahl bis zur Quittung. Wir sind zu viert im Frontend.',
    },
    achievements: [
      {
        id: 'offline',
        label: { de: 'Kauf im Funkloch' },
        text: {
          de: 'Fahrkarten lassen sich ohne Netz kaufen und gelten sofort; die Abbrüche sanken um 38% gegenüber 2020.',
        },
      },
      {
        id: 'wcag',
        text: { de: 'Der ganze Kauf erfüllt WCAG\u00A02.2\u00A0AA und läuft mit der Tastatur allein.' },
      },
    ],
    technologies: ['TypeScript', 'Svelte', 'CSS', 'Node.js'],
  },
  {
    id: 'kaiwerk',
    company: { de: 'Kaiwerk Spedition' },
    position: { de: 'Webentwicklerin' },
    place: { de: 'Hamburg' },
    start: '2018-01',
    end: '2021-03',
    description: {
      de: 'Verwaltung von Containern, Frachtpapieren und Terminen am Terminal. Ich habe die alte Oberfläche Seite für Seite abgelöst.',
    },
    achievements: [
      {
        id: 'masken',
        label: { de: 'Schnellere Masken' },
        text: { de: 'Eine Buchung dauerte vorher sechs Minuten, danach anderthalb.' },
      },
    ],
    technologies: ['TypeScript', 'Vue', 'PostgreSQL'],
  },
  {
    id: 'lichtblick',
    company: { de: 'Agentur Deichlicht' },
    position: { de: 'Junior-Entwicklerin' },
    place: { de: 'Hamburg' },
    start: '2016-09',
    end: '2017-12',
    description: { de: 'Online-Shops für kleine Läden, vom Entwurf bis zur Schulung am Tresen.' },
    achievements: [
      {
        id: 'shops',
        label: { de: 'Elf Läden online' },
        text: { de: 'Elf Shops eröffnet, neun davon pflegen die Inhaberinnen und Inhaber selbst.' },
      },
    ],
    technologies: ['CSS', 'PHP'],
  },
];
