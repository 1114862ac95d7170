/** What a question means in the talk: `what UI library?` of a project, `how long?` of a job before, `ok, TypeScript then`. */
import { allSkills } from '#content/all-skills.ts';
import { named, type Ask } from '../understand/ask.ts';
import type { FoundName } from '../understand/names.ts';
import { spokenIn } from '../understand/spoken.ts';
import { isOneOf, SOCIAL, TOLD } from '../understand/topics.ts';
import { GROUPS, groupNamed, isOfProjects, SURE, type Situation } from './situation.ts';

/** The situation of a question as it is meant after the one before. */
export function inTalk(given: Situation): Situation {
  const situation = afterFirm({ ...given, ask: withoutAgreeing(given) });
  return ofManyProjects(situation) ?? { ...situation, ask: meant(situation) };
}

function meant(situation: Situation): Ask {
  const { ask, before } = situation;
  const [project] = before.subject.projects ?? [];
  if (project !== undefined && isOfParts(situation)) return asking(ask, 'projectTech', [nameOf('project', project)]);
  if (isOfJobBefore(situation)) return asking(ask, 'previousJob');
  if (isOfNow(situation)) return asking(ask, 'employer');
  if (isOfSkill(situation)) return asking(ask, 'techKnow');
  if (isOfOtherJob(situation)) return asking(ask, topicOfOtherJob(situation));
  // `For how long already?` after who somebody is.
  if (before.topic === 'who' && isOfLength(situation)) return asking(ask, 'since');
  return ofUseOfAi(situation) ?? ofIt(situation) ?? ask;
}

/** `Who is it for?` asks for the project that is talked about, as if it were named. */
function ofIt({ ask, before, data }: Situation): Ask | undefined {
  const [project, ...others] = before.subject.projects ?? [];
  const wasOfIt = isOfProjects(before.topic) || isOneOf(TOLD, before.topic ?? '');
  const isOfIt = project !== undefined && others.length === 0 && wasOfIt && data.talk?.it.test(ask.text) === true;
  const isNamed = ask.names.some(({ kind }) => kind !== 'place');
  if (!isOfIt || isNamed || OF_OWNER.has(ask.topics[0]?.topic ?? '')) return undefined;
  return { ...ask, names: [...ask.names, nameOf('project', project)] };
}

/** What is asked of nobody's project. */
const OF_OWNER: ReadonlySet<string> = new Set([
  ...SOCIAL,
  ...'contact hire hours availability salary resume skills bestSkills lowestSkills employer jobSince since why projectTech'.split(
    ' ',
  ),
]);

/** The same question, of one topic. */
function asking(ask: Ask, topic: string, names: readonly FoundName[] = []): Ask {
  return { ...ask, names: [...ask.names, ...names], topics: [{ topic, p: 0.9 }] };
}

/** What is meant without being named. */
function nameOf(kind: FoundName['kind'], id: string): FoundName {
  return { kind, id, isListed: true, start: 0, end: 0 };
}

/** `Which of the three uses Vite?` asks for no single project, whichever was talked about. */
function ofManyProjects({ ask, before, data, ...rest }: Situation): Situation | undefined {
  const isOfAll = data.rules.signs.ofProjects.test(ask.text) && data.talk?.thisProject.test(ask.text) === false;
  const isAsked = isOfAll && named(ask, 'technology').length > 0;
  if (!isAsked || before.subject.projects?.length !== 1 || named(ask, 'project').length > 0) return undefined;
  return { ...rest, data, ask: asking(ask, 'projects'), before: { ...before, subject: { listed: 'projects' } } };
}

/** `What UI library?` of a project. */
function isOfParts({ ask, before, data }: Situation): boolean {
  const isOfProject = before.subject.projects?.length === 1 && ask.names.every(({ kind }) => kind === 'project');
  const isOther = OF_OTHERS.some((aspect) => ask.aspects.has(aspect)) || data.talk?.notParts.test(ask.text) !== false;
  const isOn = ask.leans || ask.text.length < SHORT;
  return isOfProject && isOn && !isOther && data.talk !== undefined && data.talk.parts.test(ask.text);
}

/** In UTF-16 units. */
const SHORT = 24;

/** After a library or a framework in another sense. */
const OF_OTHERS = ['reason', 'highest', 'lowest', 'time', 'speed', 'without', 'level'] as const;

/** `Ok, TypeScript then`: what agrees first, and asks after that. */
function withoutAgreeing({ ask, data }: Situation): Ask {
  const [first] = ask.topics;
  const asks = data.talk?.agreesAndAsks.test(ask.text) === true || ask.text.search(data.rules.specifics) >= 0;
  if (first?.topic !== 'ack' || !data.talk || !asks) return ask;
  const topics = ask.topics.filter(({ topic }) => !isOneOf(SOCIAL, topic));
  return { ...ask, topics: topics.map(({ topic, p }) => ({ topic, p: Math.min(1, p / (1 - first.p)) })) };
}

/** `For how long?` */
function isOfLength({ ask, data }: Situation): boolean {
  return ask.leans && ask.names.length === 0 && data.talk?.howLong.test(ask.text) === true;
}

/** `For how long?` of a job of which only sentences of the owner's own tell. */
function isOfJobBefore(situation: Situation): boolean {
  const { before, finder } = situation;
  const [said] = before.subject.passages ?? [];
  const isTold = said !== undefined && finder.passages[said]?.section === 'about';
  const isOfJob = isOneOf(['currentWork', 'previousJob', 'employer'], before.topic ?? '');
  return isOfJob && isTold && before.subject.job === undefined && isOfLength(situation);
}

/** `How long have you been coding?`, `what do you do now?` after a former job leave that job. */
function afterFirm(situation: Situation): Situation {
  const { ask, before, data } = situation;
  if (before.topic !== 'previousJob') return situation;
  const [first] = ask.topics;
  const { now, earlier } = data.rules.signs;
  const isOfPresent = now.test(ask.text) && !earlier.test(ask.text.replace(now, '')) && !isOfNow(situation);
  if (isOfPresent && isOneOf(OF_WORK, first?.topic ?? ''))
    return { ...situation, ask: asking(ask, 'currentWork'), before: { ...before, topic: 'currentWork', subject: {} } };
  const isOfCareer = first?.topic === 'since' && first.p > SURE && !isOfLength(situation);
  return isOfCareer ? { ...situation, before: { ...before, topic: 'since', subject: {} } } : situation;
}

const OF_WORK = ['previousJob', 'currentWork', 'workStyle'] as const;

/** `Do you use Figma at all?`, of no firm, is asked of the skill. */
function isOfSkill({ ask, before, data }: Situation): boolean {
  const isOther = ask.names.some(({ kind }) => kind !== 'technology' && kind !== 'owner');
  const isOfOwn = data.plain?.own.test(ask.text) === true || data.rules.signs.employer.test(ask.text);
  const isNamed = named(ask, 'technology').length > 0 && !isOther && !isOfOwn;
  const [first] = ask.topics;
  // `Git is no problem, I guess?` is no word of agreement.
  if (isNamed && first?.topic === 'ack') return true;
  return isNamed && before.subject.job === undefined && first?.topic === 'workTechnologies' && first.p < SURE_OF_WORK;
}

/** From here on what a job is done with is asked for. */
const SURE_OF_WORK = 0.75;

/** `And now?` after what was before. */
function isOfNow({ ask, before, data }: Situation): boolean {
  return before.topic === 'previousJob' && ask.names.length === 0 && data.talk?.andNow.test(ask.text) === true;
}

/** `And at Islet?` after another firm asks of it what was asked before. */
function isOfOtherJob({ ask, before }: Situation): boolean {
  const isOfFirm = ask.isShort && ask.names.length > 0 && ask.names.every(({ kind }) => kind === 'company');
  return isOfFirm && ask.aspects.size === 0 && isOneOf(OF_JOBS, before.topic ?? '');
}

function topicOfOtherJob({ before, data }: Situation): string {
  if (before.topic === 'workTechnologies') return before.topic;
  return data.rules.signs.lasts.test(before.asked ?? '') ? 'jobSince' : 'currentWork';
}

const OF_JOBS = ['previousJob', 'currentWork', 'jobSince', 'workTechnologies'] as const;

/** After the owner's use of AI `how do you score yourself?` is asked of that skill, and `which model?` of no chat. */
function ofUseOfAi(situation: Situation): Ask | undefined {
  const { ask, before, content, data } = situation;
  const skill = allSkills(content.skills).find(({ name }) => /(?<!\p{L})AI(?!\p{Script=Latin})/u.test(name));
  const isAfter = before.topic === 'aiUse' || (skill !== undefined && before.subject.skills?.includes(skill.name));
  if (!isAfter || !ask.leans || ask.names.some(({ isListed }) => isListed)) return undefined;
  if (data.talk?.models.test(ask.text)) return asking(ask, 'aiUse');
  return skill && isOfItsLevel(situation) ? asking(ask, 'techKnow', [nameOf('technology', skill.name)]) : undefined;
}

/** A level is asked for, and of nothing else. */
function isOfItsLevel({ ask, content, data }: Situation): boolean {
  const { aspects, topics } = ask;
  const isOfOther = spokenIn(ask.text, data).length > 0 || groupNamed(content, ask) !== undefined;
  const isOfLevels = isOneOf(['skillScale', 'techKnow', 'levelSkills'], topics[0]?.topic ?? '');
  const isOfGroup = topics.slice(0, 2).some(({ topic }) => isOneOf(GROUPS, topic));
  const isOfExtreme = aspects.has('highest') || aspects.has('lowest');
  return aspects.has('level') && isOfLevels && !isOfOther && !isOfGroup && !isOfExtreme;
}
