/** The globe's buttons: away, nearer, pause (WCAG 2.2 2.2.2). */
import { fill } from '#contract/text.ts';
import { useTexts } from '#ui/use-texts.tsx';
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
  const { messages } = useTexts();
  return (
    <div className={styles['controls']} role="group" aria-label={messages.globeControls.controls}>
      <p id={keysId} hidden>
        {fill(messages.globeControls.keys, { place })}
      </p>
      <button
        type="button"
        aria-label={messages.globeControls.zoomOut}
        aria-disabled={distance >= FURTHEST}
        onClick={() => onStep('out')}
      >
        <Symbol path="M4 10h12" />
      </button>
      <button
        type="button"
        aria-label={messages.globeControls.zoomIn}
        aria-disabled={distance <= NEAREST}
        onClick={() => onStep('in')}
      >
        <Symbol path="M4 10h12M10 4v12" />
      </button>
      <button
        type="button"
        aria-label={paused ? messages.globeControls.play : messages.globeControls.pause}
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
