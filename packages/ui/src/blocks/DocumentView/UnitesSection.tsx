import type { UniteDeTravail } from '@odu/api-contract';
import { CHAMPS_D_UNITE_DE_TRAVAIL, formatEffectif } from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './UnitesSection.css.ts';

export interface UnitesSectionProps {
  unites: readonly UniteDeTravail[];
  level: 3 | 4;
}

const isSaid = ({ effectif, differencesSelonSexe = '' }: UniteDeTravail): boolean =>
  (effectif ?? null) !== null || differencesSelonSexe.trim() !== '';

/** Who works in each unit, and how women and men are exposed differently; nothing where nobody said. */
export function UnitesSection({ unites, level }: UnitesSectionProps) {
  const said = unites.filter(isSaid);
  if (said.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={level} size="s22">
        Unités de travail
      </Heading>
      <dl className={styles.list}>
        {said.map(({ idUniteDeTravail, displayName, effectif, differencesSelonSexe = '' }) => (
          <div key={idUniteDeTravail} className={styles.unite}>
            <dt className={styles.name}>{displayName}</dt>
            {effectif && <dd>{formatEffectif(effectif)}</dd>}
            {differencesSelonSexe.trim() !== '' && (
              <dd className={styles.differences}>
                <span className={styles.label}>
                  {CHAMPS_D_UNITE_DE_TRAVAIL.differencesSelonSexe.label}&nbsp;:
                </span>{' '}
                {differencesSelonSexe}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
