/** What a short question plainly asks of what was talked about last: `what UI library?` of a project, `how long?` of a job before. */
import { allSkills } from '#content/all-skills.ts';
import type { KnownLanguage } from '#contract/known-languages.ts';
import { named, type Ask } from '../understand/ask.ts';
import type { FoundName } from '../understand/names.ts';
import { isOneOf, SOCIAL } from '../understand/topics.ts';
import type { Situation } from './situation.ts';

/** The situation of a question as it is meant after the one before. */
export function following(situation: Situation): Situation {
  return ofManyProjects(situation) ?? { ...situation, ask: meant(situation) };
}

function meant(situation: Situation): Ask {
  const ask = withoutAck(situation);
  const [project] = situation.before.subject.projects ?? [];
  if (project !== undefined && isOfParts(situation)) return as(ask, 'projectTech', [nameOf('project', project)]);
  if (isOfJobBefore(situation)) return as(ask, 'previousJob');
  if (isOfNow(situation)) return as(ask, 'employer');
  // `For how long already?` after who somebody is.
  if (situation.before.topic === 'who' && isOfLength(ask)) return as(ask, 'since');
  return ofUseOfAi(situation) ?? ask;
}

function as(ask: Ask, topic: string, names: readonly FoundName[] = []): Ask {
  return { ...ask, names: [...ask.names, ...names], topics: [{ topic, p: 0.9 }] };
}

/** What is meant without being named. */
function nameOf(kind: FoundName['kind'], id: string): FoundName {
  return { kind, id, isListed: true, start: 0, end: 0 };
}

/** `Which of the three uses Vite?` asks for no single project, whichever was talked about. */
function ofManyProjects({ ask, before, data, ...rest }: Situation): Situation | undefined {
  const isAsked = named(ask, 'technology').length > 0 && data.rules.signs.ofProjects.test(ask.text);
  if (!isAsked || before.subject.projects?.length !== 1 || named(ask, 'project').length > 0) return undefined;
  return { ...rest, data, ask: as(ask, 'projects'), before: { ...before, subject: { listed: 'projects' } } };
}

/** `What UI library?` of a project. */
function isOfParts({ ask, before, data }: Situation): boolean {
  const isOfProject = before.subject.projects?.length === 1 && ask.names.every(({ kind }) => kind === 'project');
  return isOfProject && ask.text.length < SHORT && test(PARTS, data.language, ask.text);
}

/** In UTF-16 units. */
const SHORT = 48;

/** `Ok, TypeScript then`: what agrees first, and asks after that. */
function withoutAck({ ask, data }: Situation): Ask {
  const [first, second] = ask.topics;
  if (first?.topic !== 'ack') return ask;
  const asks = data.rules.asks.test(ask.text) || named(ask, 'technology').length > 0 || (second?.p ?? 0) > LEAST_ASKING;
  const isFirst = test(AGREEING, data.language, ask.text);
  if (!(isFirst && asks) && !ask.text.match(data.rules.specifics)) return ask;
  const topics = ask.topics.filter(({ topic }) => !isOneOf(SOCIAL, topic));
  return { ...ask, topics: topics.map(({ topic, p }) => ({ topic, p: Math.min(1, p / (1 - first.p)) })) };
}

/** Of a topic beside the word that agrees. */
const LEAST_ASKING = 0.2;

/** `For how long?` */
function isOfLength(ask: Ask): boolean {
  const isOfTime = isOneOf(['jobSince', 'since'], ask.topics[0]?.topic ?? '') && ask.leans && ask.names.length === 0;
  return isOfTime && (ask.aspects.has('speed') || ask.aspects.has('amount'));
}

/** `For how long?` of a job of which only sentences of the owner's own tell. */
function isOfJobBefore({ ask, before, finder }: Situation): boolean {
  const [said] = before.subject.passages ?? [];
  const isTold = said !== undefined && finder.passages[said]?.section === 'about';
  const isOfJob = isOneOf(['currentWork', 'previousJob', 'employer'], before.topic ?? '');
  return isOfLength(ask) && isOfJob && isTold && before.subject.job === undefined;
}

/** `And now?` after what was before. */
function isOfNow({ ask, before, data }: Situation): boolean {
  const { now, earlier } = data.rules.signs;
  const isNow = ask.isShort && now.test(ask.text) && !earlier.test(ask.text.replace(now, ''));
  return isNow && before.topic === 'previousJob' && ask.names.length === 0 && !ask.aspects.has('career');
}

/** After the owner's use of AI `how do you score it?` is asked of that skill, and `which model?` of no chat. */
function ofUseOfAi({ ask, before, content }: Situation): Ask | undefined {
  const skill = allSkills(content.skills).find(({ name }) => /^AI\b/.test(name));
  const isAfter = before.topic === 'aiUse' || (skill !== undefined && before.subject.skills?.includes(skill.name));
  if (!isAfter || !ask.leans || ask.names.some(({ isListed }) => isListed)) return undefined;
  if (skill && ask.aspects.has('level')) return as(ask, 'techKnow', [nameOf('technology', skill.name)]);
  const isOfModels = isOneOf(['identity', 'techKnow'], ask.topics[0]?.topic ?? '') && MODELS.test(ask.text);
  return isOfModels ? as(ask, 'aiUse') : undefined;
}

function test(signs: Readonly<Partial<Record<KnownLanguage, RegExp>>>, language: KnownLanguage, text: string): boolean {
  return signs[language]?.test(text) === true;
}

/** Kinds of what something is built with, but for what an editor stands on: sentences tell that. */
const PARTS: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  zh: /^(?!.*编辑器).*(组件库|ui ?库|类库|框架|ui.{0,4}库|(什么|啥|哪个|哪些)库)/,
  ja: /^(?!.*(エディタ|検索)).*(ライブラリ|フレームワーク)/,
  en: /^(?!.*\b(editor|search)\b).*\b(ui (kit|library|framework)|component (kit|library)|(which|what) (librar(y|ies)|frameworks?)|framework\?)/,
};

/** Which model, or one by its name. */
const MODELS = /\bmodels?\b|gpt|claude|gemini|copilot|模型|モデル/;

/** With what somebody agrees before asking on. */
const AGREEING: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  zh: /^(好[的吧]?|行吧?|嗯+|哦+|ok)[\s,，]/,
  ja: /^(了解|なるほど|はい|ok|わかりました)(です)?[\s、。]/,
  en: /^(ok(ay)?|right|cool|great|nice|alright|fine|sure)\b/,
};
