import { useSyncExternalStore } from 'react';
import { inOwnTask } from '#ui/in-own-task.ts';
import { useTexts } from '#ui/use-texts.tsx';
import { chooseTheme, shownTheme, subscribeToTheme } from '#ui/theme.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './header.module.css';

/** Overrides the system's theme. Its name says what a press does. */
export function ThemeSwitch() {
  const { messages } = useTexts();
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => 'light');
  const other = theme === 'light' ? 'dark' : 'light';
  const name = other === 'dark' ? messages.header.theme.toDark : messages.header.theme.toLight;
  return (
    <button
      type="button"
      className={styles['theme']}
      aria-label={name}
      title={name}
      onClick={() => inOwnTask(() => chooseTheme(other))}
    >
      <Icon name="theme" />
    </button>
  );
}
