import type { Risque } from '@odu/api-contract';
import {
  CHAMPS_DE_RISQUE,
  describeEvaluationPrecedente,
  formatFormule,
  formatPluriel,
  isRisqueEvalue,
} from '@odu/domain';
import { memo, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { MesuresEnPlaceList } from '../MesuresEnPlace/MesuresEnPlaceList.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { EvaluationMeters } from '../NoteMeter/EvaluationMeters.tsx';
import * as styles from './InteractiveRisqueRow.css.ts';

export interface InteractiveRisqueRowProps {
  risque: Risque;
  /** Its unit or category where no title says them. */
  context: string;
  nombreDActions: number;
  /** Where it is edited, and where an action is added for it; left out where the document is only read. */
  risqueHref?: string | undefined;
  actionHref?: string | undefined;
  onShowActions: (idRisque: string) => void;
}

/** One risk with all that is known of it; drawn again only when it changes, for there may be thousands. */
export const InteractiveRisqueRow = memo(function InteractiveRisqueRow({
  risque,
  context,
  nombreDActions,
  risqueHref,
  actionHref,
  onShowActions,
}: InteractiveRisqueRowProps) {
  const nameId = useId();
  const { mesuresEnPlace = [] } = risque;
  const avant = describeEvaluationPrecedente(risque);
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        {context !== '' && <p className={styles.context}>{context}</p>}
        <p className={styles.name} id={nameId}>
          {risque.code !== '' && <span className={styles.code}>{risque.code}</span>} {risque.displayName}
        </p>
        {risque.danger.trim() !== '' && <Note label="Danger">{risque.danger}</Note>}
        {mesuresEnPlace.length > 0 && (
          <div>
            <p className={styles.noteLabel}>{CHAMPS_DE_RISQUE.mesuresEnPlace.label}</p>
            <MesuresEnPlaceList mesures={mesuresEnPlace} />
          </div>
        )}
        {risque.remarques.trim() !== '' && <Note label="Remarques">{risque.remarques}</Note>}
      </div>
      <div className={styles.evaluation}>
        <div className={styles.niveau}>
          <NiveauBadge status={risque.niveauDeRisqueStatus} value={risque.niveauDeRisqueValue} />
          {isRisqueEvalue(risque) && <p className={styles.formule}>{formatFormule(risque)}</p>}
          {avant !== null && <p className={styles.formule}>{avant.phrase}</p>}
        </div>
        {isRisqueEvalue(risque) && (
          <EvaluationMeters
            evalGravite={risque.evalGravite}
            evalFrequence={risque.evalFrequence}
            evalMaitrise={risque.evalMaitrise}
          />
        )}
      </div>
      <div className={styles.actions}>
        {nombreDActions === 0 ? (
          <p className={styles.noAction}>Aucune action préventive pour ce risque.</p>
        ) : (
          <Button
            variant="secondary"
            onPress={() => onShowActions(risque.idRisque)}
            aria-describedby={nameId}
            aria-haspopup="dialog"
          >
            {formatPluriel(nombreDActions, 'action préventive', 'actions préventives')}
          </Button>
        )}
        {actionHref !== undefined && (
          <Link
            href={actionHref}
            variant="standalone"
            aria-label={`Ajouter une action pour ${risque.displayName}`}
          >
            Ajouter une action
          </Link>
        )}
        {risqueHref !== undefined && (
          <Link href={risqueHref} variant="standalone" aria-label={`Modifier ${risque.displayName}`}>
            Modifier
          </Link>
        )}
      </div>
    </div>
  );
});

interface NoteProps {
  label: string;
  children: string;
}

function Note({ label, children }: NoteProps) {
  return (
    <div>
      <p className={styles.noteLabel}>{label}</p>
      <p className={styles.note}>{children}</p>
    </div>
  );
}
