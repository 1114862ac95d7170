import type { Content, Skill } from './schema.ts';

/** Every skill, group by group. */
export function allSkills({ groups }: Content['skills']): Skill[] {
  return groups.flatMap(({ skills }) => skills);
}
