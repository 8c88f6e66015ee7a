import { formatNombre, formatPluriel } from '@odu/domain';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import * as styles from './EvaluationProgress.css.ts';

interface Avancement {
  total: number;
  evalues: number;
}

export interface EvaluationProgressProps extends Avancement {
  parUnite?: readonly (Avancement & { idUniteDeTravail: string; displayName: string })[];
}

const describe = ({ evalues, total }: Avancement) =>
  `${formatPluriel(evalues, 'risque évalué', 'risques évalués')} sur ${formatNombre(total)}`;

const barOf = ({ evalues, total }: Avancement) => ({
  value: evalues,
  maxValue: total,
  tone: evalues === total ? ('success' as const) : ('brand' as const),
});

/** How many risks are evaluated, in all and in each unit. */
export function EvaluationProgress({ total, evalues, parUnite = [] }: EvaluationProgressProps) {
  return (
    <div className={styles.progress}>
      {total === 0 ? (
        <p className={styles.none}>Aucun risque à évaluer</p>
      ) : (
        <ProgressBar
          label="Avancement de l'évaluation"
          valueText={describe({ evalues, total })}
          {...barOf({ evalues, total })}
        />
      )}
      {parUnite.length > 1 && (
        <ul className={styles.unites} aria-label="Avancement par unité de travail">
          {parUnite.map((unite) => (
            <li key={unite.idUniteDeTravail} className={styles.unite}>
              {unite.total === 0 ? (
                <p className={styles.empty}>
                  <span>{unite.displayName}</span> <span className={styles.none}>aucun risque</span>
                </p>
              ) : (
                <ProgressBar
                  label={unite.displayName}
                  valueText={`${formatNombre(unite.evalues)} sur ${formatNombre(unite.total)}`}
                  {...barOf(unite)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
