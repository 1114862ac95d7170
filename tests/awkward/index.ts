/**
 * An awkward owner, for the tests: every field filled (but for the counter of visits, analytics.ts: no test asks another origin), and everything as long, as many or as strange as the schema
 * allows, in three languages.
 * A long name without a place to break, words of German length, eight jobs, twelve projects, twenty skills beside one,
 * a place in the southern and western hemisphere. Invented, like the sample.
 */
import type { Content } from '#content/schema.ts';
import { about } from './about.ts';
import { suggestions } from './suggestions.ts';
import { contact } from './contact.ts';
import { experience } from './experience.ts';
import { hero } from './hero.ts';
import { person } from './person.ts';
import { projects } from './projects.ts';
import { sharing } from './sharing.ts';
import { skills } from './skills.ts';

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
};
