/** The globe of the hero, with the owner's place marked: a still picture that comes alive once it is in view. */
import { useId, useRef } from 'react';
import { place } from 'virtual:place';
import { fill } from '#contract/text.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { useTexts } from '#ui/use-texts.tsx';
import { keptAsPrerendered } from '#ui/prerendered.ts';
import { labelOf, type Label } from './label.ts';
import { START } from './distances.ts';
import { StillGlobe } from './still-globe.tsx';
import { useLiveGlobe } from './use-live-globe.ts';
import styles from './globe.module.css';

export function Globe() {
  const { messages, content } = useTexts();
  const { name, coordinates } = content.person.place;
  const root = useRef<HTMLDivElement>(null);
  const { status, paused, distance, hasWheelHint, parts, step, togglePause, live } = useLiveGlobe(root, place);
  const ids = useId();
  const label = labelOf(name, content.elsewhere.place);
  const isLive = status === 'live';
  return (
    <div
      ref={root}
      className={styles['globe']}
      style={{ ...place.onStills, '--label-width': label.width }}
      data-globe={status}
      data-globe-distance={START}
      data-paused={paused}
      role={isLive ? 'application' : 'img'}
      tabIndex={isLive ? 0 : undefined}
      aria-label={fill(messages.globe.name, { place: name })}
      aria-describedby={isLive ? `${ids}picture ${ids}keys` : `${ids}picture`}
    >
      <p id={`${ids}picture`} hidden>
        {fill(messages.globe.description, { place: name, coordinates })}
      </p>
      <div className={styles['stage']} data-part="stage" aria-hidden="true">
        <div {...keptAsPrerendered}>{import.meta.env.SSR ? <StillGlobe /> : undefined}</div>
        <canvas className={styles['canvas']} data-part="canvas" />
        <Marker label={label} />
        {parts && hasWheelHint && <parts.WheelHint />}
      </div>
      {parts && isLive && (
        <parts.Controls
          keysId={`${ids}keys`}
          place={name}
          paused={paused}
          distance={distance}
          onStep={step}
          onTogglePause={togglePause}
        />
      )}
      {parts?.Whereabouts && isLive && <parts.Whereabouts globe={live} />}
    </div>
  );
}

function Marker({ label }: { readonly label: Label }) {
  return (
    <div className={styles['marker']} data-part="marker">
      <div className={styles['light']}>
        <i />
        <i />
        <i />
      </div>
      <div className={styles['leader']} data-part="leader" />
      <div className={styles['room']} data-part="room">
        <div className={styles['label']} data-part="label">
          <b>{label.name}</b>
          {label.other && <span lang={HTML_LANG[label.other.language]}>{label.other.text}</span>}
          <small>{place.printed}</small>
        </div>
      </div>
    </div>
  );
}
