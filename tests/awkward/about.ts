import type { Content } from '#content/schema.ts';
import { full } from './full.ts';

const note = { zh: '救生艇乘员名册编制须知', en: 'Rettungsbootverzeichnis', ja: 'コラボレーションノート' };
const card = {
  title: {
    zh: '从多瑙河轮船公司到救生艇名册管理系统',
    en: 'Vom Donaudampfschifffahrtsgesellschaftskapitän',
    ja: 'ドナウ汽船会社から航海日誌システムへ',
  },
  line: full(60, 30),
};
const advantage = {
  label: { zh: '跨部门协调与沟通能力', en: 'Verantwortungsbewusstein', ja: 'コラボレーション能力' },
  text: full(140, 60),
};

/** Every field as full as it may be. */
export const about = {
  lead: [
    { zh: '先把船名都写下来吧，', en: 'Rettungsbootbesatzung.', ja: 'まずはぜんぶ書いて、' },
    { zh: '再把航线都连起来吧。', en: 'Dampfschifffahrtswesen.', ja: 'あとからつないでいく' },
  ],
  paragraphs: [full(600, 300), full(600, 300), full(600, 300), full(600, 300)],
  notes: [note, note, note, note, note],
  cards: { experience: card, projects: card, contact: card },
  // Six, one of them with a sign of its own, and those that are called as nobody knows.
  advantages: ['patience', 'technical', 'seamanship', 'knots', 'weather', 'singing'].map((id) => ({
    id,
    ...advantage,
  })),
} satisfies Content['about'];
