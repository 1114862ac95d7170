/** Says how to zoom with a wheel, to who tried it: a plain wheel scrolls the page. */
import { fill } from '#contract/text.ts';
import { useTexts } from '#ui/use-texts.tsx';
import styles from './globe.module.css';

export function WheelHint() {
  const { messages } = useTexts();
  const key = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return <p className={styles['hint']}>{fill(messages.globeControls.wheel, { key })}</p>;
}
