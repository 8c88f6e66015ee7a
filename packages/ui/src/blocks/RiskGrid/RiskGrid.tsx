import type { UniteDeTravail } from '@odu/api-contract';
import {
  formatNombre,
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  makeGrilleDeRisques,
  MAITRISE_LABELS,
  NBSP,
  NIVEAU_STATUSES,
  NOTES,
  situateRisques,
  type Note,
} from '@odu/domain';
import { useId, useMemo, useRef, useState, type ComponentType } from 'react';
import type { DialogProps } from '../../components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { useIsScrollable } from '../../components/Table/use-is-scrollable.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import * as styles from './RiskGrid.css.ts';
import type { PlaceDeRisque } from '../InteractiveRisques/risque-links.ts';
import { RiskGridCell } from './RiskGridCell.tsx';

export interface RiskGridProps {
  /** Their risks are counted; the ones that are not evaluated are left out. */
  unites: readonly UniteDeTravail[];
  /** Where a risk of a case's list is opened; without it the list is only read. */
  getRisqueHref?: (place: PlaceDeRisque) => string;
  /** `Dialog`, or what fetches it: a case opens by a press only. */
  Dialog: ComponentType<DialogProps>;
}

/** What no note is: the four maîtrises together. */
const TOUTES = 'toutes';

/** Where the risks stand by gravité and fréquence, at first whatever their maîtrise, so that none is out of sight; a case opens its risks. */
export function RiskGrid({ unites, getRisqueHref, Dialog }: RiskGridProps) {
  const captionId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(scrollerRef);
  const scrollerProps = isScrollable ? { role: 'group', tabIndex: 0, 'aria-labelledby': captionId } : {};
  const [maitrise, setMaitrise] = useState<Note | null>(null);
  const situes = useMemo(() => situateRisques(unites), [unites]);
  const countOf = (note: Note | null) =>
    formatNombre(
      makeGrilleDeRisques(situes, note)
        .flat()
        .reduce((sum, { risques }) => sum + risques.length, 0),
    );
  return (
    <div className={styles.frame}>
      <div className={styles.onScreen}>
        <RadioGroup
          label="Maîtrise"
          orientation="horizontal"
          options={[
            { value: TOUTES, label: `Toutes (${countOf(null)})` },
            ...NOTES.map((note) => ({
              value: String(note),
              label: `${MAITRISE_LABELS[note]} (${countOf(note)})`,
            })),
          ]}
          value={maitrise === null ? TOUTES : String(maitrise)}
          onChange={(next) => setMaitrise(NOTES.find((note) => String(note) === next) ?? null)}
        />
      </div>
      <div ref={scrollerRef} className={styles.scroller} {...scrollerProps}>
        <table className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            {maitrise === null
              ? 'Risques de toutes les maîtrises'
              : `Risques de maîtrise ${MAITRISE_LABELS[maitrise].toLowerCase()}`}
            {NBSP}: gravité par fréquence
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>Gravité</VisuallyHidden>
              </th>
              {NOTES.map((frequence) => (
                <th key={frequence} scope="col" className={styles.header}>
                  {FREQUENCE_LABELS[frequence]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {makeGrilleDeRisques(situes, maitrise).map((row) => (
              <tr key={row[0]?.gravite}>
                <th scope="row" className={styles.rowHeader}>
                  {row[0] && GRAVITE_LABELS[row[0].gravite]}
                </th>
                {row.map((one) => (
                  <RiskGridCell
                    key={one.frequence}
                    case={one}
                    isMixed={maitrise === null}
                    getRisqueHref={getRisqueHref}
                    Dialog={Dialog}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.legend}>
        {NIVEAU_STATUSES.map((status) => (
          <NiveauBadge key={status} status={status} size="small" />
        ))}
      </div>
    </div>
  );
}
