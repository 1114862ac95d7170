import type { PageProfile } from '#content/schema.ts';
import symbolsUrl from './symbols.svg?url';

export type SymbolName = PageProfile['symbol'] | 'technical' | 'experience' | 'learning' | 'teamwork' | 'innovation';

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
