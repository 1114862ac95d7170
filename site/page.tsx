/**
 * The whole page, in the order in which it is read. What lies below the first screen comes to life part by part, and at
 * once what somebody turns to before its turn: that is what React does with Suspense.
 */
import { StrictMode, Suspense, type ComponentType } from 'react';
import { Chat } from '#chat/components/chat-button.tsx';
import { CHAT_LIMITS } from '#contract/limits.ts';
import { SECTIONS, type Section } from '#contract/sections.ts';
import { About } from './about/about.tsx';
import { Backdrop } from './backdrop/backdrop.tsx';
import { Contact } from './contact/contact.tsx';
import { Experience } from './experience/experience.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Hero } from './hero/hero.tsx';
import type { Texts } from '#ui/texts.ts';
import { FollowingTexts, TextsProvider, useTexts, type LanguageChange } from '#ui/use-texts.tsx';
import { Projects } from './projects/projects.tsx';
import { Skills } from './skills/skills.tsx';
import { Reveals } from '#ui/reveal.tsx';

/** What draws each section: one without a part does not compile. */
const PARTS: Readonly<Record<Section, ComponentType>> = {
  about: About,
  experience: Experience,
  skills: Skills,
  projects: Projects,
  contact: Contact,
};

interface PageProps {
  /** In its first language. */
  readonly texts: Texts;
  readonly onLanguageChange?: LanguageChange;
}

export function Page({ texts, onLanguageChange }: PageProps) {
  return (
    <StrictMode>
      <TextsProvider initial={texts} onChange={onLanguageChange}>
        <Screen />
      </TextsProvider>
    </StrictMode>
  );
}

/** Reads no text itself: a part that keeps its texts is not drawn again. */
function Screen() {
  return (
    <>
      <SkipLink />
      <Backdrop />
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        {SECTIONS.map((section) => {
          const Part = PARTS[section];
          return (
            <Suspense key={section}>
              <FollowingTexts section={section}>
                <Part />
              </FollowingTexts>
            </Suspense>
          );
        })}
      </main>
      <Suspense>
        <Footer />
        <Chat apiKey={import.meta.env.VITE_OPENAI_API_KEY} {...CHAT_LIMITS} />
        <Reveals />
      </Suspense>
    </>
  );
}

function SkipLink() {
  const { messages } = useTexts();
  return (
    <a href="#main" className="skip-link">
      {messages.document.skip}
    </a>
  );
}
