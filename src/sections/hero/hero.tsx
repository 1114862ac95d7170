import { directionOf } from '#shared/text.ts';
import { Globe } from '#globe/globe.tsx';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import buttons from '#components/button.module.css';
import { ChartSymbol } from '#components/chart-symbol.tsx';
import { ExternalLink } from '#components/external-link.tsx';
import { Icon } from '#components/icon.tsx';
import { Phrase } from '#components/phrase.tsx';
import { ResumeLink } from '#components/resume-link.tsx';
import { ScaleStrip } from '#components/scale-strip.tsx';
import { nameSize } from './name-size.ts';
import styles from './hero.module.css';

function Name({ name }: { readonly name: string }) {
  return (
    <h1 id="name" dir={directionOf(name)}>
      {name}
    </h1>
  );
}

function Standing({ lines }: { readonly lines: readonly string[] }) {
  return (
    <p className={styles['standing']}>
      {lines.map((line) => (
        <span key={line} dir={directionOf(line)}>
          <Phrase text={line} />{' '}
        </span>
      ))}
    </p>
  );
}

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
          <Name name={name} />
          {other && (
            <p lang={HTML_LANG[other.language]} className={styles['otherName']}>
              {other.text}
              {![name, other.text].includes(reading) && <span lang={HTML_LANG[language]}>{` ${reading}`}</span>}
            </p>
          )}
        </div>
        <p className={styles['title']}>
          <strong dir={directionOf(person.title)}>{person.title}</strong>{' '}
          <span dir={directionOf(hero.subtitle)}>
            <Phrase text={hero.subtitle} />
          </span>
        </p>
        <Standing lines={person.standing} />
        <p dir={directionOf(hero.description)} className={styles['description']}>
          <Phrase text={hero.description} />
        </p>
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
      <a href="#about" className={styles['scroll']}>
        {messages.hero.scroll}
        <Icon name="down" />
      </a>
      <ScaleStrip denominator="100 000 000" first="var(--globe-millions, 100)" className={styles['scale']} />
    </section>
  );
}
