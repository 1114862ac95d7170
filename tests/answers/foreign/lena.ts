/** Another owner, invented: a front-end developer in Hamburg. */
import type { Content } from '#content/schema.ts';

const hours = {
  zh: '工作日 9–17 点（德国时间）',
  en: 'Weekdays, 9:00–17:00 (Hamburg)',
  ja: '平日9〜17時（ドイツ時間）',
};
const hamburg = { zh: '汉堡', en: 'Hamburg', ja: 'ハンブルク' };
const name = { zh: '莱娜·勃兰特', en: 'Lena Brandt', ja: 'レナ・ブラント' };

export const content: Content = {
  person: {
    name,
    reading: { zh: 'Lena Brandt', en: 'Lena Brandt', ja: 'Lena Brandt' },
    title: { zh: '前端开发工程师', en: 'Front-end developer', ja: 'フロントエンド開発者' },
    since: 2017,
    languages: [
      {
        tag: 'de',
        name: { zh: '德语', en: 'German', ja: 'ドイツ語' },
        fluency: { zh: '母语', en: 'native', ja: '母語' },
      },
      {
        tag: 'en',
        name: { zh: '英语', en: 'English', ja: '英語' },
        fluency: { zh: '流利', en: 'fluent', ja: '流暢' },
      },
      {
        tag: 'da',
        name: { zh: '丹麦语', en: 'Danish', ja: 'デンマーク語' },
        fluency: { zh: '日常会话', en: 'everyday conversation', ja: '日常会話' },
      },
    ],
    email: 'lena@example.com',
    phone: '+49 40 0000 0000',
    profiles: [{ label: 'GitLab', url: 'https://gitlab.example.com/lena-brandt' }],
    reply: { zh: '两天之内', en: 'within two days', ja: '2日以内' },
    hours,
    place: {
      name: hamburg,
      fullName: { zh: '德国汉堡', en: 'Hamburg, Germany', ja: 'ハンブルク（ドイツ）' },
      latitude: 53.5511,
      longitude: 9.9937,
      countryCode: 'DE',
    },
  },
  sharing: {
    title: {
      zh: '莱娜·勃兰特 · 汉堡的前端开发工程师',
      en: 'Lena Brandt · Front-end developer in Hamburg',
      ja: 'レナ・ブラント｜ハンブルクのフロントエンド開発者',
    },
    description: {
      zh: '莱娜·勃兰特在汉堡写前端，做购票应用的支付流程。这里有经历、技能、五个项目和联系方式，也可以直接提问。',
      en: 'Front-end developer in Hamburg, working on the checkout of a ticket app. Experience, skills, five projects, and a chat for your questions.',
      ja: 'ハンブルクのフロントエンド開発者、レナ・ブラントのサイト。経歴、スキル、五つの制作物、連絡先。チャットでも質問できます。',
    },
    line: { zh: '少走一步，就到码头。', en: 'One step fewer to the pier.', ja: '桟橋まで、一歩短く。' },
    imageAlt: {
      zh: '莱娜·勃兰特，汉堡的前端开发工程师。旁边是一个海图风格的地球，汉堡处有标记。',
      en: 'Lena Brandt, front-end developer in Hamburg, beside a chart-style globe with a mark on Hamburg.',
      ja: 'レナ・ブラント、フロントエンド開発者。海図ふうの地球儀のハンブルクに印。',
    },
    siteName: name,
    llmsSummary:
      'Lena Brandt is a front-end developer in Hamburg who leads the web front end of Elbtakt Mobility, a ticket shop for buses, trains and ferries. This site is a résumé and portfolio in Chinese, English and Japanese.',
  },
  hero: {
    greeting: { zh: '你好，我是', en: 'Moin, I’m', ja: 'はじめまして。' },
    subtitle: {
      zh: '在汉堡做购票应用',
      en: 'building a ticket shop in Hamburg',
      ja: 'ハンブルクで乗車券アプリをつくっています',
    },
    description: {
      zh: '我做的界面，是给赶船的人用的：一只手拎着包，另一只手拿着手机，离开船还有两分钟。这时候，少一步是一步。',
      en: 'My interfaces are for people who are late for a boat: one hand on the bag, one on the phone, two minutes to go. Every step less counts.',
      ja: 'わたしのつくる画面を使うのは、船に乗り遅れそうな人たちです。片手にかばん、片手にスマートフォン、出航まであと2分。手順は一つでも少ないほうがいい。',
    },
  },
  about: {
    lead: [
      { zh: '少一步，', en: 'One step less.', ja: '一歩少なく。' },
      { zh: '早一班船。', en: 'One boat earlier.', ja: '一便早く。' },
    ],
    paragraphs: [
      {
        zh: '我在不来梅大学读的媒体信息学，2017 年开始写前端：先在不来梅，后来到汉堡的一家数字代理公司，2022 年起做一款购票应用。用它的人常常站在渡轮码头上，手指冻得发僵。',
        en: 'I studied media informatics at the University of Bremen and have been building front ends since 2017: first in Bremen, then at an agency in Hamburg, and since 2022 for a ticket shop that people use on a ferry pier with cold fingers.',
        ja: 'ブレーメン大学でメディア情報学を学び、2017年からフロントエンドを書いています。はじめはブレーメン、それからハンブルクの制作会社、2022年からは乗車券のアプリです。桟橋で、かじかんだ指で使う人も多いアプリです。',
      },
      {
        zh: '我对表单特别上心。按下按钮之前就说清哪里填错，焦点框正好落在你看的地方，只用键盘也能走完全程。没有人会为这些夸你；没人提起，就说明做对了。',
        en: 'I care about forms more than is usual. A field that says what is wrong before you press the button, a focus ring where you are looking, a purchase that works with the keyboard alone: nobody praises it, and that is how I know it’s right.',
        ja: 'フォームには、つい手間をかけてしまいます。ボタンを押す前にまちがいがわかること。見ている場所にフォーカスがあること。キーボードだけで買い終えられること。ほめる人はいませんが、話題にのぼらないのがうまくいった証拠です。',
      },
      {
        zh: '明年春天起，我可以接新的工作。远程办公没有问题，2020 年起我每周有三天在家工作。偶尔去办公室也很好，只要在汉堡或附近。星期天我在阿尔斯特湖上划赛艇。',
        en: 'I’m free from next spring. Remote work is fine with me: I’ve worked from home three days a week since 2020. A day at the office now and then is welcome too, as long as it is in or near Hamburg. On Sundays I row on the Alster.',
        ja: '来年の春から新しい仕事に入れます。リモートワークで問題ありません。2020年から週3日は自宅で働いています。ハンブルクか近郊なら、ときどきの出社も歓迎です。日曜日はアルスター湖でボートを漕いでいます。',
      },
    ],
    notes: [
      { zh: '不怕填的表单', en: 'Forms without fear', ja: 'こわくないフォーム' },
      { zh: '先试试键盘', en: 'Keyboard first', ja: 'まずキーボードで' },
      { zh: '慢手机上的地图', en: 'Maps on slow phones', ja: '遅い端末と地図' },
      { zh: '浏览器里的声音', en: 'Sound in the browser', ja: 'ブラウザーと音' },
      { zh: '太长的德语词', en: 'Long German words', ja: '長いドイツ語の単語' },
    ],
    cards: {
      experience: {
        title: { zh: '从代理公司到码头', en: 'From an agency to a pier', ja: '制作会社から桟橋へ' },
        line: {
          zh: '2017 年入行，2022 年起做购票',
          en: 'Front ends since 2017, tickets since 2022',
          ja: '2017年から開発、2022年からは乗車券',
        },
      },
      projects: {
        title: { zh: '五个小东西', en: 'Five small things', ja: '小さなものを五つ' },
        line: {
          zh: '四个的代码在 GitLab 上',
          en: 'The code of four is on GitLab',
          ja: 'うち四つはGitLabでコードを公開',
        },
      },
      contact: {
        title: { zh: '明年春天起有空', en: 'Free from next spring', ja: '来年の春から動けます' },
        line: hours,
      },
    },
    advantages: [
      {
        id: 'technical',
        label: { zh: '技术', en: 'Technical skill', ja: '技術' },
        text: {
          zh: '从组件到结账最后一步，键盘和读屏软件都走得通。',
          en: 'From the component to the last step of a checkout, by keyboard and screen reader too.',
          ja: '部品から購入の最後の一手まで。キーボードでも読み上げでも使えるように。',
        },
      },
      {
        id: 'experience',
        label: { zh: '经验', en: 'Experience', ja: '経験' },
        text: {
          zh: '小公司、代理公司、产品公司，都待过。',
          en: 'A small studio, an agency, a product company: I’ve seen all three from inside.',
          ja: '小さなスタジオ、制作会社、自社製品の会社。三つとも経験しました。',
        },
      },
      {
        id: 'learning',
        label: { zh: '学习', en: 'Learning', ja: '学習' },
        text: {
          zh: '想学什么，就用它做个小项目。去年是 Svelte。',
          en: 'I learn by building something small with it. Last year it was Svelte.',
          ja: '学びたいものは、小さな作品にしてみます。去年はSvelteでした。',
        },
      },
      {
        id: 'teamwork',
        label: { zh: '协作', en: 'Teamwork', ja: 'チーム開発' },
        text: {
          zh: '设计还在草稿时就坐到一起，省得最后返工。',
          en: 'I sit with design while it is still a sketch. It saves the second round.',
          ja: '下書きのうちからデザイナーと一緒に見ます。手戻りが減ります。',
        },
      },
      {
        id: 'innovation',
        label: { zh: '创新', en: 'Innovation', ja: '工夫' },
        text: {
          zh: '先问能不能删掉一步，再问能不能做得更快。',
          en: 'First I ask whether the step can go. Then whether it can be faster.',
          ja: 'まず、その手順をなくせないか。速くするのはそのあとです。',
        },
      },
    ],
  },
  experience: [
    {
      id: 'elbtakt',
      company: { zh: 'Elbtakt Mobility', en: 'Elbtakt Mobility', ja: 'Elbtakt Mobility' },
      position: { zh: '高级前端开发工程师', en: 'Senior front-end developer', ja: 'シニアフロントエンド開発者' },
      place: hamburg,
      start: '2022-04',
      description: {
        zh: 'Elbtakt 在网上和自助机上卖公交、火车和渡轮的票。我带 Web 前端组，一共四个人；结账流程由我负责。',
        en: 'Elbtakt sells tickets for buses, trains and ferries, on the web and at machines. I lead the web front end, a team of four, and I’m responsible for the checkout.',
        ja: 'Elbtaktは、バス、電車、フェリーの券をウェブと券売機で販売しています。わたしはWebフロントエンドの4人チームを率い、購入手続きを担当しています。',
      },
      achievements: [
        {
          id: 'checkout',
          label: { zh: '结账', en: 'Checkout', ja: '購入手続き' },
          text: {
            zh: '结账从五步减到两步，中途放弃的比例从 31% 降到 18%。',
            en: 'Rebuilt the checkout: five steps became two, and abandoned purchases fell from 31% to 18%.',
            ja: '購入手続きを5段階から2段階に。途中でやめる人が31%から18%に減少。',
          },
        },
        {
          id: 'accessibility',
          label: { zh: '无障碍', en: 'Accessibility', ja: '使いやすさ' },
          text: {
            zh: '整个网店达到 WCAG 2.2 AA，并由自动测试守住。',
            en: 'Brought the whole shop to WCAG 2.2 AA, with automatic tests that keep it there.',
            ja: 'サイト全体をWCAG 2.2のAAに適合させ、自動テストで維持。',
          },
        },
        {
          id: 'performance',
          label: { zh: '性能', en: 'Speed', ja: '速度' },
          text: {
            zh: '在旧手机上，首屏从 6.2 秒降到 2.1 秒。',
            en: 'On an old phone, first load went from 6.2\u00A0s to 2.1\u00A0s.',
            ja: '古いスマートフォンでの初期表示を6.2秒から2.1秒に短縮。',
          },
        },
      ],
      technologies: ['React', 'TypeScript', 'Next.js', 'Playwright', 'Storybook'],
    },
    {
      id: 'kontor',
      company: { zh: 'Kontor Zwölf', en: 'Kontor Zwölf', ja: 'Kontor Zwölf' },
      position: { zh: '前端开发工程师', en: 'Front-end developer', ja: 'フロントエンド開発者' },
      place: hamburg,
      start: '2019-02',
      end: '2022-03',
      description: {
        zh: '一家给博物馆和出版社做网站的数字代理公司。三年里我做了十四个网站，多数是德英双语。',
        en: 'A digital agency for museums and publishers. In three years I built fourteen websites, most of them in German and English.',
        ja: '美術館や出版社のサイトをつくる制作会社。3年間で14のサイトを担当し、多くはドイツ語と英語の2言語でした。',
      },
      achievements: [
        {
          id: 'museum',
          label: { zh: '博物馆', en: 'Museum', ja: '博物館' },
          text: {
            zh: '一家航海博物馆的在线馆藏：六万件藏品，边输入边搜索。',
            en: 'The online collection of a maritime museum: 60,000 objects, searched as you type.',
            ja: '海事博物館のオンライン収蔵品。6万点を、入力しながら検索できます。',
          },
        },
        {
          id: 'components',
          label: { zh: '组件', en: 'Components', ja: 'UI部品' },
          text: {
            zh: '建了公司第一套设计系统，38 个组件，后来的项目都用它。',
            en: 'Started the agency’s first design system: 38 components, used by every later project.',
            ja: '社内初のデザインシステムを立ち上げ。38の部品を、以後の全案件で使用。',
          },
        },
      ],
      technologies: ['Vue', 'Nuxt', 'Sass', 'Storybook'],
    },
    {
      id: 'messwerk',
      company: { zh: 'Messwerk Studio', en: 'Messwerk Studio', ja: 'Messwerk Studio' },
      position: { zh: '初级网页开发工程师', en: 'Junior web developer', ja: 'ジュニアWeb開発者' },
      place: { zh: '不来梅', en: 'Bremen', ja: 'ブレーメン' },
      start: '2017-09',
      end: '2019-01',
      description: {
        zh: '五个人的小工作室，给中小企业做展会网站。主题、表单、上线、接电话，我都干过。',
        en: 'A studio of five that made trade-fair websites for small firms. I did themes, forms, launches and the telephone.',
        ja: '中小企業の展示会サイトをつくる、5人のスタジオ。テーマ、フォーム、公開作業、電話番まで経験しました。',
      },
      achievements: [
        {
          id: 'launches',
          label: { zh: '上线', en: 'Launches', ja: '公開' },
          text: {
            zh: '十六个月上线二十二个网站，没有一个错过开展日。',
            en: 'Twenty-two launches in sixteen months, none of them after the fair had opened.',
            ja: '16か月で22サイトを公開。会期に遅れたものは一つもありません。',
          },
        },
      ],
      technologies: ['JavaScript', 'CSS', 'PHP', 'WordPress'],
    },
  ],
  skills: {
    note: {
      zh: '分数是我自己打的，以日常工作里用得多顺手为准。',
      en: 'My own marks, by how easily each one comes to hand on a working day.',
      ja: '点数は自己評価です。ふだんの仕事でどれだけ手になじんでいるかで付けました。',
    },
    groups: [
      {
        id: 'frontend',
        name: { zh: '前端', en: 'Front end', ja: 'フロントエンド' },
        skills: [
          { name: 'React', level: 95 },
          { name: 'TypeScript', level: 90 },
          { name: 'JavaScript', level: 95 },
          { name: 'CSS', level: 90 },
          { name: 'Next.js', level: 85 },
          { name: 'Vue', level: 75 },
          { name: 'Svelte', level: 65 },
        ],
      },
      {
        id: 'backend',
        name: { zh: '后端', en: 'Back end', ja: 'バックエンド' },
        skills: [
          { name: 'Node.js', level: 60 },
          { name: 'PHP', level: 45 },
        ],
      },
      {
        id: 'tools',
        name: { zh: '工具', en: 'Tools', ja: 'ツール' },
        skills: [
          { name: 'Git', level: 90 },
          { name: 'GitLab CI', level: 80 },
          { name: 'Playwright', level: 85 },
          { name: 'Storybook', level: 88 },
          { name: 'Figma', level: 70 },
        ],
      },
    ],
  },
  projects: [
    {
      id: 'music-player',
      title: { zh: '音乐播放器', en: 'Music player', ja: '音楽プレーヤー' },
      summary: {
        zh: '把装音乐的文件夹拖进浏览器就能听。不用注册，也不上传。',
        en: 'Drop a folder of music on the page and listen. No account, no upload.',
        ja: '音楽のフォルダーをブラウザーに入れるだけ。登録もアップロードも要りません。',
      },
      description: {
        zh: '一个在浏览器里播放自己音乐文件的播放器。歌曲之间没有停顿，波形用 Web Audio API 画出来，断网也能用。两万首歌的列表滚动起来不卡，因为页面上从来只有看得见的那几行。',
        en: 'A player for your own music files that lives in the browser. It plays without gaps, draws the waveform with the Web Audio API and works offline. A list of twenty thousand songs scrolls smoothly, because only the rows you see are ever on the page.',
        ja: '手元の音楽ファイルを再生する、ブラウザーのプレーヤーです。曲間は途切れず、波形はWeb Audio APIで描き、オフラインでも動きます。2万曲の一覧もなめらかにスクロールします。画面に見える行だけを置いているからです。',
      },
      technologies: ['Svelte', 'TypeScript', 'Web Audio API'],
      image: '🎧',
      link: 'https://example.com/lena/music-player',
      github: 'https://gitlab.example.com/lena-brandt/music-player',
    },
    {
      id: 'weather-map',
      title: { zh: '天气地图', en: 'Weather map', ja: '天気マップ' },
      summary: {
        zh: '北海沿岸的雨和风，慢手机也打得开。',
        en: 'Rain and wind on the North Sea coast, quick even on a slow phone.',
        ja: '北海沿岸の雨と風を、遅い端末でもすばやく表示。',
      },
      description: {
        zh: '一张只画雨和风的地图，范围是从荷兰到丹麦的北海沿岸。数据来自德国气象局的公开数据，每十分钟更新一次。地图不到 200 KB，在码头那种信号下也能在三秒内出来。',
        en: 'A map that shows only rain and wind, along the North Sea coast from the Netherlands to Denmark. It uses the open data of the German weather service, refreshed every ten minutes. The whole map weighs less than 200 KB and appears within three seconds, even with the reception you get on a pier.',
        ja: '雨と風だけを描く地図です。範囲はオランダからデンマークまでの北海沿岸。ドイツ気象局の公開データを使い、10分ごとに更新します。全体で200 KBに満たず、桟橋の弱い電波でも3秒以内に表示されます。',
      },
      technologies: ['TypeScript', 'MapLibre', 'Canvas'],
      image: '🌦️',
      link: 'https://example.com/lena/weather-map',
      github: 'https://gitlab.example.com/lena-brandt/weather-map',
    },
    {
      id: 'stock-tracker',
      title: { zh: '股票追踪', en: 'Stock tracker', ja: '株価トラッカー' },
      summary: {
        zh: '每天一行字，告诉你手里的股票昨天以来变了多少。',
        en: 'One line a day that says how your shares have moved since yesterday.',
        ja: '持ち株が昨日からどう動いたかを、一日一行で知らせます。',
      },
      description: {
        zh: '这是我给父亲写的。他不想看满屏的曲线，只想知道今天和昨天差多少。每天傍晚六点算一次，写成一句话，下面配一张小图。它不能买卖，也不给建议。',
        en: 'I wrote this for my father, who didn’t want a screen full of curves, only the difference from yesterday. Every evening at six it works out the change, puts it in one sentence and draws one small chart below. It doesn’t trade and gives no advice.',
        ja: '父のためにつくりました。曲線だらけの画面はいらない、昨日との差だけ知りたい、と言うのです。毎日夕方6時に計算し、一文と小さなグラフにまとめます。売買や助言の機能はありません。',
      },
      technologies: ['React', 'D3', 'Node.js'],
      image: '📈',
      github: 'https://gitlab.example.com/lena-brandt/stock-tracker',
    },
    {
      id: 'recipe-box',
      title: { zh: '菜谱盒', en: 'Recipe box', ja: 'レシピ箱' },
      summary: {
        zh: '纯文本菜谱，按人数换算用量，做饭时屏幕不熄。',
        en: 'Recipes as plain text, scaled to your table. The screen stays on while you cook.',
        ja: 'テキストだけのレシピ。人数に合わせて分量を計算し、料理中は画面が消えません。',
      },
      description: {
        zh: '菜谱就是一份文本文件，一行一种食材。改了人数，用量跟着变，鸡蛋不会出现半个。奶奶的四十道菜是第一批测试数据。',
        en: 'A recipe is a text file with one ingredient to a line. Change the number of guests and the amounts follow, without half eggs. My grandmother’s forty dishes were the first test data.',
        ja: 'レシピは、一行に一つの材料を書いたテキストファイルです。人数を変えると分量も変わり、卵が半個になることはありません。最初のテストデータは祖母の料理40品でした。',
      },
      technologies: ['Vue', 'TypeScript'],
      image: '🍲',
      link: 'https://example.com/lena/recipe-box',
      github: 'https://gitlab.example.com/lena-brandt/recipe-box',
    },
    {
      id: 'tide-clock',
      title: { zh: '潮汐钟', en: 'Tide clock', ja: '潮時計' },
      summary: {
        zh: '一个表盘，告诉你下一次涨潮还有多久。',
        en: 'A dial that shows how long until the next high water.',
        ja: '次の満潮までの時間がわかる、一枚の文字盤。',
      },
      description: {
        zh: '一个只有 6 KB 的网页组件，放进任何页面都能用。一家渔具店的网站和两个帆船俱乐部在用。代码没有公开，因为潮汐表是买来的。',
        en: 'A web component of 6 KB that fits into any page. A fishing shop and two sailing clubs use it on their sites. The code is not open, because the tide tables are licensed.',
        ja: 'どのページにも置ける、6 KBのWebコンポーネントです。釣具店一軒とヨットクラブ二つのサイトで使われています。潮汐表を購入しているため、コードは公開していません。',
      },
      technologies: ['JavaScript', 'Web Components'],
      image: '🌊',
      link: 'https://example.com/lena/tide-clock',
    },
  ],
  contact: {
    subtitle: {
      zh: '工作邀约、表单难题、想找人一起划船，都可以写信来。',
      en: 'Write about a job, a stubborn form, or a free seat in a boat.',
      ja: '仕事の相談、手ごわいフォームの話、ボートの空席のお知らせ、どれも歓迎です。',
    },
    mapNote: {
      zh: '图上的水深是编的，别照着开船。',
      en: 'The depths are invented. Ask the tide clock instead.',
      ja: '水深は飾りです。航海には使えません。',
    },
  },
  suggestions: [
    { zh: '什么时候有空？', en: 'When is Lena free?', ja: 'いつから働けますか？' },
    { zh: '可以远程工作吗？', en: 'Does she work remotely?', ja: 'リモートで働けますか？' },
    { zh: '有哪些项目？', en: 'What has she built?', ja: 'どんなものをつくっていますか？' },
  ],
};
