/** The names that a message may hold: of owner, companies, places, projects and technologies, as visitors write them. */
import { type Resume, allSkills } from '../resume.ts';
import { normalize } from '../tokenize/tokens.ts';
import type { LanguageData } from '../language-data.ts';
import { isLatin } from '../text.ts';
import { type SpeltName, keyOf } from './find-entities.ts';

/** The legal form at the end of a company's name. */
const LEGAL_FORM =
  /[\s,]*(有限责任公司|股份有限公司|有限公司|股份|科技|网络|信息|软件|集团|公司|株式会社|technology|technologies|inc\.?|ltd\.?|llc|gmbh|corp\.?|co\.?|group|labs?|studio|software)$/i;

/** Words that begin a name without being one. */
const GENERIC =
  /^(open|new|the|studio|team|city|river|blue|green|red|music|weather|stock|web|data|app|design|digital|north|south|east|west|bank|my)$/i;

/** Given names that are words in English, besides those of the examples. */
const GIVEN_WORDS =
  /^(art|bill|dawn|drew|faith|frank|grace|grant|guy|hope|iris|ivy|jack|jade|joy|june|mark|may|mike|miles|olive|pat|ray|rich|rob|rose|ruby|sky|sue|summer|victor|will|young)$/;

/** @param isWord whether a word, in lower case, is an ordinary one: part of a name, it does not stand for the whole */
export function entityNames(resume: Resume, data: LanguageData, isWord: (word: string) => boolean): SpeltName[] {
  const { common, rare } = data.technologies;
  const kept = namesIn([
    // Among other letters, a word in Latin ones is a name.
    ...(isLatin(data.language) ? common : common.map((name) => name.replace('=', ':'))),
    ...data.rules.technologies,
  ]);
  return [
    ...projectNames(resume, isWord),
    ...companyNames(resume, companyForms),
    ...ownerNames(resume, isWord),
    ...listedTechnologies(resume, kept),
    ...placeNames(resume),
    // What is another name too is that.
    ...companyNames(resume, (name) => firstWordOf(name, isWord)),
    ...unlisted(kept),
    ...unlisted(namesIn(rare)).map((one) => Object.assign(one, { isExact: true })),
  ]
    .flatMap(inHiraganaToo)
    .filter(({ spelling }) => spelling.length > 1 || /\p{Script=Han}/u.test(spelling));
}

interface KnownTechnology {
  readonly name: string;
  readonly spellings: readonly string[];
}

/** `name:other,spellings`, or `name=other,spellings` where the name itself is a common word. */
function namesIn(lines: readonly string[]): KnownTechnology[] {
  return lines.map((line) => {
    const [name = '', sign, others = ''] = line.split(/([:=])/);
    const own = sign === '=' ? [] : [normalize(name)];
    return { name, spellings: [...own, ...others.split(',').filter(Boolean)] };
  });
}

function unlisted(technologies: readonly KnownTechnology[]): SpeltName[] {
  return technologies.flatMap(({ name, spellings }) => spellings.map((spelling) => technology(name, spelling, false)));
}

/** `リアクト` → also `りあくと`, where that is long enough to be no other word. */
function inHiraganaToo(name: SpeltName): SpeltName[] {
  if (!/^[ァ-ヶー]{4,}$/.test(name.spelling)) return [name];
  const hiragana = name.spelling.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return [name, { ...name, spelling: hiragana }];
}

function technology(id: string, spelling: string, isListed: boolean): SpeltName {
  return { kind: 'technology', id, isListed, spelling: normalize(spelling) };
}

function projectNames({ projects }: Resume, isWord: (word: string) => boolean): SpeltName[] {
  const titles = projects.map(({ titles: own }) => own.join(' ').toLowerCase());
  const isOnlyIn = (word: string) => titles.filter((title) => title.includes(word)).length === 1;
  return projects.flatMap(({ id, titles: own }) =>
    [
      ...own.flatMap(titleForms),
      id.replaceAll('-', ' '),
      ...initialsOf(id, isWord),
      ...id
        .split('-')
        .filter(isOnlyIn)
        .flatMap((word) => [`${word}项目`, `${word} 项目`]),
      ...own.flatMap((one) => shortForms(normalize(one), isOnlyIn)),
    ].map((spelling) => ({
      kind: 'project' as const,
      id,
      isListed: true,
      spelling: normalize(spelling),
    })),
  );
}

/** `Weather map` → also `weather one`; `Age of trees` → `tree age`; `丢失的雨伞` → `雨伞项目`; `天気マップ` → `天気のほう`. */
function shortForms(title: string, isOnlyIn: (word: string) => boolean): string[] {
  if (/^[a-z]/.test(title)) {
    const words = title.split(/[\s-]+/).filter((word) => word.length > 2 && isOnlyIn(word));
    const turned = /^(\w+)s? of (?:the )?(\w+?)s?$/.exec(title);
    return [
      ...words.flatMap((word) => ['one', 'thing', 'tool', 'app', 'project', 'system'].map((kind) => `${word} ${kind}`)),
      ...(turned ? [`${turned[2]} ${turned[1]}`] : []),
    ];
  }
  const parts = title.split(/[的のた]/);
  const starts = [/^\p{Script=Han}{3}/u, /^\p{Script=Han}{4,}/u].flatMap((start) => start.exec(title) ?? []);
  const pieces = title.match(/\p{Script=Han}{2}|[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  const spelt = (words: readonly string[], kinds: readonly string[]) =>
    words.filter((word) => word.length > 1 && isOnlyIn(word)).flatMap((word) => kinds.map((kind) => word + kind));
  return [
    // `Open-source projects` are all of them.
    ...spelt(
      [...parts, ...starts, ...pieces.filter((piece) => !OPEN_SOURCE.test(piece))],
      ['项目', '系统', 'のプロジェクト'],
    ),
    ...spelt([...parts, ...starts, ...pieces], ['那个', 'のやつ', 'のは', 'のほう', 'の方']),
  ];
}

/** `knowledge-base` → `kb`. */
function initialsOf(id: string, isWord: (word: string) => boolean): string[] {
  const initials = id
    .split('-')
    .map((word) => word.charAt(0))
    .join('');
  return initials.length > 1 && !isWord(initials) ? [initials] : [];
}

/** What a title may begin with, and no visitor says. */
const OPEN_SOURCE = /^(open[- ]source|开源|オープンソースの?)\s*/i;

/** `Open-source knowledge base` → also `knowledge base`; `后台管理系统` → also `后台管理`. */
function titleForms(title: string): string[] {
  const plain = title.replaceAll(/[“”"「」『』《》]/g, '');
  const without = plain
    .replace(OPEN_SOURCE, '')
    .replace(/\s*(system|tool|app|platform|project|系统|平台|工具|システム|ツール|アプリ)$/i, '');
  const shorter = [plain, plain.replace(OPEN_SOURCE, ''), without];
  return [...new Set(shorter)].filter((form) => form === plain || (form.length > 2 && !GENERIC.test(form)));
}

function companyNames({ experience }: Resume, formsOf: (name: string) => string[]): SpeltName[] {
  return experience.flatMap(({ id, names }) =>
    names
      .flatMap(formsOf)
      .map((spelling) => ({ kind: 'company' as const, id, isListed: true, spelling: normalize(spelling) })),
  );
}

function companyForms(company: string): string[] {
  const parts = [company, ...company.split(/[（()）]/)].map((part) => part.trim()).filter((part) => part.length > 1);
  const short = parts.map((part) => part.replace(LEGAL_FORM, ''));
  return [...new Set([...parts, ...short])].filter((form) => form.length > 1 && !GENERIC.test(form));
}

/** `Halcyon Freight` → also `halcyon`. */
function firstWordOf(company: string, isWord: (word: string) => boolean): string[] {
  const [first = ''] = company.split(' ');
  return first !== company && /^\p{Lu}.{3}/u.test(first) && !isWord(normalize(first)) ? [first] : [];
}

function ownerNames({ person }: Resume, isWord: (word: string) => boolean): SpeltName[] {
  return person.names
    .flatMap((name) => partsOfName(name, isWord))
    .concat(person.brands.map(normalize))
    .map((spelling) => ({ kind: 'owner', id: 'owner', isListed: true, spelling }));
}

/** A name, its parts that cannot be another word, each with its accents and without them. */
function partsOfName(name: string, isWord: (word: string) => boolean): string[] {
  const isOrdinary = (word: string) => GIVEN_WORDS.test(word) || isWord(word);
  const isTelling = (part: string) =>
    /^\p{Script=Latin}/u.test(part) ? /^\p{Lu}.{2}/u.test(part) && !isOrdinary(normalize(part)) : part.length > 1;
  const parts = [name, ...name.split(/[ ·・]/).filter(isTelling)];
  return parts.flatMap((part) => [normalize(part), normalize(part.normalize('NFD').replaceAll(/\p{M}+/gu, ''))]);
}

function placeNames({ person, experience }: Resume): SpeltName[] {
  const places = [...person.place.names, ...experience.flatMap((job) => job.places)];
  return places
    .flatMap((place) => [place].concat(place.split(/[（()）,、]/)))
    .map((spelling): SpeltName => ({
      kind: 'place',
      id: 'place',
      isListed: true,
      spelling: normalize(spelling.trim()),
    }));
}

/** Those of the page, in all the spellings that the kept list knows. */
function listedTechnologies(
  resume: Resume,
  kept: readonly { name: string; spellings: readonly string[] }[],
): SpeltName[] {
  const listed = [
    ...allSkills(resume.skills).map(({ name }) => name),
    ...resume.experience.flatMap(({ technologies }) => technologies),
    ...resume.projects.flatMap(({ technologies }) => technologies),
  ];
  const others = new Set(listed.map(normalize));
  return [...new Set(listed)].flatMap((name) => {
    const own = ownForms(name);
    const keys = new Set(own.map(keyOf));
    const known = kept.filter(({ spellings, name: other }) =>
      [...spellings, normalize(other)].some((one) => keys.has(keyOf(one))),
    );
    const spellings = [...own, ...known.flatMap((entry) => entry.spellings)].filter(
      (one) => own.includes(one) || !others.has(one),
    );
    return [...new Set(spellings)].map((spelling) => technology(name, spelling, true));
  });
}

/** `Vue 3` → also `vue`; `MVC architecture` → also `mvc`; `HTML5/CSS3` → also its parts. */
function ownForms(name: string): string[] {
  const plain = normalize(name);
  const bare = plain.replace(/\s+(architecture|design|framework|api|[\d.]+)$/, '');
  const parts = plain.includes('/') ? plain.split('/').flatMap((part) => [part, part.replace(/\d+$/, '')]) : [];
  const brandless = plain.replace(/^(amazon|aws|apache|google|microsoft|adobe|jetpack)\s+/, '');
  return [...new Set([plain, bare, brandless, ...parts])].filter((form) => form.length > 1);
}
