import { directionOf } from '#shared/text.ts';
import { Fragment } from 'react';
import type { Card } from '#content/schema.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { ChartSymbol, Icon, Picture } from '#components/images.tsx';
import { OwnText, PhrasedSentences } from '#components/text.tsx';
import { Reveal } from '#components/reveal.tsx';
import { Section } from '#components/section.tsx';
import { NoteChart } from './note-chart.tsx';
import styles from './about.module.css';

export function About() {
  const { person, about } = useTexts().content;
  return (
    <Section section="about" scale="10 000 000">
      <div className={styles['introduction']}>
        <Reveal className={styles['lead']}>
          {about.lead.map((line, index) => (
            <OwnText key={index} text={line} />
          ))}
        </Reveal>
        <Reveal order={1} className={styles['paragraphs']}>
          {about.paragraphs.map((paragraph, index) => (
            <p key={index} dir={directionOf(paragraph)}>
              {index === 0 && person.portrait && <Picture picture={person.portrait} className={styles['portrait']} />}
              {paragraph}
            </p>
          ))}
          <dl>
            {person.facts.map(({ label, text }) => (
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
    </Section>
  );
}

function Cards() {
  const { messages, content } = useTexts();
  return (
    <Reveal className={styles['frame']}>
      <ul className={styles['cards']}>
        {(Object.keys(content.about.cards) as Card[]).map((card) => (
          <li key={card}>
            <a href={`#${card}`} className={styles['card']}>
              <span className={styles['cardLabel']}>{messages.about.cards.label[card]}</span>
              <OwnText as="b" text={content.about.cards[card].title} />
              <OwnText as="span" text={content.about.cards[card].line} className={styles['cardLine']} />
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
              <OwnText as="b" text={label} />
              <OwnText text={text} />
            </Reveal>
          </li>
        ))}
      </ul>
    </div>
  );
}
