import type { Risque } from '@odu/api-contract';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  isRisqueEvalue,
  labelRisque,
  NBSP,
  sortMesuresEnPlace,
  type RisqueARevoir,
} from '@odu/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { EvaluationMeters } from '../NoteMeter/EvaluationMeters.tsx';
import * as styles from './RevueCard.css.ts';

export interface RevueCardProps {
  aRevoir: RisqueARevoir;
  /** « la version 3 du 12 mars 2026 ». */
  versionText: string;
  onUnchanged: () => void;
  /** Opens its evaluation. */
  onChanged: () => void;
  /** Asks before it is deleted; not in the card, which goes with the last risk. */
  onGone: () => void;
}

/** One risk of the review: what the last version said of it, what stands now, and the three answers. The first keeps the focus from one risk to the next. */
export function RevueCard({ aRevoir, versionText, onUnchanged, onChanged, onGone }: RevueCardProps) {
  const { risque, unite, categorie, avant } = aRevoir;
  const mesures = sortMesuresEnPlace(risque.mesuresEnPlace ?? []);
  return (
    <Card padding="large">
      <VisuallyHidden>
        <output>{labelRisque(risque)}</output>
      </VisuallyHidden>
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Heading level={2} size="s22">
            {labelRisque(risque)}
          </Heading>
          <p className={styles.soft}>
            {[unite.displayName, categorie?.displayName ?? ''].filter(Boolean).join(' · ')}
          </p>
        </Stack>
        {risque.danger.trim() !== '' && <p className={styles.text}>{risque.danger}</p>}
        {risque.remarques.trim() !== '' && <p className={styles.text}>{risque.remarques}</p>}
        {mesures.length > 0 && (
          <p className={styles.text}>
            Mesures en place{NBSP}: {mesures.map(({ texte }) => texte).join(' · ')}
          </p>
        )}
        <div className={styles.states}>
          {avant === null ? (
            <div className={styles.state}>
              <strong>Ajouté depuis {versionText}</strong>
            </div>
          ) : (
            <RisqueState title={`Dans ${versionText}`} risque={avant} />
          )}
          <RisqueState title="Aujourd'hui" risque={risque} />
        </div>
        <div className={styles.answers}>
          <Button onPress={onUnchanged}>Rien n'a changé</Button>
          <Button variant="secondary" onPress={onChanged}>
            A changé
          </Button>
          <Button variant="quiet" onPress={onGone}>
            N'existe plus
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function RisqueState({ title, risque }: { title: string; risque: Risque }) {
  const niveau = computeNiveauDeRisqueOrNull(risque);
  return (
    <div className={styles.state}>
      <strong>{title}</strong>
      <NiveauBadge status={classifyNiveauDeRisque(niveau)} value={niveau} />
      {isRisqueEvalue(risque) && (
        <EvaluationMeters
          evalGravite={risque.evalGravite}
          evalFrequence={risque.evalFrequence}
          evalMaitrise={risque.evalMaitrise}
        />
      )}
    </div>
  );
}
