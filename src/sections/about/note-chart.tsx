/** Five notes as islets and the links between them as sea lanes. */
import { useTexts } from '#i18n/i18n-provider.tsx';
import isletsUrl from '../../assets/islets.svg?url';
import styles from './about.module.css';

const WIDTH = 480;
const HEIGHT = 300;

/** Where an islet lies on the chart (px of its centre), how wide its drawing is, and how far below stands its name. */
const ISLETS = [
  { x: 80, y: 66, width: 142, drawing: 0, nameBelow: 36 },
  { x: 272, y: 44, width: 118, drawing: 1, nameBelow: 42 },
  { x: 404, y: 142, width: 140, drawing: 2, nameBelow: 40 },
  { x: 222, y: 172, width: 182, drawing: 0, nameBelow: 46 },
  { x: 76, y: 232, width: 110, drawing: 1, nameBelow: 38 },
] as const;

type IsletIndex = 0 | 1 | 2 | 3 | 4;

/** From islet, to islet, and how far the lane bends to the right (px). */
const LANES: readonly (readonly [IsletIndex, IsletIndex, number])[] = [
  [0, 1, -26],
  [0, 3, -36],
  [1, 2, -26],
  [3, 2, 22],
  [3, 4, 16],
  [1, 3, 84],
];

export function NoteChart() {
  const { messages, content } = useTexts();
  return (
    <div className={styles['chart']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles['drawing']}>
        <path className={styles['lanes']} d={LANES.map(lanePath).join('')} style={{ '--turn': ISLETS.length }} />
        {ISLETS.map(({ x, y, width, drawing }, index) => (
          <use
            key={index}
            href={`${isletsUrl}#note-${drawing}`}
            x={x - width / 2}
            y={Math.round(y - width * 0.35)}
            width={width}
            height={Math.round(width * 0.7)}
            transform={isDrawnBefore(index) ? `matrix(-1 0 0 1 ${2 * x} 0)` : undefined}
            style={{ '--turn': index }}
          />
        ))}
      </svg>
      <ul className={styles['noteNames']} aria-label={messages.about.notes.label}>
        {ISLETS.map(({ x, y, nameBelow }, index) => (
          <li key={index} style={{ left: share(x, WIDTH), top: share(y + nameBelow, HEIGHT), '--turn': index }}>
            {content.about.notes[index as IsletIndex]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same drawing once more is turned round: no two islets look alike. */
function isDrawnBefore(index: number): boolean {
  return ISLETS.findIndex(({ drawing }) => drawing === ISLETS[index]?.drawing) < index;
}

/** In tenths of a percent: finer is not seen, and every digit stands in the page. */
function share(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}

function lanePath([from, to, bend]: (typeof LANES)[number]): string {
  const start = ISLETS[from];
  const end = ISLETS[to];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const middleX = (start.x + end.x) / 2 - ((end.y - start.y) / length) * bend;
  const middleY = (start.y + end.y) / 2 + ((end.x - start.x) / length) * bend;
  return `M${start.x} ${start.y}Q${middleX.toFixed(0)} ${middleY.toFixed(0)} ${end.x} ${end.y}`;
}
