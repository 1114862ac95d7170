import { useId } from 'react';
import { SKILL_CATEGORIES } from '#site/skills/categories.ts';
import type { Skill, SkillCategory } from '#content/schema.ts';
import { skillsMessages } from '#messages/skills.ts';
import { content } from '#site/content.ts';
import { useLanguage } from '#site/language.tsx';
import { Phrase } from '#site/ui/phrase.tsx';
import { Reveal } from '#site/ui/reveal.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import styles from './skills.module.css';

export function Skills() {
  return (
    <section id="skills" tabIndex={-1} aria-labelledby="skills-heading" className="section">
      <SectionHeading
        id="skills-heading"
        title={skillsMessages.heading}
        scale="100 000"
        className={styles['heading']}
      />
      <p className={styles['note']}>
        <Phrase text={content.skills.note} />
      </p>
      <div className={styles['categories']}>
        {SKILL_CATEGORIES.map((category, index) => (
          <Category key={category} category={category} order={index} />
        ))}
      </div>
    </section>
  );
}

interface CategoryProps {
  readonly category: SkillCategory;
  readonly order: number;
}

function Category({ category, order }: CategoryProps) {
  const { say } = useLanguage();
  const heading = useId();
  return (
    <Reveal order={order} role="group" aria-labelledby={heading} className={styles['category']}>
      <h3 id={heading}>{say(skillsMessages[category])}</h3>
      <ul>
        {content.skills[category].map((skill) => (
          <li key={skill.name} className={styles['skill']}>
            <SkillBar skill={skill} />
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

interface SkillBarProps {
  readonly skill: Skill;
}

/** A scale bar, filled to the level, with a tick at its end and the number beside it. */
function SkillBar({ skill: { name, level } }: SkillBarProps) {
  const label = useId();
  return (
    <>
      <span id={label} className={styles['name']} lang="en">
        {name}
      </span>
      <span className={styles['level']} aria-hidden="true">
        {level}
        <small>%</small>
      </span>
      <span
        role="meter"
        aria-labelledby={label}
        aria-valuenow={level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${level}%`}
        className={styles['bar']}
        style={{ '--level': `${level}%` }}
      >
        <span className={styles['fill']} />
        <span className={styles['tick']} />
      </span>
    </>
  );
}
