/** The whole page, in the order of specification.md §2. */
import { StrictMode } from 'react';
import { Chat } from '#chat/widget/chat-button.tsx';
import { CHAT_LIMITS } from '#contract/chat.ts';
import type { Language } from '#contract/language.ts';
import { documentMessages } from '#messages/document.ts';
import { About } from '#site/about/about.tsx';
import { Backdrop } from '#site/backdrop/backdrop.tsx';
import { Contact } from '#site/contact/contact.tsx';
import { Experience } from '#site/experience/experience.tsx';
import { Footer } from '#site/footer/footer.tsx';
import { Header } from '#site/header/header.tsx';
import { Hero } from '#site/hero/hero.tsx';
import { LanguageProvider, useLanguage, type LanguageChange } from '#site/language.tsx';
import { Projects } from '#site/projects/projects.tsx';
import { Skills } from '#site/skills/skills.tsx';
import { useReveals } from '#site/ui/reveal.tsx';

interface PageProps {
  readonly language: Language;
  readonly onLanguageChange?: LanguageChange;
}

export function Page({ language, onLanguageChange }: PageProps) {
  return (
    <StrictMode>
      <LanguageProvider initial={language} onChange={onLanguageChange}>
        <Screen />
      </LanguageProvider>
    </StrictMode>
  );
}

function Screen() {
  const { say } = useLanguage();
  useReveals();
  return (
    <>
      <a href="#main" className="skip-link">
        {say(documentMessages.skip)}
      </a>
      <Backdrop />
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <About />
        <Experience />
        <Skills />
        <Projects />
        <Contact />
      </main>
      <Footer />
      <Chat apiKey={import.meta.env.VITE_OPENAI_API_KEY} {...CHAT_LIMITS} />
    </>
  );
}
