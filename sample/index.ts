/** What the sample says, part by part. */
export { about } from './about.ts';
export { contact } from './contact.ts';
export { experience } from './experience.ts';
export { hero } from './hero.ts';
export { hints } from './hints.ts';
export { person } from './person.ts';
export { projects } from './projects.ts';
export { sharing } from './sharing.ts';
export { skills } from './skills.ts';
export { suggestions } from './suggestions.ts';
