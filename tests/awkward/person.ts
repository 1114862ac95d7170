import type { Content } from '#content/schema.ts';
import { full } from './full.ts';

export const person = {
  name: {
    zh: '沃尔夫施莱格尔斯泰因豪森贝格尔多夫·安娜',
    en: 'Wolfeschlegelsteinhausenbergerdorff Anna',
    ja: 'ヴォルフェシュレーゲルシュタインハウゼンベルガードルフ・アンナ',
  },
  reading: {
    zh: 'Wòěrfūshīláigéěr Ānnà',
    en: 'Wolfeschlegelsteinhausenbergerdorff Anna',
    ja: 'ヴォルフェシュレーゲルシュタインハウゼンベルガードルフ・アンナ',
  },
  title: {
    zh: '多瑙河轮船公司客户端可访问性与国际化首席软件工程师',
    en: 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterin',
    ja: 'クライアントサイドアクセシビリティプリンシパルエンジニア',
  },
  brand: {
    zh: '多瑙河轮船公司救生艇名册工作室',
    en: 'Donaudampfschifffahrtsgesellschaftsbüro',
    ja: 'ドナウ汽船救生艇名簿制作所',
  },
  portrait: { file: 'portrait.png', alt: full(140, 70, 'Bildnis ') },
  since: 1998,
  languages: [
    {
      tag: 'de',
      name: { zh: '德语', en: 'German', ja: 'ドイツ語' },
      fluency: { zh: '母语', en: 'native', ja: '母語' },
    },
  ],
  education: [
    { school: full(60, 30), subject: full(60, 30), degree: full(40, 16), year: 1997 },
    { school: full(60, 30), subject: full(60, 30), degree: full(40, 16), year: 1991 },
  ],
  certificates: Array.from({ length: 12 }, (_, index) => ({
    name: full(80, 40, `Zeugnis ${index} `),
    issuer: full(60, 30, `Amt ${index} `),
    year: 2024 - index,
    // Every other one can be checked.
    ...(index % 2 === 0 && { url: `https://example.com/certificates/${'donaudampfschiff/'.repeat(3)}${index}` }),
  })),
  publications: Array.from({ length: 12 }, (_, index) => ({
    kind: index % 3 === 0 ? 'writing' : 'talk',
    title: full(100, 50, `Schrift ${index} `),
    where: full(60, 30, `Ort ${index} `),
    year: 2024 - index,
    ...(index % 2 === 0 && { url: `https://example.com/published/${'donaudampfschiff/'.repeat(3)}${index}` }),
  })),
  availability: full(160, 80),
  email: 'anna.wolfeschlegelsteinhausenbergerdorff@donaudampfschifffahrtsgesellschaft.example.com',
  phone: '+56 61 2000 0000 0000',
  // A name to search for first, then all the signs that there are, then services of no kind that is known.
  profiles: [
    { label: 'Schiffsmeldestellen1', handle: 'wolfeschlegelsteinhausenbergerdorff.anna' },
    { label: 'Gitablageort f. Code', url: 'https://code.example.com/wolfeschlegelsteinhausenbergerdorff' },
    { label: 'X', url: 'https://social.example.com/@wolfeschlegelsteinhausenbergerdorff' },
    { label: 'GitHub', url: 'https://example.com/github/wolfeschlegelsteinhausenbergerdorff' },
    { label: 'Mastodon', url: 'https://example.com/@wolfeschlegelsteinhausenbergerdorff' },
    ...Array.from({ length: 9 }, (_, index) => ({
      label: `Schiffsregister No ${index}`,
      url: `https://example.com/register/${index}/wolfeschlegelsteinhausenbergerdorff`,
    })),
  ],
  reply: {
    zh: '视船期而定，通常三周之内一定回信',
    en: 'within three weeks, depending on the next ship to call here',
    ja: '船便しだいですが、おおむね三週間以内にお返事します',
  },
  hours: {
    zh: '船靠岸的日子，日出到日落（当地时间）',
    en: 'Days with a ship in port, from sunrise to sunset, local time',
    ja: '船が入港している日の日の出から日没まで（現地時間）',
  },
  place: {
    name: { zh: '威廉斯港（智利）', en: 'Puerto Williams (Chile)', ja: 'プエルト・ウィリアムズ' },
    fullName: {
      zh: '智利麦哲伦大区纳瓦里诺岛威廉斯港',
      en: 'Puerto Williams, Isla Navarino, Chile',
      ja: 'プエルト・ウィリアムズ（チリ、ナバリノ島）',
    },
    latitude: -54.9333,
    longitude: -67.6167,
    countryCode: 'CL',
  },
} satisfies Content['person'];
