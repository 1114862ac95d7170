/** The page's pictures. Icons, symbols and the mark are decoration: a name always stands beside them. */
import type { ReactNode } from 'react';
import type { PagePicture } from '#content/schema.ts';
import { DOT, FLARE } from '#shared/appearance.ts';
import { SITE_PATH } from '#i18n/browser-locale.ts';
import symbolsUrl from './symbols.svg?url';

const PATHS = {
  menu: <path d="M3 7h14M3 13h14" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  down: <path d="M10 4v12m-4-4 4 4 4-4" />,
  outward: <path d="M5 15 15 5M7 5h8v8" />,
  caret: <path d="m6 8 4 4 4-4" />,
  /** Half a disc in shadow: day on one side, night on the other. */
  theme: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

interface StyledProps {
  readonly className?: string | undefined;
}

export function Icon({ name, className }: StyledProps & { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      {PATHS[name]}
    </svg>
  );
}

/**
 * A profile's mark, or the sign of a strength: too large to travel in the page and again in its script.
 * @param name In symbols.svg; undefined where there is none to draw.
 */
export function ChartSymbol({ name, className }: StyledProps & { readonly name: string | undefined }) {
  if (!name) return null;
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${symbolsUrl}#${name}`} />
    </svg>
  );
}

/** The chart symbol of a light: the site's mark, in the header, on the map and on the 404 page. */
export function Mark({ className }: StyledProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={className}>
      <g stroke="none">
        <path fill="var(--color-accent)" d={FLARE} />
        <circle fill="currentColor" {...DOT} />
      </g>
    </svg>
  );
}

interface PictureProps extends StyledProps {
  readonly picture: PagePicture;
  /** Of what is told in words beside it. */
  readonly isDecoration?: boolean | undefined;
}

/** A picture of the owner's own, fetched when it comes near. Its size is known before: nothing moves when it is there. */
export function Picture({ picture: { file, alt, ...size }, isDecoration, className }: PictureProps) {
  return (
    <img src={`${SITE_PATH}/${file}`} alt={isDecoration ? '' : alt} loading="lazy" className={className} {...size} />
  );
}
