import { directionOf } from '#shared/text.ts';
import { Fragment } from 'react';
import type { Card } from '#content/schema.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { ChartSymbol } from '#components/chart-symbol.tsx';
import { Icon } from '#components/icon.tsx';
import { Phrase, PhrasedSentences } from '#components/phrase.tsx';
import { Reveal } from '#components/reveal.tsx';
import { SectionHeading } from '#components/section-heading.tsx';
import { Portrait } from './portrait.tsx';
import { NoteChart } from './note-chart.tsx';
import styles from './about.module.css';

export function About() {
  const { content } = useTexts();
  const { lead, paragraphs } = content.about;
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-heading" className="section">
      <SectionHeading section="about" scale="10 000 000" />
      <div className={styles['introduction']}>
        <Reveal className={styles['lead']}>
          {lead.map((line, index) => (
            <p key={index} dir={directionOf(line)}>
              <Phrase text={line} />
            </p>
          ))}
        </Reveal>
        <Reveal order={1} className={styles['paragraphs']}>
          {paragraphs.map((paragraph, index) => (
            <p key={index} dir={directionOf(paragraph)}>
              {index === 0 && <Portrait />}
              {paragraph}
            </p>
          ))}
          <dl>
            {content.person.facts.map(({ label, text }) => (
              <Fragment key={text}>
                <dt dir={directionOf(label)}>{label}</dt>
                <dd dir={directionOf(text)}>
                  <PhrasedSentences text={text} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </Reveal>
        <Reveal className={styles['notes']}>
          <NoteChart />
        </Reveal>
      </div>
      <Cards />
      <Advantages />
    </section>
  );
}

/** Three ways on, as one framed block. */
function Cards() {
  const { messages, content } = useTexts();
  return (
    <Reveal className={styles['frame']}>
      <ul className={styles['cards']}>
        {(Object.keys(content.about.cards) as Card[]).map((card) => (
          <li key={card}>
            <a href={`#${card}`} className={styles['card']}>
              <span className={styles['cardLabel']}>{messages.about.cards.label[card]}</span>
              <b dir={directionOf(content.about.cards[card].title)}>
                <Phrase text={content.about.cards[card].title} />
              </b>
              <span dir={directionOf(content.about.cards[card].line)} className={styles['cardLine']}>
                <Phrase text={content.about.cards[card].line} />
              </span>
              <Icon name="down" className={styles['arrow']} />
            </a>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

function Advantages() {
  const { messages, content } = useTexts();
  return (
    <div className={styles['advantages']}>
      <h3>{messages.about.advantages.heading}</h3>
      <ul>
        {content.about.advantages.map(({ id, label, text }, index) => (
          <li key={id}>
            <Reveal order={index} className={styles['advantage']}>
              <ChartSymbol name={id} className={styles['symbol']} />
              <b dir={directionOf(label)}>
                <Phrase text={label} />
              </b>
              <p dir={directionOf(text)}>
                <Phrase text={text} />
              </p>
            </Reveal>
          </li>
        ))}
      </ul>
    </div>
  );
}
