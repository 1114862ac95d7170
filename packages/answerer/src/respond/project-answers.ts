/** Answers about projects. */
import * as facts from './format-facts.ts';
import { fill, spaceIn } from '../text.ts';
import type { Project, Resume } from '../resume.ts';
import { normalize, sentencesOf } from '../tokenize/tokens.ts';
import { named } from '../understand/parse-question.ts';
import { foundAt, missing, quotedAll } from './quotation.ts';
import { usesOf } from './format-skills.ts';
import type { Fact } from './dialog-state.ts';
import { type TurnContext, projectsMeant, skillsBefore } from './turn-context.ts';
import type { Voice } from '../words.ts';

export function aboutProjects(turn: TurnContext, intent: string): Fact | undefined {
  const { data, question, retriever } = turn;
  const language = data.language;
  const meant = projectsMeant(turn);
  const technologies = named(question, 'technology');
  const { every, employer } = data.rules.signs;
  const isOfAll = question.leans && every.test(question.text);
  const isOpen =
    intent === 'projectLink' && (isOfAll || data.rules.practices['openSource']?.test(question.text) === true);
  const isOfCompany = isOpen && question.leans && turn.before.subject.job !== undefined;
  const at = isOpen ? openlyTold(turn) : -1;
  if (at >= 0) return quotedAll(turn, intent, foundAt(turn, [at]));
  // Of a company's product the page shows no links.
  if (meant.length === 0 && (isOfCompany || (intent === 'projectLink' && employer.test(question.text))))
    return missing(turn, intent);
  if (meant.length === 0)
    return ofAll(turn, intent, technologies.length > 0 || !question.leans ? technologies : skillsBefore(turn));
  const subject = { projects: meant.map(({ id }) => id), listed: 'projects' as const };
  const isInDetail = intent === 'projectAbout' && data.rules.signs.inDetail.test(question.text);
  const lines = meant.map((project) => {
    if (intent === 'projectTech' && technologies.length > 0) {
      const lacking = technologies.filter((name) => !project.technologies.includes(name));
      const space = spaceIn(language);
      return [...lacking.map((name) => projectLacks(data, project, name)), projectTechnologies(data, project)].join(
        space,
      );
    }
    if (intent === 'projectTech') return projectTechnologies(data, project);
    if (intent === 'projectLink') return linksOf(turn, project);
    if (data.rules.signs.called.test(question.text)) return projectList(turn.resume, data, [project]);
    return facts.projectText(data, project, isInDetail ? detailOf(project) : project.summary);
  });
  const said = lines.filter((line) => line !== undefined);
  if (said.length === 0) return { ...missing(turn, 'projectLink'), subject };
  const passages = retriever.passages.flatMap(({ project, text }, index) =>
    meant.some((one) => one.id === project && (isInDetail ? detailOf(one) : one.summary).includes(text)) ? [index] : [],
  );
  const isLacking = meant.some((project) => technologies.some((name) => !project.technologies.includes(name)));
  return {
    text: said.join(spaceIn(language)),
    lacks: intent === 'projectTech' && isLacking,
    subject: intent === 'projectAbout' ? { ...subject, passages } : subject,
  };
}

/** More than the line that sums it up: the first sentences of its description. */
function detailOf({ description, summary }: Project): string {
  const sentences = sentencesOf(description).slice(0, MAX_DETAIL);
  const end = sentences.at(-1);
  return end === undefined ? summary : description.slice(0, description.indexOf(end) + end.length);
}

const MAX_DETAIL = 3;

/** What the owner says of the code of all projects, where none of a company is talked about. */
function openlyTold({ retriever, before, data }: TurnContext): number {
  const isOfCompany = before.subject.job !== undefined && before.subject.projects === undefined;
  return isOfCompany
    ? -1
    : retriever.passages.findIndex(
        ({ section, text }) =>
          section === 'about' && data.rules.practices['openSource']?.test(normalize(text)) === true,
      );
}

/** Where no code is shown, the owner says why. */
function linksOf({ data, retriever }: TurnContext, project: Project): string | undefined {
  const links = projectLinks(data, project);
  const told = retriever.passages.find(
    (one) => one.project === project.id && data.rules.signs.code.test(normalize(one.text)),
  )?.text;
  if (project.github !== undefined || told === undefined) return links;
  return facts.projectText(data, project, told);
}

/** Of no project in particular. */
function ofAll(turn: TurnContext, intent: string, technologies: readonly string[]): Fact {
  const { resume, data, question } = turn;
  const language = data.language;
  if (technologies.length > 0 && question.aspects.has('without')) {
    const without = resume.projects.filter(
      (project) => !technologies.some((name) => project.technologies.includes(name)),
    );
    if (without.length > 0) {
      const subject = { listed: 'projects' as const, projects: without.map(({ id }) => id) };
      return { text: projectsWithout(data, without, technologies), subject };
    }
  }
  if (technologies.length > 0) {
    const text = technologies.map((name) => projectsUsing(data, resume.projects, name)).join(spaceIn(language));
    const using = resume.projects.filter((one) => technologies.some((name) => one.technologies.includes(name)));
    const [only, ...others] = using;
    const subject = {
      listed: 'projects' as const,
      skills: technologies,
      ...(only && others.length === 0 && { projects: [only.id] }),
    };
    // What no project lists, a job may.
    if (
      using.length === 0 &&
      resume.experience.some((job) => technologies.some((name) => job.technologies.includes(name)))
    )
      return { text: usesOf(resume, data, technologies), subject: { skills: technologies } };
    return using.length > 0
      ? { text, subject }
      : { text, found: false, subject: { listed: 'projects', lacking: technologies } };
  }
  const closed = resume.projects.filter(({ github }) => github === undefined);
  if (intent === 'projectLink' && question.aspects.has('without') && closed.length > 0) {
    const lines = closed.map((project) => linksOf(turn, project)).filter((line) => line !== undefined);
    const subject = { listed: 'projects' as const, projects: closed.map(({ id }) => id) };
    if (lines.length > 0) return { text: lines.join(spaceIn(language)), subject };
  }
  if (intent === 'projectLink' || intent === 'projectTech') {
    const lines = resume.projects.map((project) =>
      intent === 'projectLink' ? projectLinks(data, project) : projectTechnologies(data, project),
    );
    return {
      text: lines.filter((line) => line !== undefined).join(spaceIn(language)),
      subject: { listed: 'projects' },
    };
  }
  const list = projectList(resume, data, resume.projects);
  const count = question.aspects.has('total') ? facts.count(data, resume.projects.length) : '';
  return { text: `${count}${list}`, subject: { listed: 'projects' } };
}

export function projectList({ person }: Resume, voice: Voice, projects: readonly Project[]): string {
  return fill(voice.messages.projectList, {
    name: person.name,
    list: facts.listOf(
      voice,
      projects.map((project) => linkOf(project)),
    ),
  });
}

export function projectTechnologies(voice: Voice, { id, title, technologies }: Project): string {
  return fill(voice.messages.projectTechnologies, {
    id,
    title: title,
    list: facts.listOf(voice, technologies),
  });
}

export function projectLacks(voice: Voice, { id, title }: Project, skill: string): string {
  return fill(voice.messages.projectLacks, { id, title: title, skill });
}

/** Where a project and its code are found; undefined where neither is. */
export function projectLinks(voice: Voice, { id, title, link, github }: Project): string | undefined {
  const links = [
    ...(link === undefined ? [] : [fill(voice.messages.projectLink, { url: link })]),
    ...(github === undefined ? [] : [fill(voice.messages.projectCode, { url: github })]),
  ];
  return links.length > 0
    ? fill(voice.messages.projectLinks, { id, title: title, list: facts.listOf(voice, links) })
    : undefined;
}

export function projectsUsing(voice: Voice, projects: readonly Project[], skill: string): string {
  const using = projects.filter(({ technologies }) => technologies.includes(skill));
  return using.length > 0
    ? fill(voice.messages.projectsUsing, {
        skill,
        list: facts.listOf(
          voice,
          using.map((project) => linkOf(project)),
        ),
      })
    : fill(voice.messages.projectsNotUsing, { skill });
}

export function projectsWithout(voice: Voice, projects: readonly Project[], skills: readonly string[]): string {
  const list = projects.map((project) => linkOf(project));
  return fill(voice.messages.projectsWithout, { skill: facts.listOf(voice, skills), list: facts.listOf(voice, list) });
}

function linkOf({ id, title }: Project): string {
  return `[${title}](#project-${id})`;
}
