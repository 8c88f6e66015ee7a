import { classifyNiveauDeRisque, NIVEAU_STATUSES } from '@odu/domain';
import { assignVars } from '../../components/css-vars.ts';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import * as styles from './NiveauMeter.css.ts';
import { positionOfNiveau } from './position-of-niveau.ts';

export interface NiveauMeterProps {
  /** Unrounded; `null` while nothing is evaluated. */
  value: number | null;
  label?: string;
  /** How the value was found, « 3 × 2 × 0,75 = 4,5 ». */
  formule?: string | undefined;
  size?: 'medium' | 'large';
}

/** A level on the scale of the four bands, with its badge and its formula; the picture says nothing more than the badge. */
export function NiveauMeter({
  value,
  label = 'Niveau de risque',
  formule,
  size = 'medium',
}: NiveauMeterProps) {
  const status = classifyNiveauDeRisque(value);
  return (
    <div className={styles.meter}>
      <div className={styles.legend}>
        <span className={styles.label}>{label}</span>
        <NiveauBadge status={status} value={value} size={size} />
      </div>
      <div aria-hidden="true" className={styles.gauge} data-empty={status === null || undefined}>
        {NIVEAU_STATUSES.map((band) => (
          <span key={band} className={styles.bands[band]} />
        ))}
        {value !== null && status !== null && (
          <span
            className={styles.pointer}
            style={assignVars({ [styles.position]: String(positionOfNiveau(value)) })}
          />
        )}
      </div>
      {formule !== undefined && <span className={styles.formule}>{formule}</span>}
    </div>
  );
}
