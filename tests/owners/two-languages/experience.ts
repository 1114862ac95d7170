import type { Content } from '#content/schema.ts';

export const experience: Content['experience'] = [
  {
    id: 'bergbahnleittechnik',
    company: { de: 'Bergbahnleittechnik Oberland', en: 'Bergbahnleittechnik Oberland' },
    position: { de: 'Leitende Softwarearchitektin', en: 'Lead software architect' },
    place: { de: 'Garmisch-Partenkirchen', en: 'Garmisch-Partenkirchen' },
    start: '2009-05',
    description: {
      de: 'Das Haus baut die Leittechnik für Seil- und Zahnradbahnen. Ich verantworte die Überwachung und die Fahrgastinformation.',
      en: 'The company builds control systems for cable cars and rack railways. I am responsible for supervision and passenger information.',
    },
    achievements: [
      {
        id: 'stillstand',
        label: { de: 'Weniger Stillstand', en: 'Fewer stops' },
        text: {
          de: 'Die ungeplanten Halte sanken seit 2018 um 41%.',
          en: 'Unplanned stops have fallen by 41% since 2018.',
        },
      },
    ],
    technologies: ['Rust', 'TypeScript', 'Grafana'],
  },
];
