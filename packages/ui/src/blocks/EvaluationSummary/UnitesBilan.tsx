import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  formatNiveau,
  type BilanDUnite,
  type EvaluationPartielle,
} from '@odu/domain';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { focusFirstNew } from '../focus-first-new.ts';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { CompteursBar } from './CompteursBar.tsx';
import { BAND_COLUMNS, describeCompteurs } from './describe-compteurs.ts';
import * as styles from './EvaluationSummary.css.ts';

/** More bars than that are no picture any more; the table holds them all. */
const UNITES_AT_ONCE = 12;

export interface UnitesBilanProps {
  parUnite: readonly BilanDUnite<EvaluationPartielle & { displayName: string }>[];
  /** Level of the title above. */
  headingLevel: 2 | 3 | 4 | 5;
}

/** Each unit with its mean, what a mean could hide (decision D1: the counters and the highest risk), and the table of the same numbers. */
export function UnitesBilan({ parUnite, headingLevel }: UnitesBilanProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const shown = isWhole ? parUnite : parUnite.slice(0, UNITES_AT_ONCE);
  return (
    <>
      <ul ref={listRef} className={styles.unites} aria-label="Niveau par unité de travail">
        {shown.map((unite) => (
          <li key={unite.idUniteDeTravail} className={styles.unite}>
            <span className={styles.uniteName}>{unite.displayName}</span>
            <div className={styles.uniteCounters}>
              <CompteursBar compteurs={unite.compteurs} />
              {describeCompteurs(unite.compteurs)}
            </div>
            <div className={styles.uniteLevels}>
              <span>
                Moyenne&nbsp;:{' '}
                <NiveauBadge status={unite.niveauStatus} value={unite.niveauValue} size="small" />
              </span>
              {unite.risqueLePlusEleve && (
                <span>
                  Plus élevé&nbsp;: <RisqueBadge risque={unite.risqueLePlusEleve} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < parUnite.length && (
        <Button
          variant="secondary"
          onPress={() => focusFirstNew(listRef.current, 'li', () => setIsWhole(true))}
        >
          Afficher les {parUnite.length} unités
        </Button>
      )}
      <Disclosure title="Voir les chiffres en tableau" level={(headingLevel + 1) as 3 | 4 | 5 | 6}>
        <Table
          caption="Risques par unité de travail et par niveau"
          isCaptionHidden
          rows={parUnite}
          getRowKey={(unite) => unite.idUniteDeTravail}
          columns={[
            { id: 'unite', label: 'Unité de travail', cell: (unite) => unite.displayName, isRowHeader: true },
            {
              id: 'niveau',
              label: 'Niveau moyen',
              align: 'end',
              cell: (unite) => formatNiveau(unite.niveauValue),
            },
            ...BAND_COLUMNS,
            {
              id: 'plus-eleve',
              label: 'Risque le plus élevé',
              cell: (unite) => unite.risqueLePlusEleve?.displayName ?? '—',
            },
          ]}
        />
      </Disclosure>
    </>
  );
}

/** The level of a risk. */
export function RisqueBadge({ risque }: { risque: EvaluationPartielle }) {
  const niveau = computeNiveauDeRisqueOrNull(risque);
  return <NiveauBadge status={classifyNiveauDeRisque(niveau)} value={niveau} size="small" />;
}
