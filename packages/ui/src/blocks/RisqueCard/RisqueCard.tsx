import type { Risque } from '@odu/api-contract';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  describeEvaluationPrecedente,
  formatPluriel,
  isRisqueEvalue,
} from '@odu/domain';
import { memo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconArrowRight, IconPlus } from '../../components/Icon/icons.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { EvaluationMeters } from '../NoteMeter/EvaluationMeters.tsx';
import { SelectionRow } from '../SelectionBar/SelectionRow.tsx';
import * as styles from './RisqueCard.css.ts';

export interface RisqueCardProps {
  risque: Pick<
    Risque,
    | 'idRisque'
    | 'displayName'
    | 'code'
    | 'danger'
    | 'evalGravite'
    | 'evalFrequence'
    | 'evalMaitrise'
    | 'evaluationPrecedente'
  >;
  categorieName?: string;
  /** How many preventive actions are linked to it. */
  nombreDActions?: number;
  /** Keep its identity from one render to the next: an unchanged card is then not drawn again. */
  onEvaluate: (idRisque: string) => void;
  /** What a press does where it is not the evaluation, told to who cannot see: « ajouter une action ». */
  openLabel?: string;
  /** Offers an action for the risk, beside what a press on the card does; keep its identity too. */
  onAddAction?: ((idRisque: string) => void) | undefined;
}

function Carte({
  risque,
  categorieName,
  nombreDActions = 0,
  onEvaluate,
  openLabel,
  onAddAction,
}: RisqueCardProps) {
  const isEvalue = isRisqueEvalue(risque);
  const niveau = computeNiveauDeRisqueOrNull(risque);
  const avant = describeEvaluationPrecedente(risque);
  const meta = [
    risque.code,
    categorieName ?? '',
    nombreDActions > 0 ? formatPluriel(nombreDActions, 'action préventive', 'actions préventives') : '',
  ].filter((text) => text !== '');
  return (
    <SelectionRow risque={risque}>
      <div className={styles.frame}>
        <article className={styles.card} data-todo={!isEvalue || undefined}>
          <div className={styles.texts}>
            <Heading level={3} size="s18">
              <AriaButton className={styles.open} onPress={() => onEvaluate(risque.idRisque)}>
                {risque.displayName}
                <VisuallyHidden>
                  {' '}
                  ({openLabel ?? (isEvalue ? "modifier l'évaluation" : 'à évaluer')})
                </VisuallyHidden>
              </AriaButton>
            </Heading>
            {meta.length > 0 && <p className={styles.meta}>{meta.join(' · ')}</p>}
            {risque.danger !== '' && <p className={styles.danger}>{risque.danger}</p>}
            {onAddAction !== undefined && (
              <div className={styles.actions}>
                <Button
                  variant="quiet"
                  isFlush
                  aria-label={`Ajouter une action pour ${risque.displayName}`}
                  aria-haspopup="dialog"
                  onPress={() => onAddAction(risque.idRisque)}
                >
                  <Icon shape={IconPlus} size="small" /> Ajouter une action
                </Button>
              </div>
            )}
          </div>
          <div className={styles.level}>
            <NiveauBadge status={classifyNiveauDeRisque(niveau)} value={niveau} />
            {avant !== null && <p className={styles.meta}>{avant.phrase}</p>}
            {isEvalue ? (
              <div className={styles.meters}>
                <EvaluationMeters
                  evalGravite={risque.evalGravite}
                  evalFrequence={risque.evalFrequence}
                  evalMaitrise={risque.evalMaitrise}
                />
              </div>
            ) : (
              <span className={styles.todo} aria-hidden="true">
                Évaluer <Icon shape={IconArrowRight} size="small" />
              </span>
            )}
          </div>
        </article>
      </div>
    </SelectionRow>
  );
}

/** A risk of step 5, pressed anywhere to evaluate it; dashed and sunken until its three criteria are set. */
export const RisqueCard = memo(Carte);
