/** The globe without its land: body, rim, halo and the water-lining rings, lit from the upper left. */
import { DISC_HALF, HALO_RADIUS, haloStops, DISC_RADIUS, rimStops, RINGS, rounded } from './sphere-shape.ts';
import styles from './globe.module.css';

export function Sphere() {
  return (
    <svg
      className={styles['sphere']}
      data-part="sphere"
      viewBox={`${-DISC_HALF} ${-DISC_HALF} ${2 * DISC_HALF} ${2 * DISC_HALF}`}
    >
      <defs>
        <radialGradient id="globe-halo">
          {haloStops().map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor="var(--halo)" stopOpacity={opacity} />
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
          {rimStops().map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor="var(--rim)" stopOpacity={opacity} />
          ))}
        </linearGradient>
      </defs>
      <circle r={rounded(HALO_RADIUS)} fill="url(#globe-halo)" />
      <circle r={rounded(DISC_RADIUS)} fill="url(#globe-body)" />
      <circle r={rounded(DISC_RADIUS)} fill="url(#globe-shade)" />
      <g className={styles['rings']}>
        {RINGS.map(([radius, opacity]) => (
          <circle key={radius} r={rounded(DISC_RADIUS * radius)} opacity={opacity} />
        ))}
      </g>
      <circle className={styles['rim']} r={rounded(DISC_RADIUS)} stroke="url(#globe-rim)" />
    </svg>
  );
}
