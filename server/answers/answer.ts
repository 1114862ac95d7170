/**
 * Answers a question from the page's own text: finds the fact, says it in a sentence or two, links to its section.
 * Every sentence comes from the content or the messages; nothing is put together from a visitor's words.
 */
import type { Language } from '#contract/language.ts';
import type { Content, Job, Project } from '#content/schema.ts';
import { answersMessages } from '#messages/answers.ts';
import { skillsMessages } from '#messages/skills.ts';
import * as say from './facts.ts';
import { createJobFinder, createNameMarker } from './names.ts';
import { createPassageFinder, sentencesOf, type PassageFinder } from './passages.ts';
import { aspectOf, createProjectFinder } from './projects.ts';
import { smallTalkIn, withoutGreeting } from './small-talk.ts';
import { createTechnologyFinder, type NamedTechnologies } from './technologies.ts';
import { together } from './together.ts';
import { topicOf } from './topics.ts';
import { GENERAL_TOPICS, type Topic } from './vocabulary/vocabulary.ts';
import { asksAmount, contentWordsOf, languageOfQuestion, normalized } from './words.ts';

/** Says what the page knows about a question, in the question's language; `ofPage` decides where it has none. */
export type Answerer = (question: string, ofPage: Language) => string;

/** How much of a question is read, in UTF-16 units: nobody asks at greater length, and it bounds the work. */
const MOST_READ = 500;

export function createAnswerer(content: Content): Answerer {
  const markNames = createNameMarker(content);
  const jobIn = createJobFinder(content);
  const technologiesIn = createTechnologyFinder(content);
  const projectsIn = createProjectFinder(content);
  const passages = createPassageFinder(content);

  return (question, ofPage) => {
    const plain = normalized(question).slice(0, MOST_READ);
    const technologies = technologiesIn(plain);
    const isNames = technologies.isAll || passages.isOwn(plain, ofPage);
    const language = isNames ? ofPage : languageOfQuestion(question, ofPage);
    const marked = markNames(plain);
    const smallTalk = smallTalkIn(marked, language);
    if (smallTalk) return answersMessages[smallTalk][language];
    const asked = withoutGreeting(marked);
    if (!/[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(asked)) return answersMessages.unclear[language];

    const topic = topicOf(asked, language);
    if (topic === 'private') return say.notOnPage(content, language);
    const about = { content, language, asked, job: jobIn(plain), technologies, topic, passages };
    return (
      aboutProjects(about, projectsIn(asked)) ??
      aboutTechnologies(about) ??
      (isBeside(about) ? undefined : aboutTopic(about)) ??
      passages.find(asked, language) ??
      say.notOnPage(content, language)
    );
  };
}

interface Question {
  readonly content: Content;
  readonly language: Language;
  /** In lower case, names turned into marks. */
  readonly asked: string;
  /** The one whose company the question names. */
  readonly job: Job | undefined;
  readonly technologies: NamedTechnologies;
  readonly topic: Topic | undefined;
  readonly passages: PassageFinder;
}

/** The topics that a project of its own belongs to, by the ids of the specification (specification.md §2). */
const PROJECT_OF_TOPIC: Partial<Record<Topic, string>> = {
  knowledgeBase: 'knowledge-base',
  admin: 'admin-panel',
  multilingual: 'i18n',
};
const ACHIEVEMENT_OF_TOPIC: Partial<Record<Topic, string>> = {
  performance: 'architecture',
  multilingual: 'i18n',
  admin: 'admin',
  components: 'components',
};

/** What the sentence about a licence is found by. */
const LICENSE = { zh: '许可证', en: 'licensed', ja: 'ライセンス' } as const;
/** Topics whose sentence can answer a question after an amount. */
const AMOUNTS: ReadonlySet<Topic> = new Set([
  ...(['contact', 'hours', 'since', 'performance', 'components', 'multilingual', 'projects'] as const),
  ...(['skills', 'ownerLanguages', 'siteLanguages', 'skillScale'] as const),
]);

/** Whether a question is after something that its topic's sentence does not tell. */
function isBeside({ asked, language, topic, passages }: Question): boolean {
  if (asksAmount(asked) && !(topic && AMOUNTS.has(topic))) return true;
  return topic !== undefined && GENERAL_TOPICS.has(topic) && passages.isForeign(asked, language);
}

function aboutProjects(question: Question, named: readonly Project[]): string | undefined {
  const { content, language, asked, topic, technologies, passages } = question;
  if (topic === 'projects' && technologies.listed.length > 0 && named.length === 0) {
    const using = content.projects.filter((project) =>
      project.technologies.some((technology) => technologies.listed.includes(technology)),
    );
    return using.length > 0 ? say.projectList(language, using) : undefined;
  }
  const project = named[0] ?? (ACHIEVEMENT_OF_TOPIC[topic ?? 'who'] ? undefined : projectOf(question));
  if (!project || technologies.missing.length > 0) return undefined;
  switch (aspectOf(asked, language)) {
    case 'technologies':
      return say.projectTechnologies(language, project);
    case 'links':
      return say.projectLinks(language, project) ?? say.notOnPage(content, language);
    case 'summary':
      return (asksMore(question, project) && passages.find(asked, language)) || say.projectSummary(language, project);
    default:
      return undefined;
  }
}

/** Whether a question holds more than the project's own title. */
function asksMore({ asked, language }: Question, project: Project): boolean {
  const title = new Set(contentWordsOf(project.title[language], language));
  return contentWordsOf(asked, language).some((word) => !title.has(word));
}

function projectOf({ content, topic }: Question): Project | undefined {
  const id = topic && PROJECT_OF_TOPIC[topic];
  return content.projects.find((project) => project.id === id);
}

function aboutTechnologies(question: Question): string | undefined {
  const { content, language, technologies, topic } = question;
  const all = say.SKILL_CATEGORIES.flatMap((category) => content.skills[category]);
  const levels = technologies.listed
    .map((name) => all.find((skill) => skill.name === name))
    .filter((skill) => skill !== undefined)
    .map((skill) => say.skillLevel(language, skill));
  const missing = technologies.missing.map((name) => say.skillMissing(language, name));
  // The page counts no years for a single technology: those in the profession stand beside its level.
  const years = topic === 'since' && levels.length > 0 ? sinceWhen(question) : undefined;
  return together([...levels, ...missing, years], language, 3);
}

function aboutTopic(question: Question): string | undefined {
  const { content, language: l, topic, passages } = question;
  switch (topic) {
    case 'performance':
    case 'multilingual':
    case 'admin':
    case 'components':
    case 'knowledgeBase':
      return together([achievementOf(question), summaryOf(question)], l);
    case 'license':
      return passages.find(LICENSE[l], l);
    case 'previousJob':
    case 'currentWork':
    case 'employer':
    case 'workTechnologies':
      return aboutJobs(question);
    case 'since':
      return sinceWhen(question);
    case 'codeHost':
    case 'microblog':
      return content.person[topic] && say.profile(l, content.person[topic]);
    case 'frontend':
    case 'backend':
    case 'tools':
      return say.skillsOfCategory(content, l, topic);
    case 'bestSkills':
    case 'skills':
      return skillsOverview(question);
    case 'skillScale':
      return say.quote(content, l, content.skills.note[l], 'skills');
    case 'projects':
      return say.projectList(l, content.projects);
    case 'resume':
    case 'siteLanguages':
      return answersMessages[topic][l];
    case 'builtWith':
      return say.builtWith(l);
    case 'who':
      return say.who(content, l);
    case 'location':
      return say.location(content, l);
    case 'strengths':
      return say.strengths(content, l);
    case 'contact':
      return say.contact(content, l);
    case 'hours':
      return say.hours(content, l);
    case 'ownerLanguages':
      return say.ownerLanguages(content, l);
    case 'private':
    case undefined:
      return undefined;
    default:
      return topic satisfies never;
  }
}

function aboutJobs(question: Question): string | undefined {
  const { content, language: l, topic } = question;
  const past = question.job?.end ? question.job : content.experience.find(({ end }) => end !== undefined);
  if (topic === 'previousJob') return past ? say.employer(content, l, past) : say.notOnPage(content, l);
  const job = question.job ?? content.experience.find(({ end }) => end === undefined);
  if (!job) return undefined;
  if (topic === 'workTechnologies') return say.jobTechnologies(l, job);
  const employer = say.employer(content, l, job);
  return topic === 'currentWork' ? together([employer, roleIn(job, content, l)], l) : employer;
}

function achievementOf({ content, language, topic }: Question): string | undefined {
  const id = topic && ACHIEVEMENT_OF_TOPIC[topic];
  const achievement = content.experience.flatMap(({ achievements }) => achievements).find((one) => one.id === id);
  return achievement && say.achievement(language, achievement);
}

function summaryOf(question: Question): string | undefined {
  const project = projectOf(question);
  return project && say.projectSummary(question.language, project);
}

/** The sentence in which the owner names the first year in the profession; without one the first job. */
function sinceWhen({ content, language: l }: Question): string | undefined {
  const sentences = content.about.paragraphs.flatMap((paragraph) => sentencesOf(paragraph[l], l));
  const sentence = sentences.find((text) => text.includes(String(content.person.since)));
  if (sentence) return say.quote(content, l, sentence, 'about');
  const first = content.experience.at(-1);
  return first && say.employer(content, l, first);
}

/** The first sentences of what the owner says about a job. */
function roleIn({ description }: Job, content: Content, l: Language): string {
  const sentences = sentencesOf(description[l], l).slice(0, 2);
  return say.quote(content, l, sentences.join(l === 'en' ? ' ' : ''), 'experience');
}

/** All skills, or the highest of them where the best are asked for. */
function skillsOverview({ content, language: l, topic }: Question): string {
  const all = say.SKILL_CATEGORIES.flatMap((category) => content.skills[category]);
  const most = Math.max(...all.map(({ level }) => level));
  return topic === 'bestSkills'
    ? say.bestSkills(
        l,
        all.filter(({ level }) => level === most),
      )
    : say.skillList(l, skillsMessages.heading[l], all);
}
