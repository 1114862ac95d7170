/**
 * The whole page, in the order in which it is read. What lies below the first screen comes to life part by part, and at
 * once what somebody turns to before its turn: that is what React does with Suspense.
 */
// First, so that the order of the layers is known before any component's styles.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/print.css';
import { StrictMode, Suspense, type ComponentType } from 'react';
import { Chat } from '#chat/components/chat.tsx';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { SECTIONS, type Section } from '#shared/sections.ts';
import { About } from '#sections/about/about.tsx';
import { Backdrop } from '#layout/backdrop.tsx';
import { Contact } from '#sections/contact/contact.tsx';
import { Experience } from '#sections/experience/experience.tsx';
import { Footer } from '#layout/footer.tsx';
import { Header } from '#layout/header.tsx';
import { Hero } from '#sections/hero/hero.tsx';
import type { Texts } from '#i18n/translations.ts';
import { TextsProvider, useTexts } from '#i18n/i18n-provider.tsx';
import { Projects } from '#sections/projects/projects.tsx';
import { Skills } from '#sections/skills/skills.tsx';
import { Reveals } from '#components/reveal.tsx';

/** What draws each section: one without a part does not compile. */
const PARTS: Readonly<Record<Section, ComponentType>> = {
  about: About,
  experience: Experience,
  skills: Skills,
  projects: Projects,
  contact: Contact,
};

/** @param texts In the page's first language. */
export function Page({ texts }: { readonly texts: Texts }) {
  return (
    <StrictMode>
      <TextsProvider initial={texts}>
        <SkipLink />
        <Backdrop />
        <Header />
        <main id="main" tabIndex={-1}>
          <Hero />
          {SECTIONS.map((section) => {
            const Part = PARTS[section];
            return (
              <Suspense key={section}>
                <Part />
              </Suspense>
            );
          })}
        </main>
        <Suspense>
          <Footer />
          <Chat apiKey={import.meta.env.VITE_OPENAI_API_KEY} {...CHAT_LIMITS} />
          <Reveals />
        </Suspense>
      </TextsProvider>
    </StrictMode>
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
