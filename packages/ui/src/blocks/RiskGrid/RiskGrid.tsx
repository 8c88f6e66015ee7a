import {
  classifyNiveauDeRisque,
  computeNiveauDeRisque,
  formatNombre,
  formatPluriel,
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  isRisqueEvalue,
  labelNiveauDeRisque,
  MAITRISE_LABELS,
  NBSP,
  NIVEAU_STATUSES,
  NOTES,
  type Evaluation,
  type EvaluationPartielle,
  type Note,
} from '@odu/domain';
import { useId, useRef, useState } from 'react';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { useIsScrollable } from '../../components/use-is-scrollable.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { NiveauMark } from '../NiveauBadge/NiveauMark.tsx';
import * as styles from './RiskGrid.css.ts';

export interface RiskGridProps {
  /** Those to count; the ones that are not evaluated are left out. */
  risques: readonly EvaluationPartielle[];
}

/** How many risks stand at each gravité and fréquence for a chosen maîtrise (at first the one of most risks), on the colours of their level. */
export function RiskGrid({ risques }: RiskGridProps) {
  const captionId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(scrollerRef);
  const scrollerProps = isScrollable ? { role: 'group', tabIndex: 0, 'aria-labelledby': captionId } : {};
  const evalues = risques.filter(isRisqueEvalue);
  const countOf = (maitrise: Note) => evalues.filter(({ evalMaitrise }) => evalMaitrise === maitrise).length;
  const [maitrise, setMaitrise] = useState<Note>(() => findMostFrequent(countOf));
  const shown = evalues.filter(({ evalMaitrise }) => evalMaitrise === maitrise);
  return (
    <div className={styles.frame}>
      <RadioGroup
        label="Maîtrise"
        orientation="horizontal"
        options={NOTES.map((note) => ({
          value: String(note),
          label: `${MAITRISE_LABELS[note]} (${formatNombre(countOf(note))})`,
        }))}
        value={String(maitrise)}
        onChange={(next) => setMaitrise(NOTES.find((note) => String(note) === next) ?? maitrise)}
      />
      <div ref={scrollerRef} className={styles.scroller} {...scrollerProps}>
        <table className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            Risques de maîtrise {MAITRISE_LABELS[maitrise].toLowerCase()}
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
            {NOTES.toReversed().map((gravite) => (
              <tr key={gravite}>
                <th scope="row" className={styles.rowHeader}>
                  {GRAVITE_LABELS[gravite]}
                </th>
                {NOTES.map((frequence) => (
                  <Cell
                    key={frequence}
                    evaluation={{ evalGravite: gravite, evalFrequence: frequence, evalMaitrise: maitrise }}
                    risques={shown}
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

interface CellProps {
  evaluation: Evaluation;
  /** Of the chosen maîtrise. */
  risques: readonly Evaluation[];
}

function Cell({ evaluation, risques }: CellProps) {
  const niveau = computeNiveauDeRisque(evaluation);
  const status = classifyNiveauDeRisque(niveau) ?? 'GREEN';
  const count = risques.filter(
    ({ evalGravite, evalFrequence }) =>
      evalGravite === evaluation.evalGravite && evalFrequence === evaluation.evalFrequence,
  ).length;
  return (
    <td className={styles.cells[status]}>
      <VisuallyHidden>
        {formatPluriel(count, 'risque')}, niveau {formatNombre(niveau)}, {labelNiveauDeRisque(status)}
      </VisuallyHidden>
      <span className={styles.content} aria-hidden="true">
        <span className={styles.count}>{count > 0 ? formatNombre(count) : NBSP}</span>
        <span className={styles.value}>
          <NiveauMark status={status} />
          {formatNombre(niveau)}
        </span>
      </span>
    </td>
  );
}

const findMostFrequent = (countOf: (maitrise: Note) => number): Note =>
  NOTES.reduce<Note>((best, note) => (countOf(note) > countOf(best) ? note : best), 1);
