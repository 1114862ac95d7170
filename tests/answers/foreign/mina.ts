/** Another owner, invented: a designer who develops, in Osaka. No telephone. */
import type { Content } from '#content/schema.ts';

const hours = {
  zh: '周一至周四 10–18 点（日本时间）',
  en: 'Monday–Thursday, 10:00–18:00 (Japan)',
  ja: '月〜木曜 10〜18時（日本時間）',
};
const osaka = { zh: '大阪', en: 'Osaka', ja: '大阪' };
const name = { zh: '森本美奈', en: 'Mina Morimoto', ja: '森本 美奈' };
const title = { zh: '设计师兼前端开发', en: 'Designer and developer', ja: 'デザイナー兼エンジニア' };

export const content: Content = {
  person: {
    name,
    reading: { zh: 'Morimoto Mina', en: 'Mina Morimoto', ja: 'もりもと みな' },
    title,
    since: 2021,
    languages: [
      {
        tag: 'ja',
        name: { zh: '日语', en: 'Japanese', ja: '日本語' },
        fluency: { zh: '母语', en: 'native', ja: '母語' },
      },
      {
        tag: 'en',
        name: { zh: '英语', en: 'English', ja: '英語' },
        fluency: { zh: '读写', en: 'reading and writing', ja: '読み書き' },
      },
    ],
    email: 'mina@example.com',
    profiles: [
      { label: 'Codeberg', url: 'https://example.com/mina/codeberg' },
      { label: 'Mastodon', url: 'https://example.com/mina/mastodon' },
    ],
    reply: { zh: '三天之内', en: 'within three days', ja: '3日以内' },
    hours,
    place: {
      name: osaka,
      fullName: { zh: '日本大阪', en: 'Osaka, Japan', ja: '大阪' },
      latitude: 34.6937,
      longitude: 135.5023,
      countryCode: 'JP',
    },
  },
  sharing: {
    title: {
      zh: '森本美奈 · 大阪的设计师兼前端开发',
      en: 'Mina Morimoto · Designer and developer in Osaka',
      ja: '森本美奈｜大阪のデザイナー兼エンジニア',
    },
    description: {
      zh: '森本美奈在大阪给工坊、博物馆和小酒厂设计并开发网站。这里有经历、技能、项目和联系方式，也可以直接提问。',
      en: 'Designer and developer in Osaka: websites for workshops, museums and small breweries. Experience, skills, projects, and a chat.',
      ja: '工房、博物館、小さな酒蔵のサイトを設計から実装まで。大阪の森本美奈のサイト。経歴、制作物、連絡先。チャットでも質問できます。',
    },
    line: { zh: '画完，接着写出来。', en: 'Draw it, then build it.', ja: '描いたら、動かす。' },
    imageAlt: {
      zh: '森本美奈，大阪的设计师兼前端开发。旁边是一个海图风格的地球，大阪处有标记。',
      en: 'Mina Morimoto, designer and developer in Osaka, beside a chart-style globe with a mark on Osaka.',
      ja: '森本美奈、デザイナー兼エンジニア。海図ふうの地球儀の大阪に印。',
    },
    siteName: name,
    llmsSummary:
      'Mina Morimoto designs and builds websites for workshops, museums and small breweries at Komorebi Works in Osaka. This site is a résumé and portfolio in Chinese, English and Japanese.',
  },
  hero: {
    greeting: { zh: '你好，我是', en: 'Hello, I’m', ja: 'こんにちは。' },
    subtitle: {
      zh: '在大阪又画又写',
      en: 'drawing and building in Osaka',
      ja: '大阪で、描いて、つくっています',
    },
    description: {
      zh: '上午画，下午写。同一个人做这两件事，图和成品之间就不用传话了。',
      en: 'I draw in the morning and build in the afternoon. When one person does both, nothing gets lost between the picture and the page.',
      ja: '午前は描き、午後は組む。一人で両方やると、絵と画面のあいだに伝言ゲームがありません。',
    },
  },
  about: {
    lead: [
      { zh: '先画出来，', en: 'Draw it.', ja: '描いて、' },
      { zh: '再让它动。', en: 'Then make it move.', ja: '動かす。' },
    ],
    paragraphs: [
      {
        zh: '我在大阪做网页设计，也自己把它写出来。2021 年起在一家六个人的工作室，给工坊、博物馆和小酒厂做网站。写代码是自学的，老师是浏览器的开发者工具。',
        en: 'I design websites in Osaka and build them myself. Since 2021 I’ve been with a studio of six that works for workshops, museums and small breweries. I taught myself to code; the developer tools of the browser were my teacher.',
        ja: '大阪でWebサイトをデザインし、自分で組み立てています。2021年から、工房や博物館、小さな酒蔵のサイトをつくる6人のスタジオにいます。コードは独学で、先生はブラウザーの開発者ツールでした。',
      },
      {
        zh: '我在 Figma 里最多画半天，然后就打开编辑器。按钮的图片说不出按下去是什么感觉。上班用 Vue，自己的东西用 Svelte，字距两边都调。',
        en: 'I draw in Figma for half a day at most, then open the editor. The picture of a button can’t tell you how it feels to press it. At work I use Vue, for my own things Svelte, and I adjust the letter spacing in both.',
        ja: 'Figmaで描くのは長くても半日。あとはエディターを開きます。ボタンの絵からは、押した感じがわからないからです。仕事ではVue、自分の作品ではSvelte。字間はどちらでも詰めます。',
      },
      {
        zh: '我每周上四天班，星期五留给自己的项目，也接小的委托。我出生在金泽，现在和一只叫“麦”的猫住在一起。踩过我草稿的，它比哪个客户都多。',
        en: 'I work four days a week. Fridays are for my own projects, and for small commissions. I was born in Kanazawa and live with a cat called Mugi, who has walked over more of my drafts than any client.',
        ja: '働くのは週4日です。金曜日は自分の制作にあて、小さなご依頼も受けています。生まれは金沢。いまは「むぎ」という猫と暮らしています。わたしの下書きをいちばん多く踏んだのは、お客さまではなく、むぎです。',
      },
    ],
    notes: [
      { zh: '按钮的手感', en: 'How a button feels', ja: 'ボタンの手ざわり' },
      { zh: '字距这件小事', en: 'Letter spacing', ja: '字間のはなし' },
      { zh: '纸上的日历', en: 'Calendars on paper', ja: '紙のカレンダー' },
      { zh: '酒标与网页', en: 'Labels and pages', ja: 'ラベルと画面' },
      { zh: '猫走过的草稿', en: 'Drafts a cat crossed', ja: '猫が踏んだ下書き' },
    ],
    cards: {
      experience: {
        title: { zh: '一家工作室，两种手艺', en: 'One studio, two crafts', ja: '一つの職場、二つの仕事' },
        line: { zh: '2021 年起，画和写都做', en: 'Drawing and building since 2021', ja: '2021年から、描いて組む' },
      },
      projects: {
        title: { zh: '星期五的四个项目', en: 'Four Friday projects', ja: '金曜日の四つ' },
        line: { zh: '代码在 Codeberg 上', en: 'The code is on Codeberg', ja: 'コードはCodebergに' },
      },
      contact: {
        title: { zh: '三天之内回信', en: 'I reply within three days', ja: '3日以内にお返事します' },
        line: hours,
      },
    },
    advantages: [
      {
        id: 'technical',
        label: { zh: '技术', en: 'Technical skill', ja: '技術' },
        text: {
          zh: '从第一张草图到上线，一双手做完。',
          en: 'From the first sketch to the launch, one pair of hands.',
          ja: '最初の下書きから公開まで、同じ手でつくります。',
        },
      },
      {
        id: 'experience',
        label: { zh: '经验', en: 'Experience', ja: '経験' },
        text: {
          zh: '十九个网站，大多数客户从没做过网站。',
          en: 'Nineteen sites, most of them for people who had never had one.',
          ja: '19のサイト。はじめてサイトをもつお客さまが大半でした。',
        },
      },
      {
        id: 'learning',
        label: { zh: '学习', en: 'Learning', ja: '学習' },
        text: {
          zh: '每个星期五学一点，最近在学字体制作。',
          en: 'A little every Friday. At present it’s type design.',
          ja: '金曜日ごとに少しずつ。いまは書体づくりです。',
        },
      },
      {
        id: 'teamwork',
        label: { zh: '协作', en: 'Teamwork', ja: 'チーム開発' },
        text: {
          zh: '客户说“总觉得哪里不对”，我就一起找到那个地方。',
          en: 'When a client says “something is off”, we look until we find it.',
          ja: '「なんとなく違う」と言われたら、その場所を一緒に探します。',
        },
      },
      {
        id: 'innovation',
        label: { zh: '创新', en: 'Innovation', ja: '工夫' },
        text: {
          zh: '先用纸和剪刀试，再写代码。',
          en: 'I try it with paper and scissors before I write code.',
          ja: 'コードの前に、紙とはさみで試します。',
        },
      },
    ],
  },
  experience: [
    {
      id: 'komorebi',
      company: { zh: '木漏日制作所', en: 'Komorebi Works', ja: '木漏れ日製作所' },
      position: title,
      place: osaka,
      start: '2021-04',
      description: {
        zh: '大阪的六人工作室，给工坊、博物馆和小酒厂做网站。我从第一次见客户一直跟到上线，设计和前端都由我做。',
        en: 'A studio of six in Osaka that makes websites for workshops, museums and small breweries. I go along from the first meeting to the launch and do both the design and the front end.',
        ja: '工房、博物館、小さな酒蔵のサイトをつくる、大阪の6人のスタジオ。最初の打ち合わせから公開まで、デザインと実装の両方を担当しています。',
      },
      achievements: [
        {
          id: 'brewery',
          label: { zh: '酒厂', en: 'Brewery', ja: '酒蔵' },
          text: {
            zh: '给一家清酒厂重做网店，网上订单变成原来的三倍。',
            en: 'Redesigned the shop of a sake brewery: three times as many orders online.',
            ja: '酒蔵のオンラインショップを作り直し、注文が3倍に。',
          },
        },
        {
          id: 'museum',
          label: { zh: '博物馆', en: 'Museum', ja: '博物館' },
          text: {
            zh: '玻璃博物馆的导览页有五种语言，馆里的平板和手机都能看。',
            en: 'A guide for a glass museum in five languages, on its tablets and on visitors’ phones.',
            ja: 'ガラス博物館の案内を5言語で制作。館内の端末でも来館者のスマートフォンでも読めます。',
          },
        },
        {
          id: 'components',
          label: { zh: '组件', en: 'Components', ja: 'UI部品' },
          text: {
            zh: '用 Vue 做了 27 个组件，和 Figma 里的一一对应。',
            en: 'Made 27 components in Vue, each matching its twin in Figma.',
            ja: 'Vueで27の部品を整備。Figmaの部品と一対一で対応します。',
          },
        },
      ],
      technologies: ['Vue', 'TypeScript', 'CSS', 'Figma'],
    },
  ],
  skills: {
    note: {
      zh: '自己打的分，设计和代码用同一把尺子。',
      en: 'My own scores, with the same ruler for design and code.',
      ja: '自己採点です。デザインもコードも同じものさしで測りました。',
    },
    groups: [
      {
        id: 'frontend',
        name: { zh: '前端', en: 'Front end', ja: 'フロントエンド' },
        skills: [
          { name: 'CSS', level: 95 },
          { name: 'Vue', level: 90 },
          { name: 'Svelte', level: 84 },
          { name: 'JavaScript', level: 85 },
          { name: 'TypeScript', level: 70 },
        ],
      },
      {
        id: 'backend',
        name: { zh: '后端', en: 'Back end', ja: 'バックエンド' },
        skills: [
          { name: 'Node.js', level: 45 },
          { name: 'SQLite', level: 40 },
        ],
      },
      {
        id: 'tools',
        name: { zh: '工具', en: 'Tools', ja: 'ツール' },
        skills: [
          { name: 'Figma', level: 96 },
          { name: 'Illustrator', level: 88 },
          { name: 'Git', level: 75 },
          { name: 'Glyphs', level: 35 },
        ],
      },
    ],
  },
  projects: [
    {
      id: 'salary-table',
      title: { zh: '工资表', en: 'Salary table', ja: '給料の表' },
      summary: {
        zh: '小工作室的设计师挣多少，匿名填，公开看。',
        en: 'What designers in small studios earn: filled in without names, open to all.',
        ja: '小さなスタジオのデザイナーの給料を、匿名で集めて公開。',
      },
      description: {
        zh: '一张公开的表：设计师匿名填上工龄、所在的都道府县和工资，任何人都能排序、筛选。目前有 412 行，我自己的那一行也在里面，没有名字。每一行都要等到同组满五个人才显示，免得被认出来。',
        en: 'An open table. Designers enter their years, their prefecture and their pay without a name, and anybody can sort and filter it. There are 412 rows so far; my own is among them, without a name as well. A row appears only when its group has five people, so that nobody can be recognised.',
        ja: 'だれでも見られる表です。デザイナーが経験年数、都道府県、給料を匿名で書き込み、並べ替えや絞り込みができます。いまのところ412行。わたしの行も名前なしで入っています。人物が特定されないよう、同じ条件の人が5人集まるまで表示されません。',
      },
      technologies: ['Vue', 'Node.js', 'SQLite'],
      image: '💴',
      link: 'https://example.com/mina/salary-table',
      github: 'https://example.com/mina/code/salary-table',
    },
    {
      id: 'family-calendar',
      title: { zh: '家庭日历', en: 'Family calendar', ja: '家族カレンダー' },
      summary: {
        zh: '手机上一起填，每月打印一张贴冰箱上。',
        en: 'Filled in together on phones, printed once a month for the fridge.',
        ja: 'みんなでスマートフォンから書き込み、月に一度印刷して冷蔵庫へ。',
      },
      description: {
        zh: '这是给姐姐一家五口做的。每个人一种颜色，在手机上填，月底自动排成一张 A3 纸。字的大小按站在冰箱前的距离来定。',
        en: 'I made it for my sister’s family of five. Everyone has a colour and writes on a phone, and at the end of the month it sets itself as one A3 sheet. The size of the letters fits the distance at which you stand before a fridge.',
        ja: '姉の5人家族のためにつくりました。一人に一色。スマートフォンで書き込むと、月末にA3一枚へ自動で組まれます。文字の大きさは、冷蔵庫の前に立つ距離に合わせました。',
      },
      technologies: ['Svelte', 'TypeScript'],
      image: '📅',
      link: 'https://example.com/mina/family-calendar',
      github: 'https://example.com/mina/code/family-calendar',
    },
    {
      id: 'age-of-trees',
      title: { zh: '树的年龄', en: 'Age of trees', ja: '木の年齢' },
      summary: {
        zh: '量一圈树干，猜一猜它几岁。',
        en: 'Measure round the trunk and guess how old it is.',
        ja: '幹をひと回り測って、樹齢を当てる。',
      },
      description: {
        zh: '选好树种，量出离地 130 厘米处的树围，网页就画出一圈圈年轮，告诉你大约几岁，误差 15% 左右。收了大阪公园里常见的 38 种树，数据来自一位退休的园丁。',
        en: 'Choose the kind of tree, measure the girth 130 centimetres above the ground, and the page draws the rings and tells the age, give or take 15%. It knows 38 kinds that are common in the parks of Osaka; the figures come from a retired gardener.',
        ja: '樹種を選び、地面から130センチの幹回りを測ると、年輪が描かれ、およその樹齢がわかります。誤差は15%ほど。大阪の公園によくある38種に対応しています。数値は引退した庭師の方にいただきました。',
      },
      technologies: ['Svelte', 'JavaScript'],
      image: '🌳',
      link: 'https://example.com/mina/age-of-trees',
      github: 'https://example.com/mina/code/age-of-trees',
    },
    {
      id: 'lost-umbrella',
      title: { zh: '丢失的雨伞', en: 'Lost umbrella', ja: '忘れた傘' },
      summary: {
        zh: '在哪条线上丢的伞，在地图上点一下。',
        en: 'Tap the line on which you left your umbrella.',
        ja: '傘を置き忘れた路線を、地図で一回タップ。',
      },
      description: {
        zh: '一张大阪的铁路图，谁在哪里丢了伞就点一下。下雨的星期一，环状线最多。没有后台，每晚写成一个静态文件。',
        en: 'A railway map of Osaka on which people mark where they left an umbrella. On rainy Mondays the Loop Line leads. There is no server behind it; each night it becomes one static file.',
        ja: '大阪の路線図に、傘を忘れた場所を記録します。雨の月曜日は環状線がいちばん。サーバーはなく、毎晩一つの静的ファイルになります。',
      },
      technologies: ['Svelte', 'CSS'],
      image: '☂️',
      github: 'https://example.com/mina/code/lost-umbrella',
    },
  ],
  contact: {
    subtitle: {
      zh: '小委托、字体闲聊、大树的消息，都欢迎来信。',
      en: 'Write about a small commission, a typeface, or a very big tree.',
      ja: '小さなご依頼、書体の話、大きな木の情報をお待ちしています。',
    },
    mapNote: {
      zh: '水深是猫踩出来的，请勿航行。',
      en: 'The depths are the cat’s. Don’t sail by them.',
      ja: '水深は猫が踏んだ跡です。航海には使えません。',
    },
  },
  suggestions: [
    { zh: '接委托吗？', en: 'Does Mina take commissions?', ja: '依頼はできますか？' },
    { zh: '设计用什么工具？', en: 'What does she design with?', ja: 'デザインには何を使っていますか？' },
    { zh: '有哪些项目？', en: 'What has she built?', ja: 'どんな作品がありますか？' },
  ],
};
