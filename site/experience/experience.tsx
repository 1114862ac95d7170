import { useId } from 'react';
import type { Job } from '#content/schema.ts';
import { experienceMessages } from '#messages/experience.ts';
import { periodIn } from '#messages/period.ts';
import { content } from '#ui/content.ts';
import { useLanguage } from '#ui/use-language.tsx';
import { Phrase, PhrasedSentences } from '#ui/phrase.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Technologies } from '#ui/technologies.tsx';
import styles from './experience.module.css';

export function Experience() {
  return (
    <section id="experience" tabIndex={-1} aria-labelledby="experience-heading" className="section">
      <SectionHeading id="experience-heading" title={experienceMessages.heading} scale="1 000 000" />
      <div className={styles['jobs']}>
        {content.experience.map((job) => (
          <JobArticle key={job.id} job={job} />
        ))}
      </div>
    </section>
  );
}

interface JobArticleProps {
  readonly job: Job;
}

function JobArticle({ job }: JobArticleProps) {
  const { language, say } = useLanguage();
  const company = useId();
  return (
    <article className={styles['job']} aria-labelledby={company}>
      <Reveal className={styles['place']}>
        <h3 id={company}>{say(job.company)}</h3>
        <p className={styles['position']}>{say(job.position)}</p>
        <p className={styles['fact']}>{periodIn(language, job)}</p>
        <p className={styles['fact']}>{say(job.place)}</p>
      </Reveal>
      <Reveal order={1} className={styles['work']}>
        <p className={styles['description']}>
          <Phrase text={job.description} />
        </p>
        <ul className={styles['course']} aria-label={say(experienceMessages.achievements)}>
          {job.achievements.map(({ id, label, text }) => (
            <li key={id}>
              <b>{say(label)}</b>
              <p>
                <PhrasedSentences text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Reveal>
      <Reveal order={2} className={styles['technologies']}>
        <Technologies names={job.technologies} label={say(experienceMessages.technologies)} />
      </Reveal>
    </article>
  );
}
