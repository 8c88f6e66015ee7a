import type { CompteursDeNiveau } from '@odu/api-contract';
import { labelNiveauDeRisque, NIVEAU_STATUSES } from '@odu/domain';
import { assignVars } from '../../components/css-vars.ts';
import * as styles from './EvaluationSummary.css.ts';

/** The bands from the worst to the mildest, then what is not evaluated. */
export const BANDS = [...NIVEAU_STATUSES.toReversed(), 'NON_EVALUE'] as const;

export type Band = (typeof BANDS)[number];

/** The wire's status of a band, `null` for what is not evaluated. */
export const statusOfBand = (band: Band) => (band === 'NON_EVALUE' ? null : band);

/** The name of a band. */
export const labelOfBand = (band: Band) => labelNiveauDeRisque(statusOfBand(band));

/** How many risks are counted, of every band and of none. */
export const countRisques = (compteurs: CompteursDeNiveau): number =>
  BANDS.reduce((sum, band) => sum + compteurs[band], 0);

export interface CompteursBarProps {
  compteurs: CompteursDeNiveau;
}

/** The share of each band as one bar; a picture, whose numbers stand beside it, in words or in a table. */
export function CompteursBar({ compteurs }: CompteursBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {BANDS.filter((band) => compteurs[band] > 0).map((band) => (
        <span
          key={band}
          className={styles.parts[band]}
          style={assignVars({ [styles.share]: String(compteurs[band]) })}
        />
      ))}
    </div>
  );
}
