import type { NiveauDeRisqueStatus } from '@odu/api-contract';
import * as styles from './NiveauBadge.css.ts';

const QUARTERS = { GREEN: 1, YELLOW: 2, ORANGE: 3, RED: 4 } as const;
/** The thin ring and the filled part share their outer edge, so that the shape stays one disc at 14 px. */
const EDGE = 7.75;
const THIN = 1.5;
const THICK = 4;
const RADIUS = EDGE - THICK / 2;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface NiveauMarkProps {
  status: NiveauDeRisqueStatus;
}

/** The shape of a level, in the colour of the text: a ring filled by a quarter for each band, hollow when not evaluated. */
export function NiveauMark({ status }: NiveauMarkProps) {
  const quarters = status === null ? 0 : QUARTERS[status];
  return (
    <svg
      viewBox="0 0 16 16"
      className={styles.marks[status ?? 'NON_EVALUE']}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r={EDGE - THIN / 2} fill="none" stroke="currentColor" strokeWidth={THIN} />
      {quarters > 0 && (
        <circle
          cx="8"
          cy="8"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth={THICK}
          strokeDasharray={`${(CIRCUMFERENCE * quarters) / 4} ${CIRCUMFERENCE}`}
          transform="rotate(-90 8 8)"
        />
      )}
    </svg>
  );
}
