/** What the resume says about projects. */
import { fill } from '../text.ts';
import type { Resume, Project } from '../resume.ts';
import type { Voice } from '../words.ts';
import { listOf } from './format-facts.ts';

export function projectList({ person }: Resume, voice: Voice, projects: readonly Project[]): string {
  return fill(voice.messages.projectList, {
    name: person.name,
    list: listOf(
      voice,
      projects.map((project) => linkOf(project)),
    ),
  });
}

export function projectTechnologies(voice: Voice, { id, title, technologies }: Project): string {
  return fill(voice.messages.projectTechnologies, {
    id,
    title: title,
    list: listOf(voice, technologies),
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
    ? fill(voice.messages.projectLinks, { id, title: title, list: listOf(voice, links) })
    : undefined;
}

export function projectsUsing(voice: Voice, projects: readonly Project[], skill: string): string {
  const using = projects.filter(({ technologies }) => technologies.includes(skill));
  return using.length > 0
    ? fill(voice.messages.projectsUsing, {
        skill,
        list: listOf(
          voice,
          using.map((project) => linkOf(project)),
        ),
      })
    : fill(voice.messages.projectsNotUsing, { skill });
}

export function projectsWithout(voice: Voice, projects: readonly Project[], skills: readonly string[]): string {
  const list = projects.map((project) => linkOf(project));
  return fill(voice.messages.projectsWithout, { skill: listOf(voice, skills), list: listOf(voice, list) });
}

function linkOf({ id, title }: Project): string {
  return `[${title}](#project-${id})`;
}
