import type { UniteDeTravail } from '@odu/api-contract';
import { RisqueCard, VirtualList } from '@odu/ui';

type UniteRisqueCardsProps = {
  unite: UniteDeTravail;
  onEvaluate: (idRisque: string) => void;
  onAddAction: (idRisque: string) => void;
  /** The risk whose dialog has just been closed: its card takes the focus back. */
  idToFocus: string | null;
};

/** The risks of one unit, each with its evaluation. */
export function UniteRisqueCards({ unite, onEvaluate, onAddAction, idToFocus }: UniteRisqueCardsProps) {
  const categories = new Map(
    unite.categorieDeRisques.map(({ idCategorie, displayName }) => [idCategorie, displayName]),
  );
  return (
    <VirtualList
      label={`Risques de ${unite.displayName}`}
      items={unite.risques}
      getKey={({ idRisque }) => idRisque}
      estimateSize={180}
      scroll="page"
      focusKey={idToFocus}
      renderItem={(risque) => {
        const categorieName = categories.get(risque.idCategorie);
        return (
          <RisqueCard
            risque={risque}
            {...(categorieName !== undefined && { categorieName })}
            nombreDActions={
              unite.papripactActionsPreventives.filter(
                ({ idRisqueAssocie }) => idRisqueAssocie === risque.idRisque,
              ).length
            }
            onEvaluate={onEvaluate}
            onAddAction={onAddAction}
          />
        );
      }}
    />
  );
}
