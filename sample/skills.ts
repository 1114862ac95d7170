/** Groups in the order of the columns. A skill's name and level are the same in every language. */
import type { Content } from '#content/schema.ts';

export const skills = {
  note: {
    zh: '百分比是我给自己打的分：用得多不多，心里有没有底。',
    en: 'My own scores: how often I use each one, and how confident I am with it.',
    ja: '数値は自己評価で、使う頻度と自信の目安です。',
  },
  groups: [
    {
      id: 'frontend',
      name: { zh: '前端', en: 'Front end', ja: 'フロントエンド' },
      skills: [
        { name: 'React', level: 95 },
        { name: 'TypeScript', level: 90 },
        { name: 'JavaScript', level: 95 },
        { name: 'HTML5/CSS3', level: 95 },
        { name: 'ES6+', level: 90 },
        { name: 'Tailwind CSS', level: 90 },
        { name: 'shadcn-ui', level: 85 },
        { name: 'radix-ui', level: 80 },
      ],
    },
    {
      id: 'backend',
      name: { zh: '后端', en: 'Back end', ja: 'バックエンド' },
      skills: [
        { name: 'GraphQL', level: 85 },
        { name: 'Node.js', level: 75 },
        { name: 'MVC architecture', level: 80 },
      ],
    },
    {
      id: 'tools',
      name: { zh: '工具', en: 'Tools', ja: 'ツール' },
      skills: [
        { name: 'Git', level: 95 },
        { name: 'Vite', level: 85 },
        { name: 'Figma', level: 75 },
        { name: 'Notion', level: 80 },
        { name: 'AI Coding', level: 85 },
      ],
    },
  ],
} satisfies Content['skills'];
