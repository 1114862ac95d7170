/**
 * Makes the content (content/schema.ts) from one or several JSON Résumés. What a résumé does not say is a placeholder
 * (content/placeholder.ts); nothing is shortened: what is too long is for the owner to shorten.
 */
import { sourceOf, type InLanguages } from './source.ts';
import { aboutOf, unsaid } from './unsaid.ts';
import { jobsOf } from './jobs.ts';
import { personOf } from './person.ts';
import { projectsOf } from './projects.ts';
import type { Resume } from '../read/read-resume.ts';
import { skillsOf } from './skills.ts';

/** The parts of the content by name, each as its file exports it. */
export type Parts = Readonly<Record<string, unknown>>;

export interface Imported {
  readonly parts: Parts;
  /** What was concluded, not read: for the owner to look at. */
  readonly concluded: readonly string[];
}

/** @param languages Of the site, the first is the fallback. */
export function contentFrom(
  resumes: InLanguages<Resume>,
  languages: readonly string[] = Object.keys(resumes),
): Imported {
  const source = sourceOf(resumes, languages);
  const skills = skillsOf(source);
  const projects = projectsOf(source);
  const known = [
    ...skills.groups.flatMap((group) => group.skills.map(({ name }) => name)),
    ...projects.flatMap(({ technologies }) => technologies),
  ];
  const parts = {
    person: personOf(source),
    ...unsaid(source),
    about: aboutOf(source),
    experience: jobsOf(source, [...new Set(known)]),
    skills,
    projects,
    hints: [],
  };
  return { parts, concluded: source.concluded };
}
