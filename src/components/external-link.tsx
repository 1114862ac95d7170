import type { ComponentPropsWithoutRef } from 'react';
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
