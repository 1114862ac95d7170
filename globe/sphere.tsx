/** The globe without its land: body, rim, halo and the water-lining rings, lit from the upper left. */
import { silhouette, START } from './geometry.ts';
import styles from './globe.module.css';

/** Units from the middle of the picture to its side, and the sphere's radius in them. */
const HALF = 1000;
const RADIUS = HALF * silhouette(START);

/** Rings outside the rim: radius and opacity. */
const RINGS = [
  [1.014, 0.75],
  [1.034, 0.54],
  [1.06, 0.375],
  [1.094, 0.24],
  [1.136, 0.135],
] as const;

const HALO = { from: 0.98, to: 1.22, exponent: 2.6, stops: 6 };
const RIM = { least: 0.12, exponent: 2.2, stops: 4 };

export function Sphere() {
  return (
    <svg className={styles['sphere']} data-part="sphere" viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}>
      <defs>
        <radialGradient id="globe-halo">
          {steps(HALO.stops).map((share) => (
            <stop
              key={share}
              offset={percent((HALO.from + (HALO.to - HALO.from) * share) / HALO.to)}
              stopColor="var(--halo)"
              stopOpacity={rounded((1 - share) ** HALO.exponent)}
            />
          ))}
        </radialGradient>
        <radialGradient id="globe-body" fx="27.5%" fy="25%" fr="5%">
          <stop stopColor="var(--lit)" />
          <stop offset="1" stopColor="var(--deep)" />
        </radialGradient>
        <radialGradient id="globe-shade">
          <stop offset=".8" stopColor="var(--shade)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--shade)" />
        </radialGradient>
        <linearGradient id="globe-rim" x1=".85" y1=".85" x2=".15" y2=".15">
          {steps(RIM.stops).map((share) => (
            <stop
              key={share}
              offset={share}
              stopColor="var(--rim)"
              stopOpacity={rounded(RIM.least + (1 - RIM.least) * share ** RIM.exponent)}
            />
          ))}
        </linearGradient>
      </defs>
      <circle r={rounded(RADIUS * HALO.to)} fill="url(#globe-halo)" />
      <circle r={rounded(RADIUS)} fill="url(#globe-body)" />
      <circle r={rounded(RADIUS)} fill="url(#globe-shade)" />
      <g className={styles['rings']}>
        {RINGS.map(([radius, opacity]) => (
          <circle key={radius} r={rounded(RADIUS * radius)} opacity={opacity} />
        ))}
      </g>
      <circle className={styles['rim']} r={rounded(RADIUS)} stroke="url(#globe-rim)" />
    </svg>
  );
}

function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => rounded(index / count));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
