/**
 * What the built-in answerer says: the fact first, then the link.
 * A quoted {text} ends with its own full stop. {start} and {period} come from `experienceMessages`.
 */
import type { Messages } from './messages.ts';

export const answersMessages = {
  greeting: {
    zh: '你好！经历、技能、项目、联系方式，想了解哪一块？',
    en: 'Hello! Experience, skills, projects or contact: where shall we start?',
    ja: 'こんにちは。経歴、スキル、制作物、連絡先について、何でも聞いてください。',
  },
  thanks: {
    zh: '不客气，还有想问的就接着问。',
    en: 'You’re welcome. Ask away if there’s more.',
    ja: 'どういたしまして。ほかにもあれば、どうぞ聞いてください。',
  },
  farewell: {
    zh: '再见，有问题随时再来问。',
    en: 'Goodbye! Come back any time.',
    ja: 'ありがとうございました。またいつでも聞いてください。',
  },
  help: {
    zh: '我按这一页的内容回答：[经历](#experience)、[技能](#skills)、[项目](#projects)、[联系](#contact)。没写的，我会直说。',
    en: 'I answer from this page: [Experience](#experience), [Skills](#skills), [Projects](#projects), [Contact](#contact). If it isn’t there, I’ll say so.',
    ja: 'このページに書いてあることに答えます：[経歴](#experience)、[スキル](#skills)、[制作物](#projects)、[連絡先](#contact)。書いていないことは、そうお伝えします。',
  },
  identity: {
    zh: '我只是一段程序，在这一页的文字里找答案，不是真人，也没有用 AI 模型。',
    en: 'I’m a small program that looks up answers in this page’s text, not a person and not an AI model.',
    ja: 'このページの文章から答えを探す小さなプログラムです。人でもAIモデルでもありません。',
  },
  /** The only answer where the page is silent. */
  notOnPage: {
    zh: '这一页上没写。可以直接问本人，见[联系](#contact)。',
    en: 'This page doesn’t say. You can ask {name} directly: see [Contact](#contact).',
    ja: 'このページには書かれていません。[連絡先](#contact)から本人に聞いてみてください。',
  },
  unclear: {
    zh: '没太看懂这个问题。换个说法，或者问问[经历](#experience)、[技能](#skills)、[项目](#projects)？',
    en: 'I didn’t catch that. Try other words, or ask about [Experience](#experience), [Skills](#skills) or [Projects](#projects).',
    ja: '質問の意味がうまくつかめませんでした。言い換えるか、[経歴](#experience)、[スキル](#skills)、[制作物](#projects)について聞いてください。',
  },
  who: {
    zh: '{name}，{title}，{subtitle}。见[关于我](#about)。',
    en: '{title} {subtitle}. See [About](#about).',
    ja: '{name}は{title}です。{subtitle}。詳しくは[プロフィール](#about)へ。',
  },
  skillLevel: {
    zh: '{skill} 的自评是 {level}%。见[技能](#skills)。',
    en: '{skill}: {level}%, self-rated. See [Skills](#skills).',
    ja: '{skill}は自己評価で{level}%です。詳しくは[スキル](#skills)へ。',
  },
  /** Only for names that the answerer knows: a visitor's own text is never echoed. */
  skillMissing: {
    zh: '[技能](#skills)里没有列 {skill}。',
    en: '{skill} isn’t listed under [Skills](#skills).',
    ja: '{skill}は[スキル](#skills)に載っていません。',
  },
  skillList: {
    zh: '{category}：{list}。见[技能](#skills)。',
    en: '{category}: {list}. See [Skills](#skills).',
    ja: '{category}は{list}です。詳しくは[スキル](#skills)へ。',
  },
  bestSkills: {
    zh: '自评最高的：{list}。见[技能](#skills)。',
    en: 'Highest self-rated: {list}. See [Skills](#skills).',
    ja: '自己評価がいちばん高いのは{list}です。詳しくは[スキル](#skills)へ。',
  },
  skillItem: { zh: '{skill}（{level}%）', en: '{skill} ({level}%)', ja: '{skill}（{level}%）' },
  /** Between the items of a {list}. */
  separator: { zh: '、', en: ', ', ja: '、' },
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
    zh: '本人是这么写的：{text}见[{section}](#{anchor})。',
    en: 'In {name}’s words: {text} See [{section}](#{anchor}).',
    ja: '本人の紹介文から：{text}詳しくは[{section}](#{anchor})へ。',
  },
  sections: {
    about: { zh: '关于我', en: 'About', ja: 'プロフィール' },
    experience: { zh: '经历', en: 'Experience', ja: '経歴' },
    skills: { zh: '技能', en: 'Skills', ja: 'スキル' },
  },
  achievement: {
    zh: '{label}方面：{text}见[经历](#experience)。',
    en: '{label}: {text} See [Experience](#experience).',
    ja: '{label}：{text}詳しくは[経歴](#experience)へ。',
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
  /** In the words of the buttons of the project's dialog. */
  projectLinks: {
    zh: '[{title}](#project-{id})：{list}。',
    en: '[{title}](#project-{id}): {list}.',
    ja: '[{title}](#project-{id})：{list}。',
  },
  projectLink: { zh: '[查看项目]({url})', en: '[view project]({url})', ja: '[プロジェクトを見る]({url})' },
  projectCode: { zh: '[查看代码]({url})', en: '[view code]({url})', ja: '[コードを見る]({url})' },
  project: {
    zh: '[{title}](#project-{id})：{text}',
    en: '[{title}](#project-{id}): {text}',
    ja: '[{title}](#project-{id})：{text}',
  },
  projectList: {
    zh: '做过的项目：{list}。见[项目](#projects)。',
    en: 'The projects: {list}. See [Projects](#projects).',
    ja: '制作物は{list}です。詳しくは[制作物](#projects)へ。',
  },
  strengths: {
    zh: '{name}列出的长处：{list}。见[关于我](#about)。',
    en: 'Strengths: {list}. See [About](#about).',
    ja: '{name}が挙げる強みは{list}です。詳しくは[プロフィール](#about)へ。',
  },
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
  profile: {
    zh: '{label}：[{url}]({url})。见[联系](#contact)。',
    en: '{label}: [{url}]({url}). See [Contact](#contact).',
    ja: '{label}は[{url}]({url})です。詳しくは[連絡先](#contact)へ。',
  },
  hours: {
    zh: '{reply}，{hours}。见[联系](#contact)。',
    en: 'Replies: {reply}. {hours}. See [Contact](#contact).',
    ja: '返信は{reply}です。{hours}。詳しくは[連絡先](#contact)へ。',
  },
  resume: {
    zh: '简历 PDF 在[联系](#contact)那里下载。',
    en: 'The résumé PDF is under [Contact](#contact).',
    ja: '経歴書のPDFは[連絡先](#contact)からダウンロードできます。',
  },
  siteLanguages: {
    zh: '这个网站有中文、英文、日文三种语言，用哪种问我都行。',
    en: 'This site is in Chinese, English and Japanese. Ask me in any of them.',
    ja: 'このサイトは中国語、英語、日本語に対応しています。どの言語で聞いても大丈夫です。',
  },
  ownerLanguages: {
    zh: '{name}会的语言：{languages}。',
    en: '{name}’s languages: {languages}.',
    ja: '使える言語は{languages}です。',
  },
  languageItem: { zh: '{name}（{fluency}）', en: '{name} ({fluency})', ja: '{name}（{fluency}）' },
  /** {builtWith} is the footer's line. */
  builtWith: { zh: '这个网站{builtWith}。', en: '{builtWith}.', ja: '{builtWith}しています。' },
} as const satisfies Messages;
