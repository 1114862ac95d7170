import type { ComponentPropsWithoutRef } from 'react';
import { documentMessages } from '#messages/document.ts';
import { useLanguage } from './use-language.tsx';

/** A link that leaves the site: opens in a new tab, and says so to those who cannot see it happen. */
export function ExternalLink({ children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const { say } = useLanguage();
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden">{say(documentMessages.link.newTab)}</span>
    </a>
  );
}
