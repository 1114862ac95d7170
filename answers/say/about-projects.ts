/** Answers about projects. */
import { spaceIn } from '#contract/known-languages.ts';
import type { Project } from '#content/schema.ts';
import { normalized } from '../split/normalised.ts';
import { named } from '../understand/ask.ts';
import * as facts from './facts.ts';
import * as projects from './projects.ts';
import type { Fact } from './said.ts';
import { projectsMeant, type Situation } from './situation.ts';

export function aboutProjects(situation: Situation, topic: string): Fact | undefined {
  const { content, data, ask, finder } = situation;
  const language = data.language;
  const meant = projectsMeant(situation);
  const technologies = named(ask, 'technology');
  if (meant.length === 0) return ofAll(situation, topic, technologies);
  const subject = { projects: meant.map(({ id }) => id), listed: 'projects' as const };
  const lines = meant.map((project) => {
    if (topic === 'projectTech' && technologies.length > 0) {
      const lacking = technologies.filter((name) => !project.technologies.includes(name));
      const space = spaceIn(language);
      return [
        ...lacking.map((name) => projects.projectLacks(data, project, name)),
        projects.projectTechnologies(data, project),
      ].join(space);
    }
    if (topic === 'projectTech') return projects.projectTechnologies(data, project);
    if (topic === 'projectLink') return linksOf(situation, project);
    return projects.projectText(content, data, project, aboutText(situation, project));
  });
  const said = lines.filter((line) => line !== undefined);
  if (said.length === 0) return { text: facts.notOnPage(content, data, 'projectLink'), found: false, subject };
  const passages = finder.passages
    .flatMap(({ project }, index) => (subject.projects.includes(project ?? '') ? [index] : []))
    .slice(0, 3);
  const isLacking = meant.some((project) => technologies.some((name) => !project.technologies.includes(name)));
  return {
    text: said.join(spaceIn(language)),
    lacks: topic === 'projectTech' && isLacking,
    subject: topic === 'projectAbout' ? { ...subject, passages } : subject,
  };
}

/** Where no code is shown, what the owner says of it stands beside the other link. */
function linksOf({ content, data, finder }: Situation, project: Project): string | undefined {
  const links = projects.projectLinks(data, project);
  const told = finder.passages.find(
    (one) => one.project === project.id && data.rules.signs.code.test(normalized(one.text)),
  )?.text;
  if (project.github !== undefined || told === undefined) return links;
  return [links, projects.projectText(content, data, project, told)]
    .filter((text) => text !== undefined)
    .join(spaceIn(data.language));
}

/** Of no project in particular. */
function ofAll(situation: Situation, topic: string, technologies: readonly string[]): Fact {
  const { content, data, ask } = situation;
  const language = data.language;
  if (technologies.length > 0 && ask.aspects.has('without')) {
    const without = content.projects.filter(
      (project) => !technologies.some((name) => project.technologies.includes(name)),
    );
    if (without.length > 0) {
      const subject = { listed: 'projects' as const, projects: without.map(({ id }) => id) };
      return { text: projects.projectsWithout(data, without, technologies), subject };
    }
  }
  if (technologies.length > 0) {
    const text = technologies
      .map((name) => projects.projectsUsing(data, content.projects, name))
      .join(spaceIn(language));
    return {
      text,
      found: technologies.some((name) => content.projects.some((project) => project.technologies.includes(name))),
      subject: { listed: 'projects' },
    };
  }
  const closed = content.projects.filter(({ github }) => github === undefined);
  if (topic === 'projectLink' && ask.aspects.has('without') && closed.length > 0) {
    const lines = closed.map((project) => linksOf(situation, project)).filter((line) => line !== undefined);
    const subject = { listed: 'projects' as const, projects: closed.map(({ id }) => id) };
    if (lines.length > 0) return { text: lines.join(spaceIn(language)), subject };
  }
  if (topic === 'projectLink' || topic === 'projectTech') {
    const lines = content.projects.map((project) =>
      topic === 'projectLink' ? projects.projectLinks(data, project) : projects.projectTechnologies(data, project),
    );
    return {
      text: lines.filter((line) => line !== undefined).join(spaceIn(language)),
      subject: { listed: 'projects' },
    };
  }
  const list = projects.projectList(data, content.projects);
  const count = ask.aspects.has('total') ? facts.count(data, content.projects.length) : '';
  return { text: `${count}${list}`, subject: { listed: 'projects' } };
}

/** The summary, and the first sentence of the description. */
function aboutText({ finder, data }: Situation, { id }: Project): string {
  return finder.passages
    .filter(({ project }) => project === id)
    .slice(0, 3)
    .map(({ text }) => text)
    .join(spaceIn(data.language));
}
