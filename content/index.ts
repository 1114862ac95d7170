/**
 * Everything the owner says, in Chinese, English and Japanese.
 * The person, the company, the product and every figure in this folder are invented: they show the site finished,
 * and whoever takes it over replaces them (README.md beside this file says where).
 */
import { about } from './about.ts';
import { contact } from './contact.ts';
import { experience } from './experience.ts';
import { hero } from './hero.ts';
import { hints } from './hints.ts';
import { person } from './person.ts';
import { projects } from './projects.ts';
import type { Content } from './schema.ts';
import { sharing } from './sharing.ts';
import { skills } from './skills.ts';
import { suggestions } from './suggestions.ts';

export const content: Content = {
  person,
  sharing,
  hero,
  about,
  experience,
  skills,
  projects,
  contact,
  suggestions,
  hints,
};
