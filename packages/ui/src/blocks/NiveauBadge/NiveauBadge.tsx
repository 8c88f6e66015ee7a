import type { NiveauDeRisqueStatus } from '@odu/api-contract';
import { formatNiveau, labelNiveauDeRisque } from '@odu/domain';
import { joinClassNames } from '../../components/class-names.ts';
import { NiveauMark } from './NiveauMark.tsx';
import * as styles from './NiveauBadge.css.ts';

export interface NiveauBadgeProps {
  /** The band; `null` is « Non évalué ». */
  status: NiveauDeRisqueStatus;
  /** Written after the word, with one decimal. */
  value?: number | null;
  size?: keyof typeof styles.size;
}

/** A level of risk by colour, shape and word, so that it is read in greyscale and without seeing. */
export function NiveauBadge({ status, value = null, size = 'medium' }: NiveauBadgeProps) {
  return (
    <span className={joinClassNames(styles.status[status ?? 'NON_EVALUE'], styles.size[size])}>
      <NiveauMark status={status} />
      <span className={styles.word}>
        {labelNiveauDeRisque(status)}
        {status !== null && value !== null && ` ${formatNiveau(value)}`}
      </span>
    </span>
  );
}
