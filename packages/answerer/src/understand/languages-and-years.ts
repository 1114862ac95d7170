/** What a text says of spoken languages, by their tags, of their levels, and of years. */
import type { Language } from '../text.ts';
import type { LanguageData } from '../language-data.ts';
import { normalize } from '../tokenize/tokens.ts';

const TAGS = 'en zh ja de fr es ko pt it ru yue ar th vi hi nl sv tr pl id da uk cs'.split(' ');

const patterns = new Map<Language, ReadonlyMap<string, RegExp>>();

/** What the platform calls them, and what else a visitor may. */
function patternsOf({ language, rules }: LanguageData): ReadonlyMap<string, RegExp> {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const entries = TAGS.flatMap((tag): [string, RegExp][] => {
    const name = normalize(names.of(tag) ?? '');
    // With the endings of an adjective, as in German; written or spoken, as in Chinese.
    const called = /^[a-z]/.test(name) ? `\\b${name}(?:e[mnrs]?)?\\b` : name.replace(/语$/, '[语文]');
    const ways = [called, rules.spoken[tag]?.source].filter(Boolean);
    return ways.length > 0 ? [[tag, new RegExp(ways.join('|'))]] : [];
  });
  return new Map(entries);
}

export function humanLanguagesIn(text: string, data: LanguageData): string[] {
  const known = patterns.get(data.language) ?? patternsOf(data);
  patterns.set(data.language, known);
  return [...known].filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);
}

/** How well a language is spoken, the best first. */
export const LEVELS = [
  /native|mother tongue|母语|母語|母国語|ネイティブ|mutterspr/,
  /fluent|fluency|(?<!working |business |professional |limited |elementary )proficien|advanced|excellent|strong|fliessend|流利|熟练|高级|精通|流暢|上級|\bc[12]\b|n1/,
  /working|business|professional|meetings?|negotiat|工作语言|商务|商業|会议|开会|(?<!日常)沟通|ビジネス|会議|商談|交渉|業務|仕事|verhandlung|\bb2\b|n2|toe[if]|ielts|雅思|托福|cet|[四六八]级/,
  /conversational|conversation|everyday|日常|会话|会話|reading|读写|読み書き|alltag|\bb1\b|n3/,
  /basic|基础|初级|初級|grundkenntnis|\ba[12]\b|n[45]/,
];

export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    '一 二 三 四 五 六 七 八 九 十',
    '一 两',
    'ein zwei drei vier fuenf sechs sieben acht neun zehn',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1])),
);

/** `Four years of …`, or `since 2023`, in the part of a sentence that tells it. */
export function spanIn(text: string, sign: RegExp): number | undefined {
  for (const part of normalize(text).split(/[,、;。]/)) {
    const [, figure, from] = (sign.test(part) && SPAN.exec(part)) || [];
    if (from !== undefined) return new Date().getFullYear() - Number(from);
    if (figure !== undefined) return NUMBERS[figure] ?? Number(figure);
  }
  return undefined;
}

const SPAN =
  /(?<![\d.第每])(\d{1,2}|[一二两三四五六七八九十]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)) ?(?:years?|年)(?! ?(?:ago|old|later|前|后|後|目|月|生))|(?:since|seit) (20\d\d)/;
