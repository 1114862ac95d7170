/** An owner with a long name and two languages in Latin letters: no Chinese or Japanese character anywhere. Invented. */
import type { Content } from '#content/schema.ts';
import { about } from './about.ts';
import { experience } from './experience.ts';
import { person } from './person.ts';

export const content: Content = {
  person,
  sharing: {
    title: { de: 'Maximiliane von Schwarzenfels, Architektin', en: 'Maximiliane von Schwarzenfels, architect' },
    description: {
      de: 'Maximiliane Freifrau von Schwarzenfels entwirft in Garmisch-Partenkirchen Leitsysteme für Bergbahnen. Erfahrung, Projekte, Kontakt.',
      en: 'Maximiliane Freifrau von Schwarzenfels designs control systems for mountain railways. Experience, projects, contact.',
    },
    line: { de: 'Erst messen, dann fahren.', en: 'Measure first, then move.' },
    imageAlt: {
      de: 'Maximiliane Freifrau von Schwarzenfels neben einem Globus mit einer Markierung auf Garmisch-Partenkirchen.',
      en: 'Maximiliane Freifrau von Schwarzenfels beside a globe with a mark on Garmisch-Partenkirchen.',
    },
    siteName: { de: 'Maximiliane von Schwarzenfels', en: 'Maximiliane von Schwarzenfels' },
    llmsSummary: 'Maximiliane Freifrau von Schwarzenfels designs the control systems of mountain railways.',
  },
  hero: {
    greeting: { de: 'Grüß Gott, ich bin', en: 'Hello, I’m' },
    subtitle: { de: 'für Seilbahnen und Zahnradbahnen', en: 'for cable cars and rack railways' },
    description: {
      de: 'Geschwindigkeitsüberwachung, Fahrgastinformation und Störungsmeldungen: Was auf dem Berg geschieht, steht im Tal auf einem Bildschirm.',
      en: 'Speed supervision, passenger information and fault reports: what happens on the mountain is on a screen in the valley.',
    },
  },
  about,
  experience,
  skills: {
    note: { de: 'Selbst eingeschätzt, eher vorsichtig.', en: 'My own estimate, on the cautious side.' },
    groups: [
      {
        id: 'software',
        name: { de: 'Software', en: 'Software' },
        skills: [
          { name: 'Rust', level: 88 },
          { name: 'TypeScript', level: 81 },
          { name: 'Grafana', level: 64 },
        ],
      },
    ],
  },
  projects: [
    {
      id: 'talblick',
      title: { de: 'Störungsmeldungsübersicht Talblick', en: 'Talblick, an overview of faults' },
      summary: {
        de: 'Alle Meldungen einer Bergbahn auf einem Blatt.',
        en: 'All reports of a mountain railway on one sheet.',
      },
      description: {
        de: 'Talblick ordnet die Meldungen einer Schicht nach Dringlichkeit und Ort. Was zusammengehört, steht beisammen.',
        en: 'Talblick sorts the reports of a shift by urgency and place. What belongs together stands together.',
      },
      technologies: ['Rust', 'TypeScript'],
      image: '🚠',
      github: 'https://gitlab.example.com/schwarzenfels/talblick',
    },
  ],
  contact: {
    subtitle: {
      de: 'Schreiben Sie mir, wenn etwas steht, das fahren soll.',
      en: 'Write to me when something stands that should move.',
    },
    mapNote: { de: 'Keine Wanderkarte.', en: 'Not a hiking map.' },
  },
  suggestions: [
    { de: 'Woran arbeitet sie gerade?', en: 'What is she working on?' },
    { de: 'Welche Projekte gibt es?', en: 'Which projects are there?' },
    { de: 'Wie nehme ich Kontakt auf?', en: 'How do I get in touch?' },
  ],
};
