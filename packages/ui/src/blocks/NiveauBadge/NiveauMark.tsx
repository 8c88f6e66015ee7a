import type { NiveauDeRisqueStatus } from '@odu/api-contract';
import * as styles from './NiveauBadge.css.ts';

const QUARTERS = { GREEN: 1, YELLOW: 2, ORANGE: 3, RED: 4 } as const;
const RADIUS = 6;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface NiveauMarkProps {
  status: NiveauDeRisqueStatus;
}

/** The shape of a level, in the colour of the text: a ring filled by a quarter for each band, hollow when not evaluated. */
export function NiveauMark({ status }: NiveauMarkProps) {
  const quarters = status === null ? 0 : QUARTERS[status];
  return (
    <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="1.25" />
      {quarters > 0 && (
        <circle
          cx="8"
          cy="8"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="3.75"
          strokeDasharray={`${(CIRCUMFERENCE * quarters) / 4} ${CIRCUMFERENCE}`}
          transform="rotate(-90 8 8)"
        />
      )}
    </svg>
  );
}
