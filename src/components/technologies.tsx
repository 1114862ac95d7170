import styles from './technologies.module.css';

interface TechnologiesProps {
  readonly names: readonly string[];
  /** The list's accessible name, where no heading says it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Names of technologies as plain words in a row. They are proper names, the same in every language. */
export function Technologies({ names, label, className }: TechnologiesProps) {
  return (
    <ul className={`${styles['technologies']} ${className ?? ''}`} aria-label={label}>
      {names.map((name) => (
        <li key={name} lang="en">
          {name}
        </li>
      ))}
    </ul>
  );
}
