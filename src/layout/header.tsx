import { useEffect, useSyncExternalStore, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { LANGUAGES, type Language } from '#shared/language.ts';
import type { Section } from '#shared/sections.ts';
import { fill } from '#shared/text.ts';
import { pageAddress } from '#i18n/browser-locale.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { HTML_LANG, LANGUAGE_FACTS } from '#i18n/locales/languages.ts';
import { keepScrollbarRoom, useCurrentSection, usePopoverOpen, useScrolled } from '#hooks/hooks.ts';
import { Icon, Mark } from '#components/images.tsx';
import { WaterNames } from '#components/section.tsx';
import { chooseTheme, shownTheme, subscribeToTheme } from './theme.ts';
import styles from './header.module.css';

export function Header() {
  const { messages, content, changed } = useTexts();
  const scrolled = useScrolled();
  const { brand, name: ownName } = content.person;
  const name = brand ?? ownName;
  return (
    <>
      <header className={styles['header']} data-scrolled={scrolled}>
        <div className={styles['inner']}>
          <a
            href="#top"
            className={`tap-target ${styles['brand']}`}
            aria-label={fill(messages.header.brand.label, { name })}
          >
            <Mark className={styles['mark']} />
            <span className={styles['name']}>{name}</span>
          </a>
          <Menu />
          {LANGUAGES.length > 1 && <LanguageMenu />}
        </div>
        <p role="status" className="visually-hidden">
          {changed && messages.header.language.changed}
        </p>
      </header>
      <div className={styles['backdrop']} />
    </>
  );
}

/** The links in a row; on small screens the same list behind a button, over the whole page. */
function Menu() {
  const { messages, content } = useTexts();
  const open = usePopoverOpen('menu');
  const current = useCurrentSection();
  useRestOfPage(open);
  useEffect(() => {
    const wide = matchMedia('(min-width: 768px)');
    wide.addEventListener('change', closeMenu);
    return () => wide.removeEventListener('change', closeMenu);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles['burger']}`}
        popoverTarget="menu"
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? messages.header.menu.close : messages.header.menu.open}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <div id="menu" popover="auto" className={styles['menu']}>
        <nav aria-label={messages.header.nav.label}>
          <ul className={styles['links']}>
            {Object.entries(messages.headerLinks).map(([section, name]) => (
              <li key={section}>
                <a
                  href={`#${section}`}
                  className="quiet-link tap-target"
                  aria-current={section === current ? 'location' : undefined}
                  onClick={closeMenu}
                >
                  {name}
                  <span className={styles['menuWater']}>
                    <WaterNames words={content.elsewhere.headerLinks[section as Section] ?? []} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {LANGUAGES.length > 1 && (
          <ul className={styles['languageBar']} aria-label={messages.header.language.list}>
            {LANGUAGES.map((option) => (
              <li key={option}>
                <LanguageLink option={option} onChoose={() => hide('menu')}>
                  <span aria-hidden="true">{`${LANGUAGE_FACTS[option].flag} `}</span>
                  {LANGUAGE_FACTS[option].name}
                </LanguageLink>
              </li>
            ))}
          </ul>
        )}
        <ThemeSwitch />
      </div>
    </>
  );
}

/** Under the open menu the rest of the page neither scrolls nor hears anything. */
function useRestOfPage(open: boolean): void {
  useEffect(() => {
    const mark = (isOpen: boolean) => {
      document.documentElement.toggleAttribute('data-menu-open', isOpen);
      for (const element of document.querySelectorAll('main, footer')) element.toggleAttribute('inert', isOpen);
    };
    if (!open) return undefined;
    keepScrollbarRoom();
    mark(true);
    return () => mark(false);
  }, [open]);
}

/** The browser tells of it only later; what a link of the menu leads to must be able to take the focus at once. */
function closeMenu(): void {
  hide('menu');
  document.dispatchEvent(new Event('toggle'));
}

/** Hiding a popover that is not shown would throw. */
function hide(id: string): void {
  const popover = document.getElementById(id);
  if (popover?.matches(':popover-open')) popover.hidePopover();
}

/** The list must not stay open over what has the focus next. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) hide('languages');
}

function LanguageMenu() {
  const { language, messages } = useTexts();
  const open = usePopoverOpen('languages');
  const { name } = LANGUAGE_FACTS[language];
  return (
    <div className={styles['language']} onBlur={closeBehindFocus}>
      <button
        type="button"
        data-menu="language"
        className={styles['languageButton']}
        popoverTarget="languages"
        aria-expanded={open}
        aria-controls="languages"
        aria-label={fill(messages.header.language.label, { language: name })}
      >
        <span className={styles['code']} data-code={language} />
        <span>{name}</span>
        <Icon name="caret" className={styles['caret']} />
      </button>
      <div id="languages" popover="auto" className={styles['languages']}>
        <ul aria-label={messages.header.language.list}>
          {LANGUAGES.map((option) => (
            <li key={option}>
              <LanguageLink option={option} onChoose={() => hide('languages')}>
                <span className={styles['code']}>{option}</span>
                <span>{LANGUAGE_FACTS[option].name}</span>
                <span className={styles['flag']} aria-hidden="true">
                  {LANGUAGE_FACTS[option].flag}
                </span>
              </LanguageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface LanguageLinkProps {
  readonly option: Language;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A link to the page in another language. With a running script it switches in place; a new tab stays a new tab. */
function LanguageLink({ option, onChoose, children }: LanguageLinkProps) {
  const { language, setLanguage } = useTexts();
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
    setLanguage(option);
  };
  return (
    <a
      href={pageAddress(option)}
      hrefLang={HTML_LANG[option]}
      lang={HTML_LANG[option]}
      aria-current={option === language ? 'true' : undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}

/** Overrides the system's theme. Its name says what a press does. */
function ThemeSwitch() {
  const { messages } = useTexts();
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => 'light');
  const other = theme === 'light' ? 'dark' : 'light';
  const name = other === 'dark' ? messages.header.theme.toDark : messages.header.theme.toLight;
  return (
    <button
      type="button"
      className={`icon-button ${styles['theme']}`}
      aria-label={name}
      title={name}
      onClick={() => chooseTheme(other)}
    >
      <Icon name="theme" />
    </button>
  );
}
