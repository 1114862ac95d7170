import { DOT, FLARE } from '#shared/mark-shape.ts';

/** The chart symbol of a light: the site's mark, in the header, on the map and on the 404 page. */
interface MarkProps {
  readonly className?: string | undefined;
}

export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={className}>
      <g stroke="none">
        <path fill="var(--color-accent)" d={FLARE} />
        <circle fill="currentColor" {...DOT} />
      </g>
    </svg>
  );
}
