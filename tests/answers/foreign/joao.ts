/** Another owner, invented: a full-stack developer in São Paulo. Latin names stay Latin in every language. */
import type { Content } from '#content/schema.ts';

const hours = {
  zh: '工作日 9–18 点（圣保罗时间）',
  en: 'Weekdays, 9:00–18:00 (São Paulo)',
  ja: '平日9〜18時（サンパウロ時間）',
};
const saoPaulo = { zh: '圣保罗', en: 'São Paulo', ja: 'サンパウロ' };
const latin = (name: string) => ({ zh: name, en: name, ja: name });
const name = latin('João Figueiredo');

export const content: Content = {
  person: {
    name,
    reading: { zh: '若昂·菲格雷多', en: 'João Figueiredo', ja: 'ジョアン・フィゲイレード' },
    title: { zh: '全栈开发工程师', en: 'Full-stack developer', ja: 'フルスタックエンジニア' },
    since: 2013,
    languages: [
      {
        tag: 'pt',
        name: { zh: '葡萄牙语', en: 'Portuguese', ja: 'ポルトガル語' },
        fluency: { zh: '母语', en: 'native', ja: '母語' },
      },
      {
        tag: 'en',
        name: { zh: '英语', en: 'English', ja: '英語' },
        fluency: { zh: '工作语言', en: 'working', ja: '業務' },
      },
      {
        tag: 'es',
        name: { zh: '西班牙语', en: 'Spanish', ja: 'スペイン語' },
        fluency: { zh: '会话', en: 'conversation', ja: '会話' },
      },
    ],
    email: 'joao@example.com',
    phone: '+55 11 0000 0000',
    profiles: [
      { label: 'GitHub', url: 'https://example.com/joao/github' },
      { label: 'Bluesky', url: 'https://example.com/joao/bluesky' },
    ],
    reply: { zh: '一般第二天回信', en: 'usually the next day', ja: 'たいてい翌日' },
    hours,
    place: {
      name: saoPaulo,
      fullName: { zh: '巴西圣保罗', en: 'São Paulo, Brazil', ja: 'サンパウロ（ブラジル）' },
      latitude: -23.5505,
      longitude: -46.6333,
      countryCode: 'BR',
    },
  },
  sharing: {
    title: {
      zh: 'João Figueiredo · 圣保罗的全栈工程师',
      en: 'João Figueiredo · Full-stack developer in São Paulo',
      ja: 'João Figueiredo｜サンパウロのエンジニア',
    },
    description: {
      zh: 'João Figueiredo 在圣保罗做支付系统，从数据库写到按钮。这里有经历、技能、项目和联系方式，也可以直接提问。',
      en: 'Full-stack developer in São Paulo, working on payments from the database to the button. Experience, skills, projects, and a chat.',
      ja: 'サンパウロで決済システムをつくるJoão Figueiredoのサイト。経歴、スキル、制作物、連絡先。質問はチャットでも。',
    },
    line: { zh: '从表结构，到按钮。', en: 'From the table to the button.', ja: 'テーブルから、ボタンまで。' },
    imageAlt: {
      zh: 'João Figueiredo，圣保罗的全栈工程师。旁边是一个海图风格的地球，圣保罗处有标记。',
      en: 'João Figueiredo, full-stack developer in São Paulo, beside a chart-style globe with a mark on São Paulo.',
      ja: 'João Figueiredo、フルスタックエンジニア。海図ふうの地球儀のサンパウロに印。',
    },
    siteName: name,
    llmsSummary:
      'João Figueiredo is a full-stack developer in São Paulo who leads a payments team of seven at Câmara Nacional de Pagamentos Digitais. This site is a résumé and portfolio in Chinese, English and Japanese.',
  },
  hero: {
    greeting: { zh: '你好，我是', en: 'Olá, I’m', ja: 'はじめまして。' },
    subtitle: {
      zh: '在圣保罗做支付系统',
      en: 'moving payments in São Paulo',
      ja: 'サンパウロで決済システムをつくっています',
    },
    description: {
      zh: '一笔付款从按下按钮到写进账本，中间的每一段我都写过。好的系统就像好的公交车：准时来，没人议论它。',
      en: 'Between the tap on “pay” and the line in the ledger, I’ve written every part of the way. A good system is like a good bus: it comes, and nobody talks about it.',
      ja: '「支払う」を押してから帳簿に一行が載るまで、その道のりをすべて書いてきました。よいシステムはよいバスに似ています。時間どおりに来て、話題になりません。',
    },
  },
  about: {
    lead: [
      { zh: '早点摔，', en: 'Fall early.', ja: '早く落ちて、' },
      { zh: '换条线再来。', en: 'Try another line.', ja: '別の道で登る。' },
    ],
    paragraphs: [
      {
        zh: '我从 2013 年开始做全栈开发，大部分时间在圣保罗。支付、货运、诊所、农业信贷，行业换了四个，习惯没变：从数据库写起，一直写到按钮为止。',
        en: 'I’ve been a full-stack developer since 2013, most of that time in São Paulo. Payments, freight, clinics, farm credit: four trades, one habit. I begin with the database and don’t stop before the button.',
        ja: '2013年からフルスタックで開発しています。大半はサンパウロです。決済、運送、診療所、農業向けの融資。業界は四つ変わっても、やり方は同じです。データベースから書きはじめ、ボタンまで書きます。',
      },
      {
        zh: '现在我带一个七人团队：四个开发、两个运维、一个设计师。本职之外也接小项目，每月最多四天，每天收费 1800 雷亚尔。目前不打算换全职工作。',
        en: 'Today I lead a team of seven: four developers, two people in operations and a designer. Beside the job I take small contracts, four days a month at most, and my day rate is 1,800 reais. I’m not looking for another permanent post at the moment.',
        ja: 'いまは7人のチームを率いています。開発が4人、運用が2人、デザイナーが1人です。本業のほかに、小さな案件を月に4日まで受けています。料金は1日1800レアルです。いまのところ転職の予定はありません。',
      },
      {
        zh: '我有两个孩子，平时玩抱石。两件事教我的道理一样：早点摔，摔低一点，换条线再来。每周两次，早饭前我在抱石馆；晚上六点以后，时间归家人。',
        en: 'I have two children and I go bouldering. Both teach the same thing: fall early, fall low, try another line. Twice a week before breakfast I’m at the climbing gym. After six in the evening I belong to the family.',
        ja: '子どもが2人いて、趣味はボルダリングです。教わることはどちらも同じ。早いうちに低いところで落ちて、別の道を試す。週に2回、朝食の前にジムで登っています。夕方6時からは家族の時間です。',
      },
    ],
    notes: [
      { zh: '一笔账不能记两次', en: 'Never charge twice', ja: '二重に請求しない' },
      { zh: '不停机的迁移', en: 'Migrations, no downtime', ja: '止めずに移行する' },
      { zh: '读得懂的日志', en: 'Logs you can read', ja: '読めるログ' },
      { zh: '小团队的值班', en: 'On call, small team', ja: '小さなチームの当番' },
      { zh: '岩壁上的重试', en: 'Retries on the wall', ja: '壁とリトライ' },
    ],
    cards: {
      experience: {
        title: { zh: '六份工作，四个行业', en: 'Six jobs, four trades', ja: '六つの職場、四つの業界' },
        line: {
          zh: '2013 年入行，2023 年起做支付',
          en: 'Code since 2013, payments since 2023',
          ja: '2013年から開発、2023年からは決済',
        },
      },
      projects: {
        title: { zh: '周末写的四样东西', en: 'Four things from weekends', ja: '週末につくった四つ' },
        line: { zh: '都在天天运行', en: 'All of them run every day', ja: 'どれも毎日動いています' },
      },
      contact: {
        title: { zh: '一般第二天回信', en: 'I usually reply the next day', ja: 'たいてい翌日に返信' },
        line: hours,
      },
    },
    advantages: [
      {
        id: 'technical',
        label: { zh: '技术', en: 'Technical skill', ja: '技術' },
        text: {
          zh: '表结构、接口、界面、集群，一个人也能打通。',
          en: 'Tables, services, screens, clusters: I can walk the whole way alone.',
          ja: 'テーブル、API、画面、クラスター。端から端まで一人でも通せます。',
        },
      },
      {
        id: 'experience',
        label: { zh: '经验', en: 'Experience', ja: '経験' },
        text: {
          zh: '半夜三点修过别人的系统，也修过自己的。',
          en: 'I’ve repaired other people’s systems at three in the morning, and my own.',
          ja: '午前3時に、人のシステムも自分のシステムも直してきました。',
        },
      },
      {
        id: 'learning',
        label: { zh: '学习', en: 'Learning', ja: '学習' },
        text: {
          zh: '每个季度读一份事故报告，读到能讲给别人听。',
          en: 'Each quarter I study one outage report until I can teach it.',
          ja: '四半期に一つ、障害報告を人に教えられるまで読み込みます。',
        },
      },
      {
        id: 'teamwork',
        label: { zh: '协作', en: 'Teamwork', ja: 'チーム開発' },
        text: {
          zh: '新人第一周就上线一次改动，我坐旁边。',
          en: 'Newcomers ship in their first week, and I sit beside them.',
          ja: '新しい人は最初の週にリリース。わたしは隣に座ります。',
        },
      },
      {
        id: 'innovation',
        label: { zh: '创新', en: 'Innovation', ja: '工夫' },
        text: {
          zh: '新东西先在旁路跑一个月，再接真流量。',
          en: 'New things run in the shadow for a month before they carry real traffic.',
          ja: '新しいものは1か月並走させてから、本番につなぎます。',
        },
      },
    ],
  },
  experience: [
    {
      id: 'camara',
      company: latin('Câmara Nacional de Pagamentos Digitais'),
      position: {
        zh: '全栈技术负责人（支付与结算）',
        en: 'Lead full-stack developer, payments and settlement',
        ja: 'リードフルスタックエンジニア（決済・清算）',
      },
      place: saoPaulo,
      start: '2023-05',
      description: {
        zh: '给银行和商家之间做即时付款的清算。我带七个人，负责结算服务和运维后台，用 Go 写服务，用 React 写界面。',
        en: 'Clearing of instant payments between banks and shops. I lead seven people and answer for the settlement service and the operations console: services in Go, screens in React.',
        ja: '銀行と店舗のあいだの即時決済を清算しています。7人のチームで、清算サービスと運用画面を担当。サービスはGo、画面はReactで書いています。',
      },
      achievements: [
        {
          id: 'settlement',
          label: { zh: '结算', en: 'Settlement', ja: '清算' },
          text: {
            zh: '重写结算服务，每秒处理的付款从 900 笔提高到 6500 笔。',
            en: 'Rewrote the settlement service: from 900 to 6,500 payments a second.',
            ja: '清算サービスを書き直し、毎秒900件から6500件に。',
          },
        },
        {
          id: 'kubernetes',
          label: { zh: '集群', en: 'Cluster', ja: 'クラスター' },
          text: {
            zh: '把 23 个服务搬到 Kubernetes 上，没有停机。',
            en: 'Moved 23 services to Kubernetes without downtime.',
            ja: '23のサービスを、停止させずにKubernetesへ移行。',
          },
        },
      ],
      technologies: ['Go', 'PostgreSQL', 'Kubernetes', 'Kafka', 'React', 'TypeScript'],
    },
    {
      id: 'frete',
      company: latin('Consórcio Paulista de Frete Rodoviário'),
      position: {
        zh: '高级全栈开发工程师',
        en: 'Senior full-stack developer, freight exchange',
        ja: 'シニアフルスタックエンジニア（運送）',
      },
      place: saoPaulo,
      start: '2020-08',
      end: '2023-04',
      description: {
        zh: '给卡车司机找回程货的平台。我写报价、单据存档和司机用的网页。',
        en: 'A marketplace that finds return loads for lorry drivers. I wrote the quotes, the document archive and the web app for drivers.',
        ja: 'トラック運転手に帰りの荷物を紹介するサービス。見積もり、書類の保管、運転手向けのWebアプリを書きました。',
      },
      achievements: [
        {
          id: 'archive',
          label: { zh: '存档', en: 'Archive', ja: '保管' },
          text: {
            zh: '四千万份运单存进 Amazon S3，存储费用降了 62%。',
            en: 'Forty million freight papers moved to Amazon S3; storage costs fell by 62%.',
            ja: '4000万枚の運送書類をAmazon S3へ移し、保管費用を62%削減。',
          },
        },
      ],
      technologies: ['Go', 'Node.js', 'Amazon S3', 'PostgreSQL', 'Next.js'],
    },
    {
      id: 'clinicas',
      company: latin('Rede Metropolitana de Clínicas Populares'),
      position: {
        zh: '全栈开发工程师',
        en: 'Full-stack developer, appointments',
        ja: 'フルスタックエンジニア（診療予約）',
      },
      place: saoPaulo,
      start: '2018-03',
      end: '2020-07',
      description: {
        zh: '三十家平价诊所的预约系统。病人用手机约，前台用同一套系统排。',
        en: 'Appointments for thirty low-cost clinics. Patients book on the phone, and the front desk works with the same system.',
        ja: '30の低価格診療所の予約システム。患者はスマートフォンで予約し、受付も同じシステムを使います。',
      },
      achievements: [
        {
          id: 'reminders',
          label: { zh: '提醒', en: 'Reminders', ja: '通知' },
          text: {
            zh: '加了短信提醒，爽约率从 27% 降到 12%。',
            en: 'Added text-message reminders: missed appointments fell from 27% to 12%.',
            ja: 'SMSで知らせるようにし、無断キャンセルが27%から12%に減少。',
          },
        },
      ],
      technologies: ['Node.js', 'TypeScript', 'React', 'PostgreSQL'],
    },
    {
      id: 'credito',
      company: latin('Cooperativa Mineira de Crédito Rural'),
      position: {
        zh: '后端开发工程师',
        en: 'Back-end developer, farm credit',
        ja: 'バックエンドエンジニア（農業融資）',
      },
      place: { zh: '贝洛奥里藏特', en: 'Belo Horizonte', ja: 'ベロオリゾンテ' },
      start: '2016-02',
      end: '2018-02',
      description: {
        zh: '给农户办贷款的合作社。我写利息计算和对账。',
        en: 'A cooperative that lends to farmers. I wrote the interest calculation and the reconciliation.',
        ja: '農家に融資する協同組合。利息の計算と照合処理を書きました。',
      },
      achievements: [
        {
          id: 'interest',
          label: { zh: '利息', en: 'Interest', ja: '利息' },
          text: {
            zh: '夜间批处理从七小时缩短到四十分钟。',
            en: 'Cut the nightly run from seven hours to forty minutes.',
            ja: '夜間の一括処理を7時間から40分に短縮。',
          },
        },
      ],
      technologies: ['Java', 'PostgreSQL', 'Redis'],
    },
    {
      id: 'editora',
      company: latin('Editora Universitária do Vale do Paraíba'),
      position: { zh: '网页开发工程师', en: 'Web developer, digital editions', ja: 'Webエンジニア（電子版）' },
      place: { zh: '圣若泽杜斯坎普斯', en: 'São José dos Campos', ja: 'サンジョゼドスカンポス' },
      start: '2014-07',
      end: '2016-01',
      description: {
        zh: '大学出版社的网上书店和电子书阅读器。',
        en: 'The online shop and the e-book reader of a university press.',
        ja: '大学出版局のオンライン書店と電子書籍リーダー。',
      },
      achievements: [
        {
          id: 'reader',
          label: { zh: '阅读器', en: 'Reader', ja: 'リーダー' },
          text: {
            zh: '做了能离线用的网页阅读器，上架 340 本书。',
            en: 'Built a web reader that works offline; 340 titles are in it.',
            ja: 'オフラインで読めるWebリーダーを開発し、340点を収録。',
          },
        },
      ],
      technologies: ['PHP', 'JavaScript', 'MySQL'],
    },
    {
      id: 'laboratorio',
      company: latin('Laboratório Campinas de Software Livre'),
      position: {
        zh: '初级开发工程师',
        en: 'Junior developer, public libraries',
        ja: 'ジュニアエンジニア（公共図書館）',
      },
      place: { zh: '坎皮纳斯', en: 'Campinas', ja: 'カンピーナス' },
      start: '2013-01',
      end: '2014-06',
      description: {
        zh: '给公共图书馆做开源借阅软件。',
        en: 'Open-source lending software for public libraries.',
        ja: '公共図書館向けの、オープンソースの貸出ソフト。',
      },
      achievements: [
        {
          id: 'lending',
          label: { zh: '借阅', en: 'Lending', ja: '貸出' },
          text: {
            zh: '写了预约和罚款模块，后来有 58 家图书馆在用。',
            en: 'Wrote the module for reservations and fines; 58 libraries came to use it.',
            ja: '予約と延滞金の機能を担当。のちに58の図書館が採用。',
          },
        },
      ],
      technologies: ['Python', 'JavaScript'],
    },
  ],
  skills: {
    note: {
      zh: '自己打的分。90 以上，是半夜被叫醒也能用的。',
      en: 'My own scores. Above 90 means that I can use it when woken at night.',
      ja: '自己採点です。90を超えるものは、夜中に起こされても使えます。',
    },
    groups: [
      {
        id: 'frontend',
        name: { zh: '前端', en: 'Front end', ja: 'フロントエンド' },
        skills: [
          { name: 'TypeScript', level: 88 },
          { name: 'React', level: 85 },
          { name: 'Next.js', level: 75 },
          { name: 'Tailwind CSS', level: 68 },
        ],
      },
      {
        id: 'backend',
        name: { zh: '后端', en: 'Back end', ja: 'バックエンド' },
        skills: [
          { name: 'Go', level: 95 },
          { name: 'PostgreSQL', level: 93 },
          { name: 'Node.js', level: 84 },
          { name: 'gRPC', level: 80 },
          { name: 'Redis', level: 76 },
          { name: 'Kafka', level: 72 },
          { name: 'Java', level: 55 },
        ],
      },
      {
        id: 'tools',
        name: { zh: '工具', en: 'Tools', ja: 'ツール' },
        skills: [
          { name: 'Amazon S3', level: 90 },
          { name: 'Docker', level: 92 },
          { name: 'Kubernetes', level: 86 },
          { name: 'Terraform', level: 74 },
          { name: 'Grafana', level: 70 },
        ],
      },
    ],
  },
  projects: [
    {
      id: 'bus-stop',
      title: { zh: '公交站牌', en: 'Bus stop', ja: 'バス停' },
      summary: {
        zh: '家门口那一站，下一班车几分钟到。',
        en: 'The next bus at the stop outside my door, in minutes.',
        ja: '家の前のバス停に、次のバスが何分で来るか。',
      },
      description: {
        zh: '门厅里挂着一块旧平板，只显示三路公交车还有几分钟到。服务用 Go 写，读市里的公开数据，每 20 秒更新一次。两个孩子上学前都会看一眼。',
        en: 'An old tablet in our hall shows three bus lines and the minutes until they come. The service is written in Go, reads the city’s open data and refreshes every 20 seconds. My children look at it before school.',
        ja: '玄関に掛けた古いタブレットに、三つの路線のバスがあと何分で来るかを表示します。サービスはGoで書き、市の公開データを20秒ごとに読み込みます。子どもたちは学校へ行く前に必ず見ています。',
      },
      technologies: ['Go', 'TypeScript'],
      image: '🚌',
      link: 'https://example.com/joao/bus-stop',
      github: 'https://example.com/joao/code/bus-stop',
    },
    {
      id: 'house-money',
      title: { zh: '家庭账本', en: 'House money', ja: '家計簿' },
      summary: {
        zh: '一家人共用的账本，月底不吵架。',
        en: 'A shared budget for one household, and no quarrel at the end of the month.',
        ja: '家族で使う家計簿。月末にけんかしません。',
      },
      description: {
        zh: '拍下小票，金额自己填好，归到买菜、房租、学费几个信封里。每个信封还剩多少，一眼看得见。数据存在家里的 PostgreSQL 里，不出门。',
        en: 'Take a picture of the receipt and the sum fills itself in, in one of the envelopes: food, rent, school. You see at a glance what is left in each. The data stays at home, in PostgreSQL.',
        ja: 'レシートを撮ると金額が入り、食費、家賃、学費などの封筒に振り分けられます。残りは一目でわかります。データは自宅のPostgreSQLに置き、外へは出しません。',
      },
      technologies: ['React', 'TypeScript', 'PostgreSQL'],
      image: '💰',
      github: 'https://example.com/joao/code/house-money',
    },
    {
      id: 'night-watch',
      title: { zh: '守夜人', en: 'Night watch', ja: '夜の見張り' },
      summary: {
        zh: '夜里替你看着备份，早上只报一句话。',
        en: 'Watches the backups at night and says one sentence in the morning.',
        ja: '夜のあいだバックアップを見張り、朝に一言だけ知らせます。',
      },
      description: {
        zh: '每晚从 Amazon S3 取回一份备份，真的恢复一次，数一数行数，再删掉。没有恢复过的备份，不算备份。十一家小公司在用。',
        en: 'Each night it takes one backup from Amazon S3, really restores it, counts the rows and throws it away. A backup that was never restored is no backup. Eleven small companies use it.',
        ja: '毎晩Amazon S3からバックアップを一つ取り出し、実際に復元して行数を数え、消します。復元したことのないバックアップは、バックアップではありません。小さな会社11社で使われています。',
      },
      technologies: ['Go', 'Amazon S3', 'Docker'],
      image: '🦉',
      link: 'https://example.com/joao/night-watch',
      github: 'https://example.com/joao/code/night-watch',
    },
    {
      id: 'climbing-diary',
      title: { zh: '攀岩日记', en: 'Climbing diary', ja: '登攀日記' },
      summary: {
        zh: '哪条线试了几次，是怎么过的。',
        en: 'Which line, how many tries, and what made it go.',
        ja: 'どの課題を何回試し、どうやって登れたか。',
      },
      description: {
        zh: '给岩壁拍张照，圈出线路，每次尝试点一下。三个月后就能看到，力气没长多少，重试变聪明了。抱石馆里有七十个人在用。',
        en: 'Photograph the wall, circle the line, tap once for each try. After three months you see that you didn’t get much stronger, only cleverer at trying again. Seventy people from the gym use it.',
        ja: '壁を撮り、課題を丸で囲み、試すたびに一度たたく。3か月もすると、力はあまり変わらず、試し方が賢くなったとわかります。ジムの仲間70人が使っています。',
      },
      technologies: ['Next.js', 'Tailwind CSS', 'Node.js'],
      image: '🧗',
      link: 'https://example.com/joao/climbing-diary',
    },
  ],
  contact: {
    subtitle: {
      zh: '小项目、半夜的事故、好爬的线路，都可以来信。',
      en: 'Write about a small contract, a long night, or a good line to climb.',
      ja: '小さな案件、長い夜の障害、登りがいのある課題。どれも歓迎です。',
    },
    mapNote: {
      zh: '水深随便画的，请勿导航。',
      en: 'The soundings are for show. Not for navigation.',
      ja: '水深は飾りです。航海には使わないでください。',
    },
  },
  suggestions: [
    { zh: '现在负责什么？', en: 'What does João do now?', ja: 'いまの担当は何ですか？' },
    { zh: '接外包项目吗？', en: 'Does he take contracts?', ja: '副業の依頼はできますか？' },
    { zh: '怎么联系？', en: 'How do I reach him?', ja: '連絡先を教えてください' },
  ],
};
