import type { PageContent, PageProfile } from '#content/schema.ts';
import symbolsUrl from './symbols.svg?url';

/** A profile's mark, or the sign of an advantage: symbols.svg has one under each name. */
export type SymbolName = NonNullable<PageProfile['symbol']> | PageContent['about']['advantages'][number]['id'];

interface ChartSymbolProps {
  readonly name: SymbolName;
  readonly className?: string | undefined;
}

/** A sign too large to travel in the page and again in its script: it comes from a file of its own. Decoration. */
export function ChartSymbol({ name, className }: ChartSymbolProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${symbolsUrl}#${name}`} />
    </svg>
  );
}
