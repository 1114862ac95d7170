import { person } from './person.ts';
import type { Content } from '#content/schema.ts';

export const sharing = {
  title: {
    zh: '陈屿 · 前端工程师 · 深圳',
    en: 'Chen Yu · Front-end engineer in Shenzhen',
    ja: '陳嶼｜深圳（シンセン）のフロントエンドエンジニア',
  },
  description: {
    zh: '陈屿在深圳写前端，做一款团队知识库的编辑器、双向链接和搜索。这里有经历、技能、项目和联系方式，有问题也可以直接问。',
    en: 'Front-end engineer in Shenzhen: React, TypeScript, and the editor, backlinks and search of a team knowledge base. Plus a chat that answers your questions.',
    ja: 'チーム向けナレッジベースのエディターと検索を担当するフロントエンドエンジニア、陳嶼のポートフォリオ。気になることはチャットでも聞けます。',
  },
  line: { zh: '先写下来，再连起来。', en: 'Write first. Link it later.', ja: 'まず書く。あとでつなぐ。' },
  imageAlt: {
    zh: '陈屿，深圳的前端工程师。旁边是一个海图风格的地球，深圳处有洋红色标记。',
    en: 'Chen Yu, front-end engineer in Shenzhen, beside a chart-style globe with a magenta mark on Shenzhen.',
    ja: '陳嶼、フロントエンドエンジニア。海図風の地球儀。深圳の位置にマゼンタの印。',
  },
  siteName: person.name,
  llmsSummary:
    'Chen Yu is a front-end engineer in Shenzhen who works on the web app of Islet, a knowledge base for teams: editor, backlinks, full-text search and admin. This site is a résumé and portfolio in Chinese, English and Japanese.',
} satisfies Content['sharing'];
