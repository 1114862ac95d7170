import type { Content, Job } from '#content/schema.ts';
import { full } from './full.ts';

const achievement = {
  label: { zh: '救生艇名册管理', en: 'Rettungsbootverzeichnis', ja: 'アクセシビリテ' },
  text: full(240, 120),
};

const company = {
  zh: '多瑙河轮船公司救生艇乘员名册管理与航海日志电子化有限责任公司',
  en: 'Donaudampfschifffahrtsgesellschaft mbH',
  ja: 'ドナウダンプシッフファールトゲゼルシャフト株式会社',
};

const WITHOUT_ACHIEVEMENTS = 2;

function job(period: Pick<Job, 'start' | 'end'>, index: number): Job {
  return {
    ...period,
    id: `job-${index}`,
    company,
    position: {
      zh: '客户端可访问性与国际化首席软件工程师',
      en: 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterin',
      ja: 'クライアントサイドアクセシビリティプリンシパルエンジニア',
    },
    place: {
      zh: '智利麦哲伦大区纳瓦里诺岛威廉斯港',
      en: 'Puerto Williams, Isla Navarino, Chile',
      ja: 'プエルト・ウィリアムズ（チリ、ナバリノ島）',
    },
    description: full(500, 240),
    // From one to eight, and none.
    ...(index !== WITHOUT_ACHIEVEMENTS && {
      achievements: Array.from({ length: 1 + (index % 8) }, (_, order) => ({
        id: `achievement-${order}`,
        ...achievement,
      })),
    }),
    technologies: Array.from({ length: 12 - index }, (_, order) => `Schnittstellenbeschreibung ${order + 1}`),
  };
}

/** Eight jobs: the present one, two more that never ended, one of a single month, several without a gap. */
export const experience: Content['experience'] = [
  { start: '2024-12' },
  { start: '2024-12' },
  { start: '2020-01', end: '2024-11' },
  { start: '2019-12', end: '2019-12' },
  { start: '2011-03', end: '2019-11' },
  { start: '2008-10' },
  { start: '2001-01', end: '2011-02' },
  { start: '1998-09', end: '2000-12' },
].map(job);
