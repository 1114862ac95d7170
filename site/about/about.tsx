import { Fragment } from 'react';
import type { Advantage, Card } from '#content/schema.ts';
import { aboutMessages } from '#messages/about.ts';
import { content } from '#ui/content.ts';
import { useLanguage } from '#ui/use-language.tsx';
import { ChartSymbol } from '#ui/chart-symbol.tsx';
import { Icon } from '#ui/icon.tsx';
import { Phrase } from '#ui/phrase.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { NoteChart } from './note-chart.tsx';
import styles from './about.module.css';

const CARDS = Object.keys(content.about.cards) as Card[];
const ADVANTAGES = Object.keys(content.about.advantages) as Advantage[];

export function About() {
  const { say } = useLanguage();
  const { lead, paragraphs } = content.about;
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-heading" className="section">
      <SectionHeading id="about-heading" title={aboutMessages.heading} scale="10 000 000" />
      <div className={styles['introduction']}>
        <Reveal className={styles['lead']}>
          {lead.map((line, index) => (
            <p key={index}>
              <Phrase text={line} />
            </p>
          ))}
        </Reveal>
        <Reveal order={1} className={styles['paragraphs']}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{say(paragraph)}</p>
          ))}
          <dl>
            {content.person.facts.map(({ label, text }) => (
              <Fragment key={text.en}>
                <dt>{say(label)}</dt>
                <dd>{say(text)}</dd>
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
  const { say } = useLanguage();
  return (
    <Reveal className={styles['frame']}>
      <ul className={styles['cards']}>
        {CARDS.map((card) => (
          <li key={card}>
            <a href={`#${card}`} className={styles['card']}>
              <span className={styles['cardLabel']}>{say(aboutMessages.cards.label[card])}</span>
              <b>
                <Phrase text={content.about.cards[card].title} />
              </b>
              <span className={styles['cardLine']}>
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
  const { say } = useLanguage();
  return (
    <div className={styles['advantages']}>
      <h3>{say(aboutMessages.advantages.heading)}</h3>
      <ul>
        {ADVANTAGES.map((advantage, index) => (
          <li key={advantage}>
            <Reveal order={index} className={styles['advantage']}>
              <ChartSymbol name={advantage} className={styles['symbol']} />
              <b>
                <Phrase text={content.about.advantages[advantage].label} />
              </b>
              <p>
                <Phrase text={content.about.advantages[advantage].text} />
              </p>
            </Reveal>
          </li>
        ))}
      </ul>
    </div>
  );
}
