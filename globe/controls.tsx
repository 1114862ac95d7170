/** The globe's buttons: away, nearer, pause (WCAG 2.2 2.2.2). */
import { globeControlsMessages } from '#messages/globe-controls.ts';
import { useLanguage } from '#ui/use-language.tsx';
import { FURTHEST, NEAREST } from './distances.ts';
import styles from './globe.module.css';

interface ControlsProps {
  /** The id of the sentence about the keys, and the place that it names. */
  readonly keysId: string;
  readonly place: string;
  readonly paused: boolean;
  readonly distance: number;
  readonly onStep: (way: 'in' | 'out') => void;
  readonly onTogglePause: () => void;
}

export function Controls({ keysId, place, paused, distance, onStep, onTogglePause }: ControlsProps) {
  const { say } = useLanguage();
  return (
    <div className={styles['controls']} role="group" aria-label={say(globeControlsMessages.controls)}>
      <p id={keysId} hidden>
        {say(globeControlsMessages.keys, { place })}
      </p>
      <button
        type="button"
        aria-label={say(globeControlsMessages.zoomOut)}
        aria-disabled={distance >= FURTHEST}
        onClick={() => onStep('out')}
      >
        <Symbol path="M4 10h12" />
      </button>
      <button
        type="button"
        aria-label={say(globeControlsMessages.zoomIn)}
        aria-disabled={distance <= NEAREST}
        onClick={() => onStep('in')}
      >
        <Symbol path="M4 10h12M10 4v12" />
      </button>
      <button
        type="button"
        aria-label={say(paused ? globeControlsMessages.play : globeControlsMessages.pause)}
        onClick={onTogglePause}
      >
        <Symbol path={paused ? 'm7 4 9 6-9 6z' : 'M7.5 4v12M12.5 4v12'} />
      </button>
    </div>
  );
}

function Symbol({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
