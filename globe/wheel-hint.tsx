/** Says how to zoom with a wheel, to who tried it: a plain wheel scrolls the page. */
import { globeControlsMessages } from '#messages/globe-controls.ts';
import { useLanguage } from '#ui/use-language.tsx';
import styles from './globe.module.css';

export function WheelHint() {
  const { say } = useLanguage();
  const key = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return <p className={styles['hint']}>{say(globeControlsMessages.wheel, { key })}</p>;
}
