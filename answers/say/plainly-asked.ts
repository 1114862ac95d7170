/** What a question plainly asks for, whatever its words are like: the server's alone. */
import { spaceIn } from '#contract/known-languages.ts';
import { allSkills } from '#content/all-skills.ts';
import type { Found } from '../look/find.ts';
import { namesTechnology } from '../look/named-in.ts';
import { normalized } from '../split/normalised.ts';
import { isOfOwner, named } from '../understand/ask.ts';
import { spokenIn } from '../understand/spoken.ts';
import { isOneOf, SOCIAL } from '../understand/topics.ts';
import { factOf } from './fact.ts';
import { foundAt, quoted, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { ofProjects } from './plainly-of-projects.ts';
import { ofSkills } from './plainly-of-skills.ts';
import { levelsInRow } from './skills.ts';
import { jobMeant, projectsMeant, type Situation } from './situation.ts';
import { told } from './told.ts';

/** From here on a sentence is of what is asked … */
const LEAST_SHARE = 0.15;
/** … as much as the likeliest one, or nearly … */
const NEARLY = 0.6;
/** … and from here on it is of one thing only. */
const OF_ONE_THING = 0.4;

export function plainlyAsked(situation: Situation, found: readonly Found[]): Said | undefined {
  if (!situation.data.plain) return undefined;
  return (
    ofSkills(situation) ??
    ofYearBefore(situation) ??
    ofFirmAfter(situation) ??
    ofProjects(situation) ??
    ofLetters(situation) ??
    ofDesign(situation) ??
    ofOwnThings(situation) ??
    ofSaid(situation, found) ??
    ofPlaceAndZone(situation) ??
    ofPets(situation) ??
    ofBase(situation) ??
    ofPastimes(situation) ??
    ofOrigin(situation) ??
    ofOutcome(situation, found) ??
    ofMaking(situation, found) ??
    ofCoding(situation, found)
  );
}

/** `What were you doing in 2021?`, before the only job that is listed, and in the profession. */
function ofYearBefore(situation: Situation): Said | undefined {
  const { ask, content, finder } = situation;
  const [year, ...others] = (ask.text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);
  const isOfWork = ['previousJob', 'currentWork', 'employer', 'since', 'hobby'].includes(ask.topics[0]?.topic ?? '');
  if (year === undefined || others.length > 0 || !isOfWork || !isOfOwner(ask)) return undefined;
  const isWithin =
    year > content.person.since && content.experience.every(({ start }) => year < Number(start.slice(0, 4)));
  const telling = finder.telling('previousJob').slice(0, 1);
  return isWithin && telling.length > 0 ? quotedAll(situation, 'previousJob', foundAt(situation, telling)) : undefined;
}

/** `What came after?` of a firm that no job lists. */
function ofFirmAfter(situation: Situation): Said | undefined {
  const { ask, before } = situation;
  const isAfter = ask.leans && ask.aspects.has('after') && !ask.aspects.has('reason') && ask.names.length === 0;
  const isOfFirm = before.topic === 'previousJob' && before.subject.job === undefined;
  return isAfter && isOfFirm && before.subject.passages ? factOf(situation, 'employer') : undefined;
}

/** `What can I write to you about?` */
function ofLetters(situation: Situation): Said | undefined {
  const { ask, data, finder } = situation;
  if (!isOfOwner(ask) || !data.plain?.letters.test(ask.text)) return undefined;
  const invitation = finder.passages.findIndex(({ section }) => section === 'contact');
  return invitation < 0 ? undefined : quotedAll(situation, 'contact', foundAt(situation, [invitation]));
}

/** `And for her own things?` after technologies, of who names some for those. */
function ofOwnThings(situation: Situation): Said | undefined {
  const { ask, before, content, data, finder } = situation;
  const isAfter = before.topic === 'workTechnologies' || before.topic === 'techKnow';
  if (!isAfter || !ask.isShort || !isOfOwner(ask) || !data.plain?.own.test(ask.text)) return undefined;
  const skills = allSkills(content.skills);
  const telling = finder.passages.findIndex(
    ({ project, text }) =>
      project === undefined &&
      data.plain?.own.test(normalized(text)) &&
      skills.some(({ name }) => namesTechnology(text, name)),
  );
  return telling < 0 ? undefined : quotedAll(situation, 'techKnow', foundAt(situation, [telling]));
}

/** `Can he design?` of who is no designer: by the tools of designers that are listed. */
function ofDesign({ ask, content, data }: Situation): Said | undefined {
  const isDesigner = DESIGNER.test(content.person.title[data.language]);
  const names = allSkills(content.skills).flatMap(({ name }) => (DESIGN_TOOL.test(name) ? [name] : []));
  if (isDesigner || !data.plain?.design.test(ask.text) || !isOfOwner(ask) || names.length === 0) return undefined;
  return { text: levelsInRow(content, data, names), found: true, topic: 'techKnow', subject: { skills: names } };
}

const DESIGNER = /design|设计|デザイ|gestalt/i;
const DESIGN_TOOL = /figma|sketch|photoshop|illustrator|adobe xd|penpot/i;

/** `And what came of it?`, `and in Chinese?` of the sentence that was said, which tells that too. */
function ofSaid(situation: Situation, found: readonly Found[]): Said | undefined {
  const { ask, before, data, finder } = situation;
  const spoken = spokenIn(ask.text, data);
  const isOfResult = data.plain?.outcome.test(ask.text) === true && ask.aspects.size <= 1;
  if (
    !ask.leans ||
    !ask.isShort ||
    !isOfOwner(ask) ||
    (!isOfResult && (spoken.length !== 1 || ask.aspects.has('level')))
  )
    return undefined;
  const telling = (before.subject.passages ?? []).filter((at) => {
    const { text = '', isResult = false } = finder.passages[at] ?? {};
    return isResult && (isOfResult || spokenIn(text, data).includes(spoken[0] ?? ''));
  });
  const [best] = found;
  if (best && best.share > OF_ONE_THING && !telling.includes(best.index)) return undefined;
  return telling.length > 0 ? quotedAll(situation, before.topic ?? 'detail', foundAt(situation, telling)) : undefined;
}

/** `Where is she from?` of who tells it, and lives elsewhere now. */
function ofOrigin(situation: Situation): Said | undefined {
  const { ask, data, finder } = situation;
  if (!data.plain?.origin.test(ask.text) || !isOfOwner(ask)) return undefined;
  const born = finder.passages.findIndex(
    ({ section, text }) =>
      section === 'about' &&
      data.plain?.born.test(normalized(text)) &&
      // Where a child was born is another's.
      !data.rules.tells['family']?.test(normalized(text)),
  );
  if (born < 0) return undefined;
  const { text, found, topic } = quotedAll(situation, 'location', foundAt(situation, [born]));
  const now = data.plain.today.test(ask.text) ? factOf(situation, 'location') : undefined;
  return { text: now ? `${text}${spaceIn(data.language)}${now.text}` : text, found, topic };
}

/** `What city and what time zone?` */
function ofPlaceAndZone(situation: Situation): Said | undefined {
  const { ask, data } = situation;
  if (!data.rules.signs.timeZone.test(ask.text) || !data.plain?.town.test(ask.text)) return undefined;
  const [place, hours] = [factOf(situation, 'location'), factOf(situation, 'hours')];
  return place && hours && { ...place, text: `${place.text}${spaceIn(data.language)}${hours.text}` };
}

/** `The cat's name?` of whoever writes of a cat. */
function ofPets(situation: Situation): Said | undefined {
  const { ask, data, finder } = situation;
  const [pet] = data.plain?.pets.exec(ask.text) ?? [];
  const [first] = ask.topics;
  const isAside = first !== undefined && first.topic !== 'identity' && isOneOf(SOCIAL, first.topic);
  if (pet === undefined || isAside || !isOfOwner(ask)) return undefined;
  const telling = finder.passages.findIndex(
    ({ section, text }) => section === 'about' && data.plain?.pets.exec(normalized(text))?.[0] === pet,
  );
  return telling < 0 ? undefined : quotedAll(situation, 'hobby', foundAt(situation, [telling]));
}

/** `Built on top of what?` after a sentence that names a technology. */
function ofBase(situation: Situation): Said | undefined {
  const { ask, before, content, data, finder } = situation;
  const isAsked = ask.leans && ask.names.length === 0 && data.plain?.base.test(ask.text) === true;
  if (!isAsked || before.subject.projects) return undefined;
  const skills = allSkills(content.skills);
  const telling = (before.subject.passages ?? []).filter((at) =>
    skills.some(({ name }) => namesTechnology(finder.passages[at]?.text ?? '', name)),
  );
  return telling.length > 0 ? quotedAll(situation, 'detail', foundAt(situation, telling)) : undefined;
}

/** `Any hobbies?`: what tells of one, where another sentence names a weekend only. */
function ofPastimes(situation: Situation): Said | undefined {
  const { ask, data, finder } = situation;
  const tells = data.rules.tells['hobby'];
  if (!tells || ask.topics[0]?.topic !== 'hobby' || !data.plain?.pastimes.test(ask.text)) return undefined;
  if (!isOfOwner(ask)) return undefined;
  const all = new RegExp(tells.source, 'gi');
  const isDay = (word: string) => data.rules.aspects.weekday.test(normalized(word));
  const pastimesIn = (text: string) => new Set(text.match(all)?.filter((word) => !isDay(word))).size;
  const telling = finder.telling('hobby').filter((index) => finder.passages[index]?.section === 'about');
  const own = telling.filter((index) => pastimesIn(finder.passages[index]?.text ?? '') > 0);
  const isSorted = own.length > 0 && own.length < telling.length;
  return isSorted ? quotedAll(situation, 'hobby', foundAt(situation, own.slice(0, 2))) : undefined;
}

/** `What did the new checkout bring?`: what was achieved in a job, and not what it is. */
function ofOutcome(situation: Situation, found: readonly Found[]): Said | undefined {
  const { ask, before, content, data } = situation;
  const isAsked = ask.aspects.has('achievements') || data.plain?.outcome.test(ask.text) === true;
  const isOfOther =
    ask.aspects.has('reason') || named(ask, 'project').length > 0 || named(ask, 'technology').length > 0;
  const isInProject = ask.leans && before.subject.projects !== undefined;
  if (!isAsked || isOfOther || isInProject) return undefined;
  const job = content.experience.length > 1 ? jobMeant(situation) : undefined;
  if (job) return ofJobsResults(situation, job.id, found);
  const most = Math.max(0, ...found.map(({ share }) => share));
  const results = found.filter(
    ({ passage, share }) => passage.isResult && share > Math.max(LEAST_SHARE, NEARLY * most),
  );
  return results.length > 0 && !found[0]?.passage.isResult ? quoted(situation, 'currentWork', results) : undefined;
}

/** Of one of several jobs: those that the question is like, else all. */
function ofJobsResults(situation: Situation, job: string, found: readonly Found[]): Said | undefined {
  const { finder } = situation;
  const own = finder.passages.flatMap((passage, index) => (passage.job === job && passage.isResult ? [index] : []));
  const best = found.find(({ index, share }) => own.includes(index) && share > LEAST_SHARE);
  if (best) return quoted(situation, 'currentWork', [best]);
  return own.length > 0 ? quotedAll(situation, 'currentWork', foundAt(situation, own)) : undefined;
}

/** `Why did you make it?` of a project: a description begins with that. */
function ofMaking(situation: Situation, found: readonly Found[]): Said | undefined {
  const { ask, data, finder } = situation;
  const [project, ...others] = projectsMeant(situation);
  const isAsked = ask.aspects.has('reason') && data.plain?.made.test(ask.text) === true;
  if (!isAsked || !project || others.length > 0) return undefined;
  // `Why was it made?` has no words of its own that a sentence could be like.
  const isBare = ask.isShort && ask.leans && ask.names.length === 0;
  const isTold = ({ passage, share }: Found) => passage.project === project.id && share > OF_ONE_THING;
  if (!isBare && found.some(isTold)) return undefined;
  const all = finder.passages.flatMap((passage, index) => (passage.project === project.id ? [index] : []));
  const [summary, ...own] = foundAt(situation, all);
  const description = own.filter(({ passage }) => passage.of !== summary?.passage.of).slice(0, 2);
  return description.length > 0 ? quotedAll(situation, 'why', description) : undefined;
}

/** `Does he code with it?` after the use of AI. */
function ofCoding(situation: Situation, found: readonly Found[]): Said | undefined {
  const { ask, before, data } = situation;
  const isAsked = before.topic === 'aiUse' && ask.leans && ask.names.length === 0;
  return isAsked && data.plain?.coding.test(ask.text) ? told(situation, 'aiUse', found) : undefined;
}
