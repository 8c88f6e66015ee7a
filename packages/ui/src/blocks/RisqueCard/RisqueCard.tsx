import type { Risque } from '@odu/api-contract';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  formatPluriel,
  isRisqueEvalue,
} from '@odu/domain';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconArrowRight } from '../../components/Icon/icons.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { EvaluationMeters } from '../NoteMeter/EvaluationMeters.tsx';
import * as styles from './RisqueCard.css.ts';

export interface RisqueCardProps {
  risque: Pick<
    Risque,
    'idRisque' | 'displayName' | 'code' | 'danger' | 'evalGravite' | 'evalFrequence' | 'evalMaitrise'
  >;
  categorieName?: string;
  /** How many preventive actions are linked to it. */
  nombreDActions?: number;
  /** Keep its identity from one render to the next: an unchanged card is then not drawn again. */
  onEvaluate: (idRisque: string) => void;
  /** What a press does where it is not the evaluation, told to who cannot see: « ajouter une action ». */
  openLabel?: string;
}

function Carte({ risque, categorieName, nombreDActions = 0, onEvaluate, openLabel }: RisqueCardProps) {
  const isEvalue = isRisqueEvalue(risque);
  const niveau = computeNiveauDeRisqueOrNull(risque);
  const meta = [
    risque.code,
    categorieName ?? '',
    nombreDActions > 0 ? formatPluriel(nombreDActions, 'action préventive', 'actions préventives') : '',
  ].filter((text) => text !== '');
  return (
    <div className={styles.frame}>
      <article className={styles.card} data-todo={!isEvalue || undefined}>
        <div className={styles.texts}>
          <Heading level={3} size="s18">
            <Button className={styles.open} onPress={() => onEvaluate(risque.idRisque)}>
              {risque.displayName}
              <VisuallyHidden>
                {' '}
                ({openLabel ?? (isEvalue ? "modifier l'évaluation" : 'à évaluer')})
              </VisuallyHidden>
            </Button>
          </Heading>
          {meta.length > 0 && <p className={styles.meta}>{meta.join(' · ')}</p>}
          {risque.danger !== '' && <p className={styles.danger}>{risque.danger}</p>}
        </div>
        <div className={styles.level}>
          <NiveauBadge status={classifyNiveauDeRisque(niveau)} value={niveau} />
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
  );
}

/** A risk of step 5, pressed anywhere to evaluate it; dashed and sunken until its three criteria are set. */
export const RisqueCard = memo(Carte);
