import type { Content } from '#content/schema.ts';

export const projects = [
  {
    id: 'knowledge-base',
    title: { zh: '开源知识库', en: 'Open-source knowledge base', ja: 'オープンソースのナレッジベース' },
    summary: {
      zh: '用 Markdown 存，顺着链接读。自己部署，文件就在你的硬盘上。',
      en: 'Stored as Markdown, connected by links. Host it yourself and the files stay on your disk.',
      ja: 'Markdownで保存し、リンクをたどって読む。自分のサーバーで動かせて、ファイルは手元に残ります。',
    },
    description: {
      zh: '一个可以自己部署的知识库。每条笔记就是一个普通的 Markdown 文件，笔记之间的链接另存一份索引，随时能从文件重建。哪天软件没了，写过的东西还在。编辑器基于 ProseMirror，中文和日文输入法一个一个测过。一万条笔记放在一台小服务器上，搜索 50 毫秒内出结果。全是业余时间写的，没有一行公司的代码。许可证是 MIT，大约三分之一的 PR 来自社区。',
      en: 'A knowledge base you host yourself. Every note is a plain Markdown file, and the links between notes live in an index that can be rebuilt from those files at any time. If the software goes away, your writing stays. I built the editor on ProseMirror and tested it with Chinese and Japanese input methods, one by one. With ten thousand notes on a small server, a search takes under 50\u00A0ms. I write it in my free time, with no company code in it. The code is MIT-licensed, and about a third of the pull requests come from the community.',
      ja: '自分のサーバーで動かせるナレッジベースです。ノートはふつうのMarkdownファイル。リンクの情報は別の索引に持ち、いつでもファイルからつくり直せます。ソフトがなくなっても、書いたものは残ります。エディターはProseMirrorをもとにつくり、中国語と日本語のIMEで、一つずつ動作を確かめました。小さなサーバーに1万件のノートを置いても、検索結果は50ミリ秒以内に返ります。仕事のあとに個人でつくっていて、会社のコードは使っていません。ライセンスはMIT。プルリクエストの3分の1ほどはコミュニティから届いたものです。',
    },
    technologies: ['React', 'TypeScript', 'GraphQL', 'Node.js'],
    image: '📚',
    link: 'https://example.com/projects/knowledge-base',
    github: 'https://example.com/code/knowledge-base',
  },
  {
    id: 'admin-panel',
    title: { zh: '后台管理系统', en: 'Admin panel system', ja: '管理画面システム' },
    summary: {
      zh: '写一份配置，列表、表单、权限就都有了。不用再抄表格代码。',
      en: 'One config gives you the list view, the form and the permissions. No more copying table code.',
      ja: '設定を一つ書けば、一覧、フォーム、権限がそろいます。テーブルのコードを写す作業は、もう要りません。',
    },
    description: {
      zh: '做了四年后台，同一张表格我大概写过六十遍。这个项目把重复的部分收到一处：用 TypeScript 把数据描述一遍，列表、筛选、表单、权限校验和操作记录就都有了。描述不了的地方，自己写个 React 组件换上。以前要一周的新页面，现在半天做完。谁在什么时候改了什么，改之前是什么样，都查得到。',
      en: 'After four years of admin systems I had written the same table some sixty times. This project keeps the part that never changed. You describe a resource once, in TypeScript, and get the list, the filters, the form, the permission checks and the audit trail. Where the description isn’t enough, you drop in an ordinary React component. A screen that took a week now takes half a day. Every change is recorded: who made it, when, and what was there before.',
      ja: '管理画面を4年つくるうちに、同じテーブルを60回ほど書きました。その共通部分をまとめたものです。データの形をTypeScriptで一度書けば、一覧、絞り込み、フォーム、権限チェック、操作ログがそろいます。書ききれないところは、ふつうのReactコンポーネントに差し替えるだけ。1週間かかっていた画面が、半日でできるようになりました。だれが、いつ、何を変えたかが、変更前の値とともに記録されます。',
    },
    technologies: ['React', 'shadcn-ui', 'GraphQL'],
    image: '🗂️',
    link: 'https://example.com/projects/admin-panel',
    github: 'https://example.com/code/admin-panel',
  },
  {
    id: 'i18n',
    title: { zh: '国际化系统', en: 'Internationalization system', ja: '多言語対応システム' },
    summary: {
      zh: '文案像代码一样过评审。漏翻的、太长的、没人用的，合并前就能看到。',
      en: 'Copy gets reviewed like code. Missing, overlong or unused strings show up before the merge.',
      ja: '文言もコードと同じようにレビュー。訳し忘れや長すぎる訳は、マージ前にわかります。',
    },
    description: {
      zh: '界面文案最后往往堆在一份谁也不敢信的 Excel 里。在这里，每条文案和它的译文写在同一个带类型的文件里：少一种语言，编译就过不去；改了 key，没跟着改的地方会直接报错。每次合并前跑一遍检查，没翻译的、没人用的、按钮里放不下的都列出来，旁边配上截图。复数、日期、列举用顿号还是逗号，都按各自语言的规矩来。屿记的中、英、日三个语言版本，用的就是它。',
      en: 'Interface text tends to end up in a spreadsheet nobody trusts. Here every string sits beside its translations in one typed file, so a missing language is a compile error, and so is a key that was renamed in only one place. Before each merge a check lists what is untranslated, unused, or too long for the button it goes on, with a screenshot next to each line. Plurals, dates and list separators follow the conventions of each language. Islet runs on it in Chinese, English and Japanese.',
      ja: '画面の文言は、気づくとだれも信用しないスプレッドシートにたまっているものです。このシステムでは、原文と訳を型つきの一つのファイルに並べます。訳が抜ければコンパイルエラー。キーの名前を変えても、直し忘れは起きません。マージ前のチェックで、訳のない文言、使われていない文言、ボタンに収まらない文言がスクリーンショットつきで一覧になります。複数形、日付、列挙の区切りも言語ごとの書き方に従います。Isletの中・英・日の3言語も、これで動いています。',
    },
    technologies: ['TypeScript', 'Vite', 'Node.js'],
    image: '🌏',
    link: 'https://example.com/projects/i18n',
    github: 'https://example.com/code/i18n',
  },
] satisfies Content['projects'];
