/** An owner whose site has one language: three jobs, five projects, a degree, code on GitLab. Invented, like the sample. */
import type { Content } from '#content/schema.ts';
import { about } from './about.ts';
import { experience } from './experience.ts';
import { person } from './person.ts';
import { projects } from './projects.ts';

export const content: Content = {
  person,
  sharing: {
    title: { de: 'Lena Brandt · Frontend-Entwicklerin in Hamburg' },
    description: {
      de: 'Lena Brandt entwickelt in Hamburg den Fahrkartenkauf einer Nahverkehrs-App. Erfahrung, Kenntnisse, fünf Projekte und ein Chat für Fragen.',
    },
    line: { de: 'Ein Schritt weniger bis zum Anleger.' },
    imageAlt: { de: 'Lena Brandt, Frontend-Entwicklerin, neben einem Globus mit einer Markierung auf Hamburg.' },
    siteName: { de: 'Lena Brandt' },
    llmsSummary:
      'Lena Brandt is a front-end developer in Hamburg who works on the ticket shop of a local transport app. This site is a résumé and portfolio in German.',
  },
  hero: {
    greeting: { de: 'Guten Tag, ich bin' },
    subtitle: { de: 'baut Fahrkartenkauf für den Nahverkehr' },
    description: {
      de: 'Ich kürze Wege: vom Öffnen der App bis zur gültigen Fahrkarte, auch im Funkloch unter der Elbe, auch mit kalten Fingern am Anleger.',
    },
  },
  about,
  experience,
  skills: {
    note: { de: 'Die Werte sind selbst eingeschätzt: wie sicher ich ohne Nachschlagen arbeite.' },
    groups: [
      {
        id: 'frontend',
        name: { de: 'Oberflächen' },
        skills: [
          { name: 'TypeScript', level: 92 },
          { name: 'Svelte', level: 90 },
          { name: 'CSS', level: 88 },
          { name: 'Vue', level: 74 },
        ],
      },
      {
        id: 'server',
        name: { de: 'Dahinter' },
        skills: [
          { name: 'Node.js', level: 70 },
          { name: 'PostgreSQL', level: 55 },
        ],
      },
    ],
  },
  projects,
  contact: {
    subtitle: { de: 'Schreiben Sie mir über Arbeit, über Fähren oder über einen Link, der nicht mehr geht.' },
    mapNote: { de: 'Die Tiefen sind erfunden. Bitte nicht danach fahren.' },
  },
  suggestions: [
    { de: 'Woran arbeitet Lena gerade?' },
    { de: 'Ist Lena für Remote-Stellen offen?' },
    { de: 'Wie nehme ich Kontakt auf?' },
  ],
};
