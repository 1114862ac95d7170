/** What the server knows of English besides what a page has room for. */
import type { Aspect, LanguageRules } from '../language-data.ts';
import { en } from './en.ts';

const needs: LanguageRules['needs'] = [
  [
    /\b(who|anyone|anybody|somebody|someone|people|others?|companies|firms)\b.*\b(us(e|es|ing)|rel(y|ies)) (it|this|that|on|\uE005)|\bhow many( \w+)? (use|are using)\b|\bused by (who|any|other)|\b(any|real|actual) users\b/,
    /\b(use|uses|using|used by|users?)\b/,
  ],
  [
    /\b(looking|searching|hunting|on the lookout) for (a |an |new |some )*(job|work|role|position|post|contract)s?\b|\b(are you|(is|are|when is|when are) (he|she|they|\uE001))( still| currently| now)? (available|free)\b|\bon the (job )?market\b|\bfree to (start|begin|join)\b/,
    /\bavailab|\bfree\b|\bstart(ing)? (in|on|from)\b|\b(fully )?(booked|engaged)\b|\blooking for\b|\bnotice\b|\bno hurry\b|\bcommissions?\b|\bcontracts?\b|\bopen to\b|\bfreelanc\w+/,
  ],
  [
    /^\W*(any |and |what about |his |her |your )?hobb(y|ies)\W*$|\bhobb(y|ies) (does|do|has|have)\b|\b(are|is) (his|her|your) hobb/,
    /\b(hobb\w+|(free|spare) time|play(s|ing)?|climb\w*|hik\w+|music|guitar|piano|bak(e|ing)|cook\w*|garden\w*|runn?ing|cycl\w+|sail\w*|chess|photograph\w*|cats?|dogs?|row(ing)?|swim\w*|boulder\w*|knit\w*|sew\w*|paint\w*|sing\w*|danc\w+|fish\w*|novels?)\b/,
  ],
  [/\bearns?\b(?!.*\bliving\b)|\b(get|gets|being) paid\b/, /\b(salary|earn|wage|rate|paid|per (day|hour))\b|[€$£¥]/],
  [
    /\bhow many (people|folks|employees) (are|is|work|were)\b|\bhow (big|large|small) (is|was) (the|that|this|his|her|their) (studio|team|agency|company|firm|group|crew)\b/,
    /\b(studio|team|agency|company|firm|group|crew|staff) of\b|\bof us\b|\blead(s|ing)? \w+ (people|developers|engineers)\b|\b(people|employees) work\b/,
  ],
  [/\b(married|wife|husband|spouse)\b/, /\b(married|wife|husband|spouse|partner)\b/],
  [
    /\b(have|need|must|necessary) to (upload|register|sign up|log ?in)\b/,
    /\b(uploads?|account|regist\w+|log ?in|sign)\b/,
  ],
];

/** More words for what a question is after. */
const aspects: Partial<Record<Aspect, RegExp>> = {
  amount: /\b(at )?(what|which) ([\w-]+ )?(height|size|weight|length|width|distance)\b|\bhow (often|precise|tall)\b/,
  built: /\b(with|using) (what|which) (tools?|tech|technolog\w+|stack|languages?|frameworks?)\b/,
  achievements: /\bbefore and after\b|\bthroughput\b|\bby how much\b/,
  place: /\belsewhere\b|\b(same|other|another|different) (city|town|country|cities|towns)\b/,
  career: /\belsewhere\b|\b(same|other|another|different) (city|town|country|cities|towns)\b/,
};

/** More words by which a sentence that tells a matter is known. */
const tells: LanguageRules['tells'] = {
  team: /\b(studio|team|agency|company|group|crew|firm|staff) of (\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)/,
};

const either = (one: RegExp, other: RegExp | undefined) =>
  other ? new RegExp(`${one.source}|${other.source}`, one.flags) : one;

function withMore<Key extends string>(
  own: Readonly<Record<Key, RegExp>>,
  more: Readonly<Partial<Record<Key, RegExp>>>,
): Record<Key, RegExp> {
  const entries = Object.entries<RegExp>(own).map(([key, pattern]) => [key, either(pattern, more[key as Key])]);
  return Object.fromEntries(entries) as Record<Key, RegExp>;
}

/** The rules of a page, and those that it has no room for. */
export const rules: LanguageRules = {
  ...en,
  slips: [...en.slips, [/(?<=\bworks? (?:for|at) )today\b/g, 'now']],
  needs: [...en.needs, ...needs],
  aspects: withMore(en.aspects, aspects),
  tells: withMore(en.tells, tells),
};
