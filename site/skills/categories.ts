import type { SkillCategory } from '#content/schema.ts';

/** In the order of the columns (specification.md §2). */
export const SKILL_CATEGORIES = ['frontend', 'backend', 'tools'] as const satisfies readonly SkillCategory[];
