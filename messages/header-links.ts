import type { Section } from '#contract/sections.ts';
import type { Text } from '#contract/text.ts';

/** The links of the header, each under the section that it leads to and in this order: another link is another line here. */
export const headerLinks = {
  about: { zh: '关于', en: 'About', ja: 'プロフィール' },
  experience: { zh: '经历', en: 'Experience', ja: '経歴' },
  projects: { zh: '项目', en: 'Projects', ja: '制作物' },
  contact: { zh: '联系', en: 'Contact', ja: '連絡先' },
} as const satisfies Partial<Record<Section, Text>>;
