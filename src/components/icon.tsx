/** The page's drawings at letter size. They are decoration: a name always stands beside them. */
import type { ReactNode } from 'react';

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

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      {PATHS[name]}
    </svg>
  );
}
