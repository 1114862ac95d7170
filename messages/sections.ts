/** What each section of the page is headed by, under the name by which links lead there. */
import type { Section } from '#contract/sections.ts';
import type { Text } from '#contract/text.ts';
import { aboutMessages } from './about.ts';
import { contactMessages } from './contact.ts';
import { experienceMessages } from './experience.ts';
import { projectsMessages } from './projects.ts';
import { skillsMessages } from './skills.ts';

export const sectionHeadings = {
  about: aboutMessages.heading,
  experience: experienceMessages.heading,
  skills: skillsMessages.heading,
  projects: projectsMessages.heading,
  contact: contactMessages.heading,
} as const satisfies Record<Section, Text>;
