/** Five notes as islets and the links between them as sea lanes, on a chart of 480 × 300. */
import { useTexts } from '#i18n/i18n-provider.tsx';
import isletsUrl from '../../assets/islets.svg?url';
import styles from './about.module.css';

/** Each with its drawing, where that stands, and where its name. The same drawing once more is turned round: no two look alike. */
const ISLETS = [
  { drawing: 0, at: { x: 9, y: 16, width: 142, height: 99 }, name: { left: '16.7%', top: '34%' } },
  { drawing: 1, at: { x: 213, y: 3, width: 118, height: 83 }, name: { left: '56.7%', top: '28.7%' } },
  { drawing: 2, at: { x: 334, y: 93, width: 140, height: 98 }, name: { left: '84.2%', top: '60.7%' } },
  { drawing: 0, at: { x: 131, y: 108, width: 182, height: 127 }, name: { left: '46.3%', top: '72.7%' }, turned: true },
  { drawing: 1, at: { x: 21, y: 194, width: 110, height: 77 }, name: { left: '15.8%', top: '90%' }, turned: true },
] as const;

const LANES =
  'M80 66Q173 29 272 44M80 66Q173 90 222 172M272 44Q353 72 404 142M222 172Q317 179 404 142M222 172Q143 187 76 232M272 44Q169 77 222 172';

export function NoteChart() {
  const { messages, content } = useTexts();
  return (
    <div className={styles['chart']}>
      <svg viewBox="0 0 480 300" aria-hidden="true" className={styles['drawing']}>
        <path className={styles['lanes']} d={LANES} style={{ '--turn': ISLETS.length }} />
        {ISLETS.map(({ drawing, at, ...islet }, index) => (
          <use
            key={index}
            href={`${isletsUrl}#note-${drawing}`}
            {...at}
            transform={'turned' in islet ? `matrix(-1 0 0 1 ${2 * at.x + at.width} 0)` : undefined}
            style={{ '--turn': index }}
          />
        ))}
      </svg>
      <ul className={styles['noteNames']} aria-label={messages.about.notes.label}>
        {ISLETS.map(({ name }, index) => (
          <li key={index} style={{ ...name, '--turn': index }}>
            {content.about.notes[index as 0 | 1 | 2 | 3 | 4]}
          </li>
        ))}
      </ul>
    </div>
  );
}
