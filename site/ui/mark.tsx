/** The chart symbol of a light: the site's mark, in the header, on the map and on the 404 page. */
interface MarkProps {
  readonly className?: string | undefined;
}

export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={className}>
      <g stroke="none">
        <path fill="var(--mag)" d="M11 17C14 8 20 3 25 3c0 5-5 11-14 14z" />
        <circle fill="currentColor" cx="9.5" cy="18.5" r="3.2" />
      </g>
    </svg>
  );
}
