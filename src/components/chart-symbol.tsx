import symbolsUrl from './symbols.svg?url';

interface ChartSymbolProps {
  /** A profile's mark, or the sign of a strength: symbols.svg has one under each name. Absent where there is none to draw. */
  readonly name: string | undefined;
  readonly className?: string | undefined;
}

/** A sign too large to travel in the page and again in its script: it comes from a file of its own. Decoration. */
export function ChartSymbol({ name, className }: ChartSymbolProps) {
  if (!name) return null;
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${symbolsUrl}#${name}`} />
    </svg>
  );
}
