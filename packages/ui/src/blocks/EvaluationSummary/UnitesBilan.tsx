import { formatNiveau, type BilanDUnite } from '@odu/domain';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { focusFirstNew } from '../focus-first-new.ts';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { BANDS, CompteursBar, labelOfBand } from './CompteursBar.tsx';
import * as styles from './EvaluationSummary.css.ts';

/** More bars than that are no picture any more; the table holds them all. */
const UNITES_AT_ONCE = 12;

const LEVEL_UNDER = { 2: 3, 3: 4, 4: 5, 5: 6 } as const;

export interface UnitesBilanProps {
  parUnite: readonly BilanDUnite<{ displayName: string }>[];
  /** Level of the title above. */
  headingLevel: 2 | 3 | 4 | 5;
}

/** A bar by unit, and the table of the same numbers. */
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
            <CompteursBar compteurs={unite.compteurs} />
            <span className={styles.uniteLevel}>
              <NiveauBadge status={unite.niveauStatus} value={unite.niveauValue} size="small" />
            </span>
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
      <Disclosure title="Voir les chiffres en tableau" level={LEVEL_UNDER[headingLevel]}>
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
            ...BANDS.map((band) => ({
              id: band,
              label: labelOfBand(band),
              align: 'end' as const,
              cell: (unite: UnitesBilanProps['parUnite'][number]) => unite.compteurs[band],
            })),
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
