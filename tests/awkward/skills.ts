import type { Content } from '#content/schema.ts';
import { full } from './full.ts';

/** Twenty skills beside one beside three; the lowest level, the highest, and names without a place to break. */
export const skills = {
  note: full(120, 60),
  groups: [
    {
      id: 'front-end',
      name: full(24, 12),
      skills: Array.from({ length: 20 }, (_, index) => ({
        name: index % 2 === 0 ? `Rettungsbootbesatzungsverzeichnis v${index}` : `C${'+'.repeat(index)}`,
        // One of them without a level.
        ...(index !== 7 && { level: Math.round((index * 100) / 19) }),
      })),
    },
    {
      id: 'back-end',
      name: { zh: '后端', en: 'Hafenverwaltung', ja: 'バックエンド' },
      skills: [{ name: 'Hochverfügbarkeitsdatenbankverwalterin', level: 1 }],
    },
    {
      id: 'tools',
      name: { zh: '工具', en: 'Werkzeug', ja: 'ツール' },
      skills: [{ name: 'Vi', level: 0 }, { name: 'Ed', level: 100 }, { name: 'Versionsverwaltung' }],
    },
  ],
} satisfies Content['skills'];
