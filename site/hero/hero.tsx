import { HTML_LANG } from '#contract/language.ts';
import { Globe } from '#globe/globe.tsx';
import { heroMessages } from '#messages/hero.ts';
import { content } from '#ui/content.ts';
import { useLanguage } from '#ui/use-language.tsx';
import buttons from '#ui/button.module.css';
import { ChartSymbol } from '#ui/chart-symbol.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Phrase } from '#ui/phrase.tsx';
import { ResumeLink } from '#ui/resume-link.tsx';
import { ScaleStrip } from '#ui/scale-strip.tsx';
import { nameSize } from './name-size.ts';
import styles from './hero.module.css';

export function Hero() {
  const { language, say } = useLanguage();
  const { person, hero } = content;
  const [codeHost] = person.profiles;
  const name = say(person.name);
  const otherLanguage = language === 'en' ? 'zh' : 'en';
  const otherName = person.name[otherLanguage];
  const reading = say(person.reading);
  return (
    <section className={styles['hero']} aria-labelledby="name">
      <div className={styles['words']}>
        <p className={styles['greeting']}>{say(hero.greeting)}</p>
        <div className={styles['names']} data-size={nameSize(name)}>
          <h1 id="name">{name}</h1>
          {otherName !== name && (
            <p lang={HTML_LANG[otherLanguage]} className={styles['otherName']}>
              {otherName}
              {![name, otherName].includes(reading) && <span lang={HTML_LANG[language]}>{` ${reading}`}</span>}
            </p>
          )}
        </div>
        <p className={styles['title']}>
          <strong>{say(person.title)}</strong>{' '}
          <span>
            <Phrase text={hero.subtitle} />
          </span>
        </p>
        <p className={styles['standing']}>
          {person.standing.map((line) => (
            <span key={line.en}>
              <Phrase text={line} />{' '}
            </span>
          ))}
        </p>
        <p className={styles['description']}>
          <Phrase text={hero.description} />
        </p>
        <div className={styles['buttons']}>
          <a href="#projects" className={buttons['primary']}>
            {say(heroMessages.projects)}
          </a>
          <a href="#contact" className={buttons['outlined']}>
            {say(heroMessages.contact)}
          </a>
          <ExternalLink href={codeHost.url} className={buttons['text']}>
            <ChartSymbol name={codeHost.symbol} />
            {codeHost.label}
          </ExternalLink>
          <ResumeLink text={heroMessages.resume} className={buttons['text']} />
        </div>
      </div>
      <Globe />
      <a href="#about" className={styles['scroll']}>
        {say(heroMessages.scroll)}
        <Icon name="down" />
      </a>
      <ScaleStrip denominator="100 000 000" className={styles['scale']} />
    </section>
  );
}
