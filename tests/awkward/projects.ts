import type { Content } from '#content/schema.ts';
import { full } from './full.ts';

/** Joined emoji, flags, keycaps, signs with a variation selector: whatever counts as one. */
const images = ['👩🏽‍💻', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇨🇱', '1️⃣', '✏️', '🧑🏿‍🚀', '🏴‍☠️', '❤️‍🔥', '🫱🏻‍🫲🏿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🗂️'];

/** Wide, tall, drawn. */
const PICTURES = ['pictures/wide.png', undefined, 'pictures/tall.png', 'pictures/drawn.svg'];

export const projects = images.map((image, index) => ({
  id: `p${index}-donaudampfschifffahrtsgesellschafts`,
  title: {
    zh: '多瑙河轮船公司救生艇乘员名册管理与航海日志系统',
    en: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung',
    ja: 'リアルタイムコラボレーションプラットフォーム管理',
  },
  summary: index === 1 ? { zh: '短。', en: 'Short.', ja: '短い。' } : full(200, 90),
  description: full(1200, 600),
  technologies: Array.from({ length: 12 - index }, (_, order) => `Benutzeroberflächenprüfung ${order + 1}`),
  image,
  ...(PICTURES[index] && { picture: { file: PICTURES[index], alt: full(140, 70, `Bild ${index} `) } }),
  // One project without a page, one without open code, one without either.
  ...(![2, 4].includes(index) && {
    link: `https://example.com/projects/${'donaudampfschifffahrtsgesellschaft/'.repeat(4)}${index}`,
  }),
  ...(![3, 4].includes(index) && { github: `https://example.com/code/${index}?branch=main&file=a%20b#L1` }),
})) satisfies Content['projects'];
