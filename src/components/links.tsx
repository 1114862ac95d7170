import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '#shared/text.ts';
import { resumePath } from '#shared/urls.ts';
import { SITE_PATH } from '#i18n/browser-locale.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';

/** A link that leaves the site: opens in a new tab, and says so to those who cannot see it happen. */
export function ExternalLink({ children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const { messages } = useTexts();
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden">{messages.document.link.newTab}</span>
    </a>
  );
}

interface ResumeLinkProps {
  readonly text: string;
  readonly className?: string | undefined;
}

export function ResumeLink({ text, className }: ResumeLinkProps) {
  const { language, messages, content } = useTexts();
  const file = fill(messages.document.resumeFile, { name: content.person.name });
  return (
    <a href={SITE_PATH + resumePath(language, 'pdf')} download={`${file}.pdf`} className={className}>
      {text}
    </a>
  );
}
