/** Every fact of the page that the built-in answerer states, in the sentence that states it. */
import type { Language } from '#contract/language.ts';
import { textIn } from '#contract/text.ts';
import type { Content, Job, Profile, Project, Skill, SkillCategory } from '#content/schema.ts';
import { answersMessages as messages } from '#messages/answers.ts';
import { footerMessages } from '#messages/footer.ts';
import { monthIn, periodIn } from '#messages/period.ts';
import { skillsMessages } from '#messages/skills.ts';

export const SKILL_CATEGORIES: readonly SkillCategory[] = ['frontend', 'backend', 'tools'];

export function who({ person, hero }: Content, l: Language): string {
  return textIn(l, messages.who, { name: person.name[l], title: person.title[l], subtitle: hero.subtitle[l] });
}

export function location({ person }: Content, l: Language): string {
  return textIn(l, messages.location, { name: person.name[l], place: person.place.fullName[l] });
}

export function strengths({ person, about }: Content, l: Language): string {
  const list = Object.values(about.advantages).map(({ label }) => label[l]);
  return textIn(l, messages.strengths, { name: person.name[l], list: listOf(l, list) });
}

export function contact({ person }: Content, l: Language): string {
  const { email, phone } = person;
  return phone === undefined
    ? textIn(l, messages.contactByMail, { email })
    : textIn(l, messages.contact, { email, phone });
}

export function hours({ person }: Content, l: Language): string {
  return textIn(l, messages.hours, { reply: person.reply[l], hours: person.hours[l] });
}

export function profile(l: Language, stated: Profile): string {
  return textIn(l, messages.profile, stated);
}

export function ownerLanguages({ person }: Content, l: Language): string {
  const items = person.languages.map(({ name, fluency }) =>
    textIn(l, messages.languageItem, { name: name[l], fluency: fluency[l] }),
  );
  return textIn(l, messages.ownerLanguages, { name: person.name[l], languages: listOf(l, items) });
}

export function builtWith(l: Language): string {
  return textIn(l, messages.builtWith, { builtWith: footerMessages.builtWith[l] });
}

export function notOnPage({ person }: Content, l: Language): string {
  return textIn(l, messages.notOnPage, { name: person.name[l] });
}

export function employer({ person }: Content, l: Language, { company, position, start, end }: Job): string {
  const values = { name: person.name[l], company: company[l], position: position[l] };
  return end === undefined
    ? textIn(l, messages.employer, { ...values, start: monthIn(l, start) })
    : textIn(l, messages.employerPast, { ...values, period: periodIn(l, { start, end }) });
}

export function jobTechnologies(l: Language, { company, technologies }: Job): string {
  return textIn(l, messages.technologies, { company: company[l], list: listOf(l, technologies) });
}

export function achievement(l: Language, { label, text }: Job['achievements'][number]): string {
  return textIn(l, messages.achievement, { label: label[l], text: text[l] });
}

/** The owner's own sentences, with the way to where they stand. */
export function quote({ person }: Content, l: Language, text: string, anchor: keyof typeof messages.sections): string {
  return textIn(l, messages.quote, { name: person.name[l], text, section: messages.sections[anchor][l], anchor });
}

export function skillLevel(l: Language, { name, level }: Skill): string {
  return textIn(l, messages.skillLevel, { skill: name, level });
}

export function skillMissing(l: Language, name: string): string {
  return textIn(l, messages.skillMissing, { skill: name });
}

export function skillList(l: Language, heading: string, skills: readonly Skill[]): string {
  return textIn(l, messages.skillList, { category: heading, list: levelsOf(l, skills) });
}

export function bestSkills(l: Language, skills: readonly Skill[]): string {
  return textIn(l, messages.bestSkills, { list: levelsOf(l, skills) });
}

function levelsOf(l: Language, skills: readonly Skill[]): string {
  const items = skills.map(({ name, level }) => textIn(l, messages.skillItem, { skill: name, level }));
  return listOf(l, items);
}

export function skillsOfCategory({ skills }: Content, l: Language, category: SkillCategory): string {
  return skillList(l, skillsMessages[category][l], skills[category]);
}

export function projectSummary(l: Language, { id, title, summary }: Project): string {
  return textIn(l, messages.project, { id, title: title[l], text: summary[l] });
}

export function projectTechnologies(l: Language, { id, title, technologies }: Project): string {
  return textIn(l, messages.projectTechnologies, { id, title: title[l], list: listOf(l, technologies) });
}

/** Where a project and its code are found; undefined where neither is. */
export function projectLinks(l: Language, { id, title, link, github }: Project): string | undefined {
  const links = [
    ...(link === undefined ? [] : [textIn(l, messages.projectLink, { url: link })]),
    ...(github === undefined ? [] : [textIn(l, messages.projectCode, { url: github })]),
  ];
  return links.length > 0
    ? textIn(l, messages.projectLinks, { id, title: title[l], list: listOf(l, links) })
    : undefined;
}

export function projectList(l: Language, projects: readonly Project[]): string {
  const items = projects.map(({ id, title }) => `[${title[l]}](#project-${id})`);
  return textIn(l, messages.projectList, { list: listOf(l, items) });
}

function listOf(language: Language, items: readonly string[]): string {
  return items.join(messages.separator[language]);
}
