import { Fragment } from 'react';
import { directionOf } from '#shared/text.ts';
import { Globe } from '#globe/globe.tsx';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import buttons from '#components/button.module.css';
import { ChartSymbol, Icon } from '#components/images.tsx';
import { ExternalLink, ResumeLink } from '#components/links.tsx';
import { OwnText } from '#components/text.tsx';
import { ScaleStrip } from '#components/section.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { language, messages, content } = useTexts();
  const { person, hero } = content;
  const profile = person.profiles.find(({ url }) => url);
  const { name, reading } = person;
  const { name: other } = content.elsewhere;
  return (
    <section className={styles['hero']} aria-labelledby="name">
      <div className={styles['words']}>
        <p dir={directionOf(hero.greeting)} className={styles['greeting']}>
          {hero.greeting}
        </p>
        <div className={styles['names']} data-size={nameSize(name)}>
          <h1 id="name" dir={directionOf(name)}>
            {name}
          </h1>
          {other && (
            <p lang={HTML_LANG[other.language]} className={styles['otherName']}>
              {other.text}
              {![name, other.text].includes(reading) && <span lang={HTML_LANG[language]}>{` ${reading}`}</span>}
            </p>
          )}
        </div>
        <p className={styles['title']}>
          <strong dir={directionOf(person.title)}>{person.title}</strong> <OwnText as="span" text={hero.subtitle} />
        </p>
        <p className={styles['standing']}>
          {person.standing.map((line) => (
            <Fragment key={line}>
              <OwnText as="span" text={line} />{' '}
            </Fragment>
          ))}
        </p>
        <OwnText text={hero.description} className={styles['description']} />
        <div className={styles['buttons']}>
          <a href="#projects" className={buttons['primary']}>
            {messages.hero.projects}
          </a>
          <a href="#contact" className={buttons['outlined']}>
            {messages.hero.contact}
          </a>
          {profile && (
            <ExternalLink href={profile.url} className={buttons['text']}>
              <ChartSymbol name={profile.symbol} />
              {profile.label}
            </ExternalLink>
          )}
          <ResumeLink text={messages.hero.resume} className={buttons['text']} />
        </div>
      </div>
      <Globe />
      <a href="#about" className={`quiet-link tap-target ${styles['scroll']}`}>
        {messages.hero.scroll}
        <Icon name="down" />
      </a>
      <ScaleStrip denominator="100 000 000" first="var(--globe-millions, 100)" className={styles['scale']} />
    </section>
  );
}

const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]/u;

/** Half the width of a full-width character: the mean of the display face's Latin letters. */
const LATIN_EM = 0.5;

/** A long name is set smaller, so that it keeps to its column: up to 3.6 em on one line `short`, up to 7 em `medium`, else `long`. */
export function nameSize(name: string): 'short' | 'medium' | 'long' {
  const ems = Array.from(name).reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 1 : LATIN_EM), 0);
  if (ems <= 3.6) return 'short';
  return ems <= 7 ? 'medium' : 'long';
}
