import { useId } from 'react';
import type { Skill, PageSkillGroup } from '#content/schema.ts';
import { directionOf } from '#shared/text.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { Phrase } from '#components/text.tsx';
import { Reveal } from '#components/reveal.tsx';
import { Section } from '#components/section.tsx';
import styles from './skills.module.css';

/** Bars in a group; skills beyond them stand as names. */
const MAX_BARS = 12;

export function Skills() {
  const { content } = useTexts();
  return (
    <Section section="skills" scale="100 000" headingClass={styles['heading']}>
      <p className={styles['note']}>
        <Phrase text={content.skills.note} />
      </p>
      <SkillGroups groups={content.skills.groups} />
    </Section>
  );
}

export function SkillGroups({ groups }: { readonly groups: readonly PageSkillGroup[] }) {
  return (
    <div className={styles['groups']}>
      {groups.map((group, index) => (
        <Group key={group.id} group={group} order={index} />
      ))}
    </div>
  );
}

function Group({ group, order }: { readonly group: PageSkillGroup; readonly order: number }) {
  const heading = useId();
  return (
    <Reveal order={order} role="group" aria-labelledby={heading} className={styles['group']}>
      <h3 id={heading} dir={directionOf(group.name)}>
        {group.name}
      </h3>
      <ul>
        {group.skills.map((skill, index) => (
          <li key={skill.name} className={styles['skill']} style={{ '--turn': Math.min(index, 4) }}>
            <SkillBar skill={index < MAX_BARS ? skill : { name: skill.name }} />
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

/**
 * A scale bar, filled to the level, with a tick at its end and the number beside it. What is seen is told once.
 * Where there is no level, the name alone.
 */
function SkillBar({ skill: { name, level } }: { readonly skill: Skill }) {
  return (
    <>
      <span className={styles['name']} lang="en" aria-hidden={level !== undefined || undefined}>
        {name}
      </span>
      {level !== undefined && (
        <>
          <span className={styles['level']} aria-hidden="true">
            {level}
            <small>%</small>
          </span>
          <span
            role="meter"
            lang="en"
            aria-label={name}
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
      )}
    </>
  );
}
