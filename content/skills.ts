/** Names and levels are the same in every language: a skill's name is not translated. */
import type { Content } from './schema.ts';

export const skills = {
  note: {
    zh: '百分比是我给自己打的分：用得多不多，心里有没有底。',
    en: 'My own scores: how often I use each one, and how sure I am of it.',
    ja: '数値は自己評価です。使う頻度と自信の目安にどうぞ。',
  },
  frontend: [
    { name: 'React', level: 95 },
    { name: 'TypeScript', level: 90 },
    { name: 'JavaScript', level: 95 },
    { name: 'HTML5/CSS3', level: 95 },
    { name: 'ES6+', level: 90 },
    { name: 'Tailwind CSS', level: 90 },
    { name: 'shadcn-ui', level: 85 },
    { name: 'radix-ui', level: 80 },
  ],
  backend: [
    { name: 'GraphQL', level: 85 },
    { name: 'Node.js', level: 75 },
    { name: 'MVC architecture', level: 80 },
  ],
  tools: [
    { name: 'Git', level: 95 },
    { name: 'Vite', level: 85 },
    { name: 'Figma', level: 75 },
    { name: 'Notion', level: 80 },
    { name: 'AI Coding', level: 85 },
  ],
} satisfies Content['skills'];
