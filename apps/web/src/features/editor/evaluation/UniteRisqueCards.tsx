import type { Risque, UniteDeTravail } from '@odu/api-contract';
import { RisqueCard, SelectionAll, Stack, VirtualList } from '@odu/ui';
import { useCallback, useMemo } from 'react';
import { useInParts } from '../../../place/place.ts';
import { useIdToFocus } from '../model/use-id-to-focus.ts';
import { useCardSize } from '../parts/use-card-size.ts';

type UniteRisqueCardsProps = {
  unite: UniteDeTravail;
  onEvaluate: (idRisque: string) => void;
  onAddAction: (idRisque: string) => void;
};

const getKey = ({ idRisque }: Risque) => idRisque;

/** The risks of one unit, each with its evaluation. */
export function UniteRisqueCards({ unite, onEvaluate, onAddAction }: UniteRisqueCardsProps) {
  const idToFocus = useIdToFocus();
  const { categorieDeRisques, papripactActionsPreventives } = unite;
  const categories = useMemo(
    () => new Map(categorieDeRisques.map(({ idCategorie, displayName }) => [idCategorie, displayName])),
    [categorieDeRisques],
  );
  const actions = useMemo(
    () => Map.groupBy(papripactActionsPreventives, ({ idRisqueAssocie }) => idRisqueAssocie),
    [papripactActionsPreventives],
  );
  // Kept, so that a card is drawn again only when its risk is another.
  const renderItem = useCallback(
    (risque: Risque) => {
      const categorieName = categories.get(risque.idCategorie);
      return (
        <RisqueCard
          risque={risque}
          {...(categorieName !== undefined && { categorieName })}
          nombreDActions={actions.get(risque.idRisque)?.length ?? 0}
          onEvaluate={onEvaluate}
          onAddAction={onAddAction}
        />
      );
    },
    [categories, actions, onEvaluate, onAddAction],
  );
  const cardSize = useCardSize();
  const inParts = useInParts();
  return (
    <Stack gap="small">
      <SelectionAll label="Tous les risques de l'unité" risques={unite.risques} />
      <VirtualList
        label={`Risques de ${unite.displayName}`}
        items={unite.risques}
        getKey={getKey}
        estimateSize={cardSize}
        scroll="page"
        focusKey={idToFocus}
        inParts={inParts}
        renderItem={renderItem}
      />
    </Stack>
  );
}
