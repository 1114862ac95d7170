/** What the content says about projects. */
import { fill } from '#contract/text.ts';
import type { Content, Project } from '#content/schema.ts';
import type { Voice } from '../language-data.ts';
import { listOf } from './facts.ts';

export function projectList(voice: Voice, projects: readonly Project[]): string {
  return fill(voice.messages.projectList, {
    list: listOf(
      voice,
      projects.map((project) => linkOf(voice, project)),
    ),
  });
}

export function projectText({ person }: Content, voice: Voice, { id, title }: Project, text: string): string {
  return fill(voice.messages.project, { id, title: title[voice.language], name: person.name[voice.language], text });
}

export function projectTechnologies(voice: Voice, { id, title, technologies }: Project): string {
  return fill(voice.messages.projectTechnologies, {
    id,
    title: title[voice.language],
    list: listOf(voice, technologies),
  });
}

export function projectLacks(voice: Voice, { id, title }: Project, skill: string): string {
  return fill(voice.messages.projectLacks, { id, title: title[voice.language], skill });
}

/** Where a project and its code are found; undefined where neither is. */
export function projectLinks(voice: Voice, { id, title, link, github }: Project): string | undefined {
  const links = [
    ...(link === undefined ? [] : [fill(voice.messages.projectLink, { url: link })]),
    ...(github === undefined ? [] : [fill(voice.messages.projectCode, { url: github })]),
  ];
  return links.length > 0
    ? fill(voice.messages.projectLinks, { id, title: title[voice.language], list: listOf(voice, links) })
    : undefined;
}

export function projectsUsing(voice: Voice, projects: readonly Project[], skill: string): string {
  const using = projects.filter(({ technologies }) => technologies.includes(skill));
  return using.length > 0
    ? fill(voice.messages.projectsUsing, {
        skill,
        list: listOf(
          voice,
          using.map((project) => linkOf(voice, project)),
        ),
      })
    : fill(voice.messages.projectsNotUsing, { skill });
}

export function projectsWithout(voice: Voice, projects: readonly Project[], skills: readonly string[]): string {
  const list = projects.map((project) => linkOf(voice, project));
  return fill(voice.messages.projectsWithout, { skill: listOf(voice, skills), list: listOf(voice, list) });
}

function linkOf(voice: Voice, { id, title }: Project): string {
  return `[${title[voice.language]}](#project-${id})`;
}
