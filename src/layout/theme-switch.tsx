import { useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { chooseTheme, shownTheme, subscribeToTheme } from './theme.ts';
import { Icon } from '#components/icon.tsx';
import styles from './header.module.css';

/** Overrides the system's theme. Its name says what a press does. */
export function ThemeSwitch() {
  const { messages } = useTexts();
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => 'light');
  const other = theme === 'light' ? 'dark' : 'light';
  const name = other === 'dark' ? messages.header.theme.toDark : messages.header.theme.toLight;
  return (
    <button type="button" className={styles['theme']} aria-label={name} title={name} onClick={() => chooseTheme(other)}>
      <Icon name="theme" />
    </button>
  );
}
