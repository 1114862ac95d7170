import { directionOf } from '#shared/text.ts';
import { Fragment } from 'react';
import type { Card } from '#content/schema.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { ChartSymbol, Icon, Picture } from '#components/images.tsx';
import { OwnText, PhrasedSentences } from '#components/text.tsx';
import { Reveal } from '#components/reveal.tsx';
import { Section } from '#components/section.tsx';
import isletsUrl from '../../assets/islets.svg?url';
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

/** Each with its drawing, where that stands, and where its name. The same drawing once more is turned round: no two look alike. */
const ISLETS = [
  { drawing: 0, at: { x: 9, y: 16, width: 142, height: 99 }, name: { left: '16.7%', top: '34%' } },
  { drawing: 1, at: { x: 213, y: 3, width: 118, height: 83 }, name: { left: '56.7%', top: '28.7%' } },
  { drawing: 2, at: { x: 334, y: 93, width: 140, height: 98 }, name: { left: '84.2%', top: '60.7%' } },
  { drawing: 0, at: { x: 131, y: 108, width: 182, height: 127 }, name: { left: '46.3%', top: '72.7%' }, turned: true },
  { drawing: 1, at: { x: 21, y: 194, width: 110, height: 77 }, name: { left: '15.8%', top: '90%' }, turned: true },
] as const;

const LANES =
  'M80 66Q173 29 272 44M80 66Q173 90 222 172M272 44Q353 72 404 142M222 172Q317 179 404 142M222 172Q143 187 76 232M272 44Q169 77 222 172';

/** Five notes as islets and the links between them as sea lanes, on a chart of 480 × 300. */
function NoteChart() {
  const { messages, content } = useTexts();
  return (
    <div className={styles['chart']}>
      <svg viewBox="0 0 480 300" aria-hidden="true" className={styles['drawing']}>
        <path className={styles['lanes']} d={LANES} style={{ '--turn': ISLETS.length }} />
        {ISLETS.map(({ drawing, at, ...islet }, index) => (
          <use
            key={index}
            href={`${isletsUrl}#note-${drawing}`}
            {...at}
            transform={'turned' in islet ? `matrix(-1 0 0 1 ${2 * at.x + at.width} 0)` : undefined}
            style={{ '--turn': index }}
          />
        ))}
      </svg>
      <ul className={styles['noteNames']} aria-label={messages.about.notes.label}>
        {ISLETS.map(({ name }, index) => (
          <li key={index} style={{ ...name, '--turn': index }}>
            {content.about.notes[index as 0 | 1 | 2 | 3 | 4]}
          </li>
        ))}
      </ul>
    </div>
  );
}
