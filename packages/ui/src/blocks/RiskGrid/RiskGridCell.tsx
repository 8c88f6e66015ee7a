import {
  formatNombre,
  formatPluriel,
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  labelNiveauDeRisque,
  labelRisque,
  NBSP,
  type CaseDeGrille,
  type RisqueTrouve,
} from '@odu/domain';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { NiveauMark } from '../NiveauBadge/NiveauMark.tsx';
import type { RiskGridProps } from './RiskGrid.tsx';
import * as styles from './RiskGrid.css.ts';

export interface RiskGridCellProps {
  case: CaseDeGrille<RisqueTrouve>;
  /** Risks of several maîtrises: its level is that of the worst. */
  isMixed: boolean;
  getRisqueHref: RiskGridProps['getRisqueHref'] | undefined;
  Dialog: RiskGridProps['Dialog'];
}

/** A case of the grid: how many risks, their level by colour, shape and word; a press opens their list. */
export function RiskGridCell(props: RiskGridCellProps) {
  const { risques, niveauStatus } = props.case;
  return (
    <td className={styles.cells[niveauStatus ?? 'NONE']}>
      {risques.length === 0 ? <CellContent {...props} /> : <CellOpener {...props} />}
    </td>
  );
}

function CellOpener({ case: shown, isMixed, getRisqueHref, Dialog }: RiskGridCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const gravite = GRAVITE_LABELS[shown.gravite].toLowerCase();
  const frequence = FREQUENCE_LABELS[shown.frequence].toLowerCase();
  return (
    <>
      <Button
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
      >
        <CellContent case={shown} isMixed={isMixed} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Gravité ${gravite}, fréquence ${frequence}`}
        description={formatPluriel(shown.risques.length, 'risque')}
      >
        <ul className={styles.risques}>
          {shown.risques.map((situe) => (
            <RisqueOfCase key={situe.risque.idRisque} situe={situe} getRisqueHref={getRisqueHref} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

type RisqueOfCaseProps = { situe: RisqueTrouve; getRisqueHref: RiskGridCellProps['getRisqueHref'] };

function RisqueOfCase({ situe: { risque, unite, categorie }, getRisqueHref }: RisqueOfCaseProps) {
  const { idUniteDeTravail } = unite;
  const label = labelRisque(risque);
  return (
    <li className={styles.risque}>
      <div className={styles.risqueText}>
        {getRisqueHref === undefined ? (
          label
        ) : (
          <Link variant="standalone" href={getRisqueHref({ idUniteDeTravail, idRisque: risque.idRisque })}>
            {label}
          </Link>
        )}
        <div className={styles.risquePlace}>
          {[unite.displayName, categorie?.displayName ?? ''].filter(Boolean).join(' · ')}
        </div>
      </div>
      <NiveauBadge status={risque.niveauDeRisqueStatus} value={risque.niveauDeRisqueValue} size="small" />
    </li>
  );
}

type CellContentProps = Pick<RiskGridCellProps, 'case' | 'isMixed'>;

function CellContent({ case: { risques, niveauValue, niveauStatus }, isMixed }: CellContentProps) {
  const isEmpty = risques.length === 0;
  return (
    <>
      <VisuallyHidden>{describe({ risques, niveauValue, niveauStatus }, isMixed)}</VisuallyHidden>
      <span className={styles.content} aria-hidden="true">
        <span className={styles.count}>{isEmpty ? NBSP : formatNombre(risques.length)}</span>
        {niveauStatus !== null && niveauValue !== null && (
          <span className={styles.value}>
            <NiveauMark status={niveauStatus} />
            <span className={styles.word}>{labelNiveauDeRisque(niveauStatus)}</span>
            {formatNombre(niveauValue)}
          </span>
        )}
      </span>
    </>
  );
}

function describe(
  {
    risques,
    niveauValue,
    niveauStatus,
  }: Pick<CaseDeGrille<RisqueTrouve>, 'risques' | 'niveauValue' | 'niveauStatus'>,
  isMixed: boolean,
): string {
  const count = formatPluriel(risques.length, 'risque');
  if (niveauValue === null) return count;
  const before = isMixed && risques.length > 1 ? 'niveau le plus élevé' : 'niveau';
  return `${count}, ${before} ${formatNombre(niveauValue)}, ${labelNiveauDeRisque(niveauStatus)}`;
}
