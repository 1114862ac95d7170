import { directionOf } from '#shared/text.ts';
import { Fragment, useId } from 'react';
import type { PageJob } from '#content/schema.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { ExternalLink } from '#components/links.tsx';
import { Reveal } from '#components/reveal.tsx';
import { Section } from '#components/section.tsx';
import { OwnText, PhrasedSentences, Technologies } from '#components/text.tsx';
import styles from './experience.module.css';

/** Jobs that are shown at once; those before them are folded. */
const MAX_JOBS = 4;

export function Experience() {
  const { content, messages } = useTexts();
  const earlier = content.experience.slice(MAX_JOBS);
  return (
    <Section section="experience" scale="1 000 000">
      <div className={styles['jobs']}>
        {content.experience.slice(0, MAX_JOBS).map((job) => (
          <JobArticle key={job.id} job={job} />
        ))}
      </div>
      {earlier.length > 0 && (
        <details className={styles['earlier']}>
          <summary>{messages.experience.earlier}</summary>
          <div className={styles['jobs']}>
            {earlier.map((job) => (
              <JobArticle key={job.id} job={job} />
            ))}
          </div>
        </details>
      )}
      {/* Degrees, certificates, talks and writing: a line each. */}
      <dl data-reveal="" className={styles['records']}>
        {content.person.records.map(({ label, items }) => (
          <Fragment key={label}>
            <dt dir={directionOf(label)}>{label}</dt>
            {items.map(({ title, more, url }, index) => (
              <dd key={index} dir={directionOf(title)}>
                {url ? (
                  <ExternalLink href={url} className="quiet-link">
                    {title}
                  </ExternalLink>
                ) : (
                  title
                )}
                {more}
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}

function JobArticle({ job }: { readonly job: PageJob }) {
  const { messages } = useTexts();
  const company = useId();
  return (
    <article className={styles['job']} aria-labelledby={company}>
      <Reveal className={styles['place']}>
        <h3 id={company} dir={directionOf(job.company)}>
          {job.company}
        </h3>
        <p dir={directionOf(job.position)} className={styles['position']}>
          {job.position}
        </p>
        <p className={styles['fact']}>{job.period}</p>
        <p className={styles['fact']}>{job.place}</p>
      </Reveal>
      <Reveal order={1} className={styles['work']}>
        <OwnText text={job.description} className={styles['description']} />
        {job.achievements && (
          <ul className={styles['course']} aria-label={messages.experience.achievements}>
            {job.achievements.map(({ id, label, text }) => (
              <li key={id} dir={directionOf(text)}>
                {label && <b>{label}</b>}
                <p>
                  <PhrasedSentences text={text} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Reveal>
      <Reveal order={2} className={styles['technologies']}>
        <Technologies names={job.technologies} label={messages.experience.technologies} />
      </Reveal>
    </article>
  );
}
