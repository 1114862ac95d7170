/** Which of the owner's projects a question names, and what it wants to know of them. */
import type { Language } from '#contract/language.ts';
import type { Content, Project } from '#content/schema.ts';
import { normalized } from './words.ts';

export type ProjectAspect = 'technologies' | 'links' | 'summary';

const ASPECTS: Readonly<Record<Language, readonly (readonly [ProjectAspect, RegExp])[]>> = {
  en: [
    [
      'technologies',
      /technolog|\btech\b|\bstack\b|framework|written in|(built|made|created|developed|written) (with|on|in|using)|\buses?\b/,
    ],
    ['links', /\blinks?\b|\burl\b|\brepo|source code|the code\b|where can i (see|find|try|get)|\bdemo\b|download/],
  ],
  zh: [
    ['technologies', /技术|框架|用什么(做|写|开发)|用了(什么|哪些)|用的(什么|是什么)/],
    ['links', /链接|地址|网址|源码|源代码|代码在|看代码|哪(里|儿)(能|可以)?(看|下载|试)|演示/],
  ],
  ja: [
    ['technologies', /技術|フレームワーク|何で(つく|作|書)|使って(い)?(る|ます)/],
    ['links', /リンク|url|ソースコード|コードは|どこで(見|試|ダウンロード)|デモ/],
  ],
};

export function aspectOf(question: string, language: Language): ProjectAspect {
  return ASPECTS[language].find(([, pattern]) => pattern.test(question))?.[0] ?? 'summary';
}

/** Finds the projects whose title or id a question holds. The question comes in lower case. */
export function createProjectFinder(content: Content): (question: string) => readonly Project[] {
  const names = content.projects.map((project) => ({
    project,
    spellings: [...Object.values(project.title), project.id.replaceAll('-', ' '), project.id].map(normalized),
  }));
  return (question) =>
    names
      .filter(({ spellings }) => spellings.some((spelling) => spelling.length > 3 && question.includes(spelling)))
      .map(({ project }) => project);
}
