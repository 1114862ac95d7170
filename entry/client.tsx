// First, so that the order of the layers is known before any component's styles.
import './styles.ts';
import { takeStackTraces } from './stack-traces.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FALLBACK_LANGUAGE } from '#contract/language.ts';
import { saveLocale } from '#i18n/browser-locale.ts';
import { matchLocale } from '#i18n/detect-locale.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { afterFrame } from '#ui/after-frame.ts';
import { repeatEarlyClick } from '#ui/early-click.ts';
import { keepPlace } from '#ui/keep-place.ts';
import { showLanguageInDocument, type LanguageChange } from '#ui/use-texts.tsx';
import { soften } from '#ui/soften.ts';
import { layOutRest } from '#ui/lay-out-rest.ts';
import { loadOtherTexts, loadTexts, type Texts } from '#ui/texts.ts';
import { Page } from '#site/page.tsx';

takeStackTraces();

const changeLanguage: LanguageChange = (texts, show) => {
  keepPlace((outOfSight) => {
    // Before the texts: it decides their faces, and they are laid out once.
    document.documentElement.lang = HTML_LANG[texts.language];
    const whole = show(outOfSight);
    showLanguageInDocument(texts);
    soften();
    return whole;
  });
  saveLocale(texts.language);
};

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
const { dataset } = document.documentElement;

// An older browser keeps the page as it was prerendered (docs/decisions/014-older-browsers.md).
if ('older' in dataset) layOutRest();
else
  // The page asks for them beside this script, and tells of their loss: without them it stays as it was prerendered.
  loadTexts(matchLocale(document.documentElement.lang) ?? FALLBACK_LANGUAGE).then(
    (texts) => comeAlive(root, texts),
    () => layOutRest(),
  );

// Where scrolling drives no animation (Firefox 153), the drawings behind the page learn how far it is scrolled.
if (!CSS.supports('animation-timeline', 'scroll()')) {
  const follow = () =>
    document.querySelector<HTMLElement>('#root>[aria-hidden]')?.style.setProperty('--scrolled', `${scrollY}px`);
  afterFrame(follow);
  addEventListener('scroll', follow, { passive: true });
}

function comeAlive(where: HTMLElement, texts: Texts): void {
  // What was laid out because the script was late stays so.
  if (!('js' in dataset)) delete dataset['rest'];
  // From now on the head's deadline means nothing, even where it is over.
  dataset['js'] = 'here';
  // As a transition it is done in slices, between which the browser answers the visitor.
  startTransition(() => {
    hydrateRoot(where, <Page texts={texts} onLanguageChange={changeLanguage} />);
  });
  repeatEarlyClick();
  layOutRest(loadOtherTexts);
}
