/**
 * What the built-in answerer says: the fact first, then the way to its section. It speaks about the owner, never as
 * the owner: a quoted {text} says whose words it is, and ends with its own full stop.
 */
import type { Language } from '#contract/language.ts';
import { resumePath } from '#contract/resume-path.ts';
import type { Section } from '#contract/sections.ts';
import type { Text } from '#contract/text.ts';
import type { Messages } from './messages.ts';
import { personMessages } from './person.ts';

/** At the end of a text: where more of it stands. */
const SEE = {
  zh: '见[{section}](#{anchor})。',
  en: 'See [{section}](#{anchor}).',
  ja: '詳しくは[{section}](#{anchor})へ。',
} as const;
/** At the end of a quotation: where it stands. */
const FROM = { ...SEE, ja: '（[{section}](#{anchor})より）' } as const;

export const answersMessages = {
  /** How the way to a section is said: once, where several texts end with it. */
  see: SEE,
  from: FROM,
  greeting: {
    zh: '你好！经历、技能、项目、联系方式，想了解哪一块？',
    en: 'Hello! Experience, skills, projects or contact: where shall we start?',
    ja: 'こんにちは。経歴、スキル、制作物、連絡先について、何でも聞いてください。',
  },
  thanks: {
    zh: '不客气，还有想问的就接着问。',
    en: 'You’re welcome. Ask away if there’s more.',
    ja: 'どういたしまして。ほかにもあれば、お気軽にどうぞ。',
  },
  ack: {
    zh: '好的，还想了解什么，接着问就行。',
    en: 'Good. What else would you like to know?',
    ja: 'はい。ほかに知りたいことがあれば、続けてどうぞ。',
  },
  farewell: {
    zh: '再见，有问题随时再来问。',
    en: 'Goodbye! Come back any time.',
    ja: 'ありがとうございました。またいつでも聞いてください。',
  },
  help: {
    zh: '我按这一页的内容回答：[经历](#experience)、[技能](#skills)、[项目](#projects)、[联系](#contact)。一条消息里问几件事也行，还可以把招聘启事整段贴进来对照。没写的，我会直说。',
    en: 'I answer from this page: [Experience](#experience), [Skills](#skills), [Projects](#projects), [Contact](#contact). Several questions at once are fine, and you can paste a whole job advertisement to compare. If it isn’t there, I’ll say so.',
    ja: 'このページに書いてあることに答えます：[経歴](#experience)、[スキル](#skills)、[制作物](#projects)、[連絡先](#contact)。いくつかまとめて聞いても、求人票を貼り付けて照らし合わせても大丈夫です。書いていないことは、そうお伝えします。',
  },
  identity: {
    zh: '我是一段小程序，在这一页的文字里找答案，不是{name}本人，不是真人，也没有用 AI 模型。',
    en: 'I’m a small program that looks up answers in this page’s text: not {name}, not a person, and not an AI model.',
    ja: 'このページの文章から答えを探す小さなプログラムです。{name}本人でも、人でも、AIモデルでもありません。',
  },
  insult: {
    zh: '没帮上忙，抱歉。可以换个说法再问，或者[直接联系](#contact)。',
    en: 'Sorry that I’m no help so far. Try other words, or [write directly](#contact).',
    ja: 'お役に立てず、すみません。言い換えてみるか、[連絡先](#contact)から直接どうぞ。',
  },
  complaint: {
    zh: '抱歉，看来没答到点上。换个说法再问一次？也可以[直接联系](#contact)。',
    en: 'Sorry, I seem to have missed the point. Could you put it another way? You can also [write directly](#contact).',
    ja: 'すみません、うまく答えられなかったようです。別の言い方で聞いていただくか、[連絡先](#contact)からどうぞ。',
  },
  injection: {
    zh: '我只按这一页的文字回答，别的做不了。',
    en: 'I only answer from this page’s text. That is all I can do.',
    ja: 'このページの文章からお答えすることしかできません。',
  },
  /** What becomes of what a visitor types: true where the answerer runs in the server, and where it runs in the page. */
  chatPrivacy: {
    server: {
      zh: '你输入的内容会发到本站的服务器，在那里从这一页的文字里找答案；不保存，不写进日志，不交给第三方，{name}也看不到。只有一个会话 cookie 用来数消息条数。',
      en: 'What you type goes to this site’s own server, which looks up the answer in the page’s text. It is not stored or logged, no third party gets it, and {name} doesn’t see it. A session cookie only counts messages.',
      ja: '入力した内容はこのサイトのサーバーに送られ、ページの文章から答えを探すためだけに使われます。保存も記録もされず、第三者にも{name}本人にも渡りません。セッションのCookieは送信数を数えるだけです。',
    },
    page: {
      zh: '这里的回答在你的浏览器里生成，问题不会为此发给任何人，也不会保存：关掉页面就没了。先发给过别处却没得到回答的问题除外。',
      en: 'These answers are made in your own browser: for them, what you ask is sent to nobody and stored nowhere, and it is gone when you close the page. A question that first went elsewhere and got no answer there was sent.',
      ja: 'ここでの回答はお使いのブラウザーの中で作られ、そのために質問が送信されることも、保存されることもありません。ページを閉じれば消えます。先にほかへ送られ、そこで回答が得られなかった質問は別です。',
    },
  },
  siteLanguages: {
    zh: '这个网站有中文、英文、日文三种语言，右上角可以切换，用哪种问我都行。',
    en: 'This site is in Chinese, English and Japanese; the switch is at the top. Ask me in any of them.',
    ja: 'このサイトは中国語、英語、日本語に対応していて、上のメニューで切り替えられます。どの言語で聞いても大丈夫です。',
  },
  unclear: {
    zh: '没太看懂这个问题。换个说法，或者问问[经历](#experience)、[技能](#skills)、[项目](#projects)？',
    en: 'I didn’t catch that. Try other words, or ask about [Experience](#experience), [Skills](#skills) or [Projects](#projects).',
    ja: '質問の意味がうまくつかめませんでした。言い換えるか、[経歴](#experience)、[スキル](#skills)、[制作物](#projects)について聞いてください。',
  },
  /** Where the page is silent. */
  notOnPage: {
    zh: '这一页上没写这一点，可以直接问{name}，见[联系](#contact)。',
    en: 'This page doesn’t say. You can ask {name} directly: see [Contact](#contact).',
    ja: 'それについては、このページには書かれていません。[連絡先](#contact)から{name}さんに直接お聞きください。',
  },
  /** {what} is one of `subjects`. */
  notOnPageAbout: {
    zh: '这一页上没写{what}，可以直接问{name}，见[联系](#contact)。',
    en: 'This page doesn’t say anything about {what}. You can ask {name} directly: see [Contact](#contact).',
    ja: '{what}については、このページには書かれていません。[連絡先](#contact)から{name}さんに直接お聞きください。',
  },
  notOfPage: {
    zh: '这一页上没有这方面的内容，我只回答和{name}有关的问题：[经历](#experience)、[技能](#skills)、[项目](#projects)、[联系](#contact)。',
    en: 'That isn’t on this page. I only answer questions about {name}: [Experience](#experience), [Skills](#skills), [Projects](#projects), [Contact](#contact).',
    ja: 'それはこのページには書かれていません。お答えできるのは{name}さんについてだけです：[経歴](#experience)、[スキル](#skills)、[制作物](#projects)、[連絡先](#contact)。',
  },
  /** What a page may be silent about; fills {what}. */
  subjects: {
    salary: { zh: '薪资和报价', en: 'pay or rates', ja: '報酬や料金' },
    age: { zh: '年龄和生日', en: 'age or birthday', ja: '年齢や誕生日' },
    family: { zh: '家庭和感情状况', en: 'family or relationships', ja: '家族や私生活' },
    education: { zh: '学历和证书', en: 'education or certificates', ja: '学歴や資格' },
    visa: { zh: '国籍和签证', en: 'nationality or visas', ja: '国籍や在留資格' },
    availability: {
      zh: '求职意向、远程和到岗时间',
      en: 'availability, remote work or moving',
      ja: '転職の意向やリモート、稼働時期',
    },
    hobby: { zh: '爱好和私人生活', en: 'hobbies or private life', ja: '趣味や休日の過ごし方' },
    companyFacts: { zh: '公司的这些情况', en: 'such facts about the company', ja: '会社のそうした情報' },
    weakness: { zh: '缺点和失败经历', en: 'weaknesses or failures', ja: '短所や失敗談' },
    otherSocial: { zh: '这个账号', en: 'such an account', ja: 'そのアカウント' },
    personal: { zh: '这些个人情况', en: 'such personal matters', ja: 'そうした個人的なこと' },
    previousJob: { zh: '更早的公司', en: 'earlier employers', ja: '以前の勤務先' },
    license: { zh: '许可证', en: 'a licence', ja: 'ライセンス' },
    projectLink: { zh: '这个链接', en: 'such a link', ja: 'そのリンク' },
    team: { zh: '团队的情况', en: 'the team', ja: 'チームのこと' },
    performance: { zh: '性能方面的工作', en: 'work on performance', ja: 'パフォーマンス改善' },
    multilingual: { zh: '多语言方面的工作', en: 'multilingual work', ja: '多言語対応' },
    admin: { zh: '后台方面的工作', en: 'admin panels', ja: '管理画面の仕事' },
    components: { zh: '组件和无障碍', en: 'components or accessibility', ja: 'コンポーネントやアクセシビリティ' },
    workStyle: { zh: '这方面的工作方式', en: 'that part of the way of working', ja: 'その進め方' },
    learning: { zh: '最近的学习', en: 'recent learning', ja: '最近の学習' },
    years: { zh: '每项技术各用了几年', en: 'years with each technology', ja: '技術ごとの使用年数' },
    phone: { zh: '电话号码', en: 'a telephone number', ja: '電話番号' },
    aiUse: { zh: '对 AI 的用法和看法', en: 'the use of AI', ja: 'AIの使い方' },
  },
  /** After `notOnPage`: {text} is what comes nearest. */
  nearest: {
    zh: '最接近的一句：{text}',
    en: 'The nearest that it does say: {text}',
    ja: 'いちばん近い記述はこちらです：{text}',
  },
  /** One part of a longer answer. */
  partMissing: {
    zh: '{what}：这一页上没写。',
    en: 'Not on this page: {what}.',
    ja: '{what}：このページには書かれていません。',
  },
  /** A name, and how it is read. */
  nameAndReading: { zh: '{name}（{reading}）', en: '{name} ({reading})', ja: '{name}（{reading}）' },
  who: {
    zh: '{name}，{title}，{subtitle}。见[关于我](#about)。',
    en: '{name}: {title}, {subtitle}. See [About](#about).',
    ja: '{name}は{title}です。{subtitle}。詳しくは[プロフィール](#about)へ。',
  },
  skillLevel: {
    zh: '{skill} 的自评是 {level}%。',
    en: '{skill}: {level}%, self-rated.',
    ja: '{skill}は自己評価で{level}%です。',
  },
  /** A technology that a job or a project uses, and that has no level. */
  skillUsed: {
    zh: '{skill} 用在{where}，没有单独打分。',
    en: '{skill} is used in {where}; it has no level of its own.',
    ja: '{skill}は{where}で使っています（個別の数値はありません）。',
  },
  skillWhere: {
    zh: '{skill} 用在{where}。',
    en: '{skill} is used in {where}.',
    ja: '{skill}は{where}で使っています。',
  },
  seeSkills: { zh: '见[技能](#skills)。', en: 'See [Skills](#skills).', ja: '（[スキル](#skills)より）' },
  /** Only for names that the answerer knows: a visitor's own text is never echoed. */
  skillMissing: {
    zh: '[技能](#skills)里没有列 {skill}。',
    en: '{skill} isn’t listed under [Skills](#skills).',
    ja: '{skill}は[スキル](#skills)に載っていません。',
  },
  skillsMixed: {
    zh: '列出的：{listed}。没有列出的：{missing}。见[技能](#skills)。',
    en: 'Listed: {listed}. Not listed: {missing}. See [Skills](#skills).',
    ja: '掲載あり：{listed}。掲載なし：{missing}。（[スキル](#skills)より）',
  },
  skillsMissing: {
    zh: '[技能](#skills)里都没有列：{missing}。',
    en: 'Not listed under [Skills](#skills): {missing}.',
    ja: '[スキル](#skills)に載っていないもの：{missing}。',
  },
  skillList: { zh: '{category}：{list}。', en: '{category}: {list}.', ja: '{category}：{list}。' },
  /** {list} is one skill or several of one level. */
  bestSkills: {
    zh: '自评最高的：{list}。见[技能](#skills)。',
    en: 'Highest self-rated: {list}. See [Skills](#skills).',
    ja: '自己評価がいちばん高いのは{list}です（[スキル](#skills)より）。',
  },
  lowestSkills: {
    zh: '自评最低的：{list}。见[技能](#skills)。',
    en: 'Lowest self-rated: {list}. See [Skills](#skills).',
    ja: '自己評価がいちばん低いのは{list}です（[スキル](#skills)より）。',
  },
  higherSkill: {
    zh: '自评更高的是 {list}。',
    en: 'The higher self-rated: {list}.',
    ja: '自己評価が高いのは{list}です。',
  },
  lowerSkill: {
    zh: '自评更低的是 {list}。',
    en: 'The lower self-rated: {list}.',
    ja: '自己評価が低いのは{list}です。',
  },
  sameLevel: { zh: '自评一样高：{list}。', en: 'The same level: {list}.', ja: '自己評価は同じです：{list}。' },
  skillItem: { zh: '{skill}（{level}%）', en: '{skill} ({level}%)', ja: '{skill}（{level}%）' },
  /** Between the items of a {list}. */
  separator: { zh: '、', en: ', ', ja: '、' },
  /** How many of them follow. */
  count: { zh: '一共 {count} 个。', en: '{count} in all.', ja: '全部で{count}件です。' },
  location: {
    zh: '{name}在{place}。见[联系](#contact)。',
    en: '{name} is in {place}. See [Contact](#contact).',
    ja: '拠点は{place}です。詳しくは[連絡先](#contact)へ。',
  },
  employer: {
    zh: '{name}从 {start}起在{company}做{position}。见[经历](#experience)。',
    en: '{position} at {company} since {start}. See [Experience](#experience).',
    ja: '{start}から{company}の{position}です。詳しくは[経歴](#experience)へ。',
  },
  employerPast: {
    zh: '{name} {period}在{company}做{position}。见[经历](#experience)。',
    en: '{position} at {company}, {period}. See [Experience](#experience).',
    ja: '{period}、{company}の{position}でした。詳しくは[経歴](#experience)へ。',
  },
  /** The owner's own sentences, which say 我 / I. {section} and {anchor} lead to where they stand. */
  quote: {
    zh: `{name}自己写道：{text}${FROM.zh}`,
    en: `In {name}’s words: {text} ${FROM.en}`,
    ja: `本人の言葉では：{text}${FROM.ja}`,
  },
  sections: {
    about: { zh: '关于我', en: 'About', ja: 'プロフィール' },
    experience: { zh: '经历', en: 'Experience', ja: '経歴' },
    skills: { zh: '技能', en: 'Skills', ja: 'スキル' },
    projects: { zh: '项目', en: 'Projects', ja: '制作物' },
    contact: { zh: '联系', en: 'Contact', ja: '連絡先' },
  } satisfies Record<Section, Text>,
  since: {
    zh: '{name}从 {year} 年入行。',
    en: '{name} has been in the profession since {year}.',
    ja: 'この仕事は{year}年からです。',
  },
  technologies: {
    zh: '在{company}用到的技术：{list}。见[经历](#experience)。',
    en: 'At {company}: {list}. See [Experience](#experience).',
    ja: '{company}で使っている技術は{list}です。詳しくは[経歴](#experience)へ。',
  },
  /** {list} of the technologies that one project uses. */
  projectTechnologies: {
    zh: '[{title}](#project-{id})用到的技术：{list}。',
    en: '[{title}](#project-{id}) uses {list}.',
    ja: '[{title}](#project-{id})で使っている技術は{list}です。',
  },
  projectLacks: {
    zh: '[{title}](#project-{id})的技术里没有列 {skill}。',
    en: '{skill} isn’t listed for [{title}](#project-{id}).',
    ja: '[{title}](#project-{id})の技術に{skill}は載っていません。',
  },
  projectLinks: {
    zh: '[{title}](#project-{id})：{list}。',
    en: '[{title}](#project-{id}): {list}.',
    ja: '[{title}](#project-{id})：{list}。',
  },
  projectLink: { zh: '[项目页面]({url})', en: '[project page]({url})', ja: '[プロジェクトのページ]({url})' },
  projectCode: { zh: '[代码]({url})', en: '[code]({url})', ja: '[コード]({url})' },
  project: {
    zh: '[{title}](#project-{id})，用{name}自己的话说：{text}',
    en: '[{title}](#project-{id}), in {name}’s words: {text}',
    ja: '[{title}](#project-{id})について、本人の言葉では：{text}',
  },
  projectList: {
    zh: '做过的项目：{list}。见[项目](#projects)。',
    en: 'The projects: {list}. See [Projects](#projects).',
    ja: '制作物は{list}です。詳しくは[制作物](#projects)へ。',
  },
  projectsUsing: {
    zh: '用到 {skill} 的项目：{list}。',
    en: 'Projects that use {skill}: {list}.',
    ja: '{skill}を使っている制作物は{list}です。',
  },
  projectsWithout: {
    zh: '没有列出 {skill} 的项目：{list}。',
    en: 'Projects that don’t list {skill}: {list}.',
    ja: '{skill}が載っていない制作物は{list}です。',
  },
  projectsNotUsing: {
    zh: '[项目](#projects)里没有列出用 {skill} 的。',
    en: 'No project under [Projects](#projects) lists {skill}.',
    ja: '{skill}を使った制作物は[制作物](#projects)に載っていません。',
  },
  strengths: {
    zh: '{name}自己写道：\n{list}\n\n见[关于我](#about)。',
    en: 'In {name}’s words:\n{list}\n\nSee [About](#about).',
    ja: '本人の言葉では：\n{list}\n\n（[プロフィール](#about)より）',
  },
  strength: { zh: '\n- {label}：{text}', en: '\n- {label}: {text}', ja: '\n- {label}：{text}' },
  contact: {
    zh: '写信到 [{email}](mailto:{email})，或打电话 {phone}。表单和其他账号在[联系](#contact)。',
    en: 'Write to [{email}](mailto:{email}) or call {phone}. The form and other profiles are under [Contact](#contact).',
    ja: 'メールは[{email}](mailto:{email})、電話は{phone}です。フォームとアカウントは[連絡先](#contact)にあります。',
  },
  contactByMail: {
    zh: '写信到 [{email}](mailto:{email})。表单和其他账号在[联系](#contact)。',
    en: 'Write to [{email}](mailto:{email}). The form and other profiles are under [Contact](#contact).',
    ja: 'メールは[{email}](mailto:{email})です。フォームとアカウントは[連絡先](#contact)にあります。',
  },
  /** Runs before `contact`, for whoever comes with a job, a project or an invitation. */
  hire: {
    zh: '这件事请直接和{name}谈，这里没法代为答复。',
    en: 'That is best settled with {name} directly; nothing can be agreed here.',
    ja: 'そのお話は、{name}さんに直接お願いします。ここではお約束できません。',
  },
  profile: {
    zh: '[{label}]({url})，在[联系](#contact)里也有。',
    en: '[{label}]({url}), also under [Contact](#contact).',
    ja: '[{label}]({url})（[連絡先](#contact)にもあります）。',
  },
  /** What there is instead of an account that the page does not name. */
  profilesListed: {
    zh: '这一页上列出的账号：{list}。没有列出的，可以直接问{name}，见[联系](#contact)。',
    en: 'Accounts on this page: {list}. Any other isn’t listed; you can ask {name} directly: see [Contact](#contact).',
    ja: 'このページに載っているアカウントは{list}です。ほかは載っていません。[連絡先](#contact)から直接お聞きください。',
  },
  hours: {
    zh: '{name}{reply}。{hours}。见[联系](#contact)。',
    en: '{name}’s replies: {reply}. Hours: {hours}. See [Contact](#contact).',
    ja: '返信は{reply}です。対応は{hours}。詳しくは[連絡先](#contact)へ。',
  },
  resume: {
    zh: `[下载简历（PDF）](${resumePath('zh', 'pdf')})，[联系](#contact)那里也有。`,
    en: `[Download the résumé (PDF)](${resumePath('en', 'pdf')}). It is also under [Contact](#contact).`,
    ja: `[職務経歴書（PDF）をダウンロード](${resumePath('ja', 'pdf')})できます。[連絡先](#contact)にもあります。`,
  },
  ownerLanguages: {
    zh: '语言：{languages}。',
    en: '{name}’s languages: {languages}.',
    ja: '使える言語は{languages}です。',
  },
  languagesMissing: {
    zh: '没有列出{languages}。',
    en: '{languages} isn’t listed.',
    ja: '{languages}は載っていません。',
  },
  languageItem: personMessages.spoken,
  /** {builtWith} is the footer's line. */
  builtWith: { zh: '这个网站{builtWith}。', en: '{builtWith}.', ja: 'このサイトは{builtWith}しています。' },
  builtBy: { zh: '这是{name}的网站。', en: 'This is {name}’s site.', ja: 'これは{name}のサイトです。' },
  /** The page beside a pasted job advertisement. */
  advertisement: {
    intro: {
      zh: '对照这一页：',
      en: 'Compared with this page:',
      ja: 'このページと照らし合わせると：',
    },
    listed: {
      zh: '- **页面上有**：{list}（[技能](#skills)）',
      en: '- **On the page:** {list} ([Skills](#skills))',
      ja: '- **掲載あり**：{list}（[スキル](#skills)）',
    },
    missing: { zh: '- **没有列出**：{list}', en: '- **Not listed:** {list}', ja: '- **掲載なし**：{list}' },
    years: { zh: '- **经验**：{text}', en: '- **Experience:** {text}', ja: '- **経験**：{text}' },
    also: { zh: '- **相关经历**：{text}', en: '- **Related:** {text}', ja: '- **関連する経験**：{text}' },
    languages: { zh: '- **语言**：{text}', en: '- **Languages:** {text}', ja: '- **言語**：{text}' },
    place: { zh: '- **地点**：{text}', en: '- **Place:** {text}', ja: '- **場所**：{text}' },
    terms: {
      zh: '- **页面上没写**：{list}',
      en: '- **Not on the page:** {list}',
      ja: '- **ページに記載なし**：{list}',
    },
    told: { zh: '- **{label}**：{text}', en: '- **{label}:** {text}', ja: '- **{label}**：{text}' },
    end: {
      zh: '其余请直接问{name}：[{email}](mailto:{email})，见[联系](#contact)。',
      en: 'For the rest, ask {name} directly: [{email}](mailto:{email}), see [Contact](#contact).',
      ja: 'そのほかは{name}さんに直接どうぞ：[{email}](mailto:{email})、[連絡先](#contact)。',
    },
    conditions: { zh: '条件', en: 'Terms', ja: '条件' },
    salary: { zh: '薪资', en: 'pay', ja: '給与' },
    remote: { zh: '远程或到岗', en: 'remote or office work', ja: 'リモートや出社' },
    start: { zh: '到岗时间', en: 'start date', ja: '入社時期' },
    visa: { zh: '签证和工作许可', en: 'visa or work permit', ja: '在留資格' },
    education: { zh: '学历', en: 'education', ja: '学歴' },
    lead: { zh: '带团队的经历', en: 'leading or mentoring', ja: 'リードや育成の経験' },
  },
} as const satisfies Messages;

/** All of it in one language: what a page downloads. */
export type AnswersMessages = InOneLanguage<typeof answersMessages>;
type InOneLanguage<Part> = Part extends Text ? string : { readonly [Name in keyof Part]: InOneLanguage<Part[Name]> };

export function answersMessagesIn(language: Language): AnswersMessages {
  return inOne(answersMessages, language) as AnswersMessages;
}

function inOne(part: Text | Messages, language: Language): unknown {
  if (isText(part)) return part[language];
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inOne(inner, language)]));
}

function isText(part: Text | Messages): part is Text {
  return typeof part['zh'] === 'string';
}
