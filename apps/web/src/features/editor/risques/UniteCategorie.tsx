import type { CategorieDeRisques, Risque } from '@odu/api-contract';
import { CategorieSection, type CategorieVue, type NameDraft, type RisqueDeCategorie } from '@odu/ui';
import { memo, type RefCallback } from 'react';

/** What is done with the categories of a unit: the same object for as long as their list is there. */
export type CategorieHandlers = {
  readonly getRef: (idCategorie: string) => RefCallback<HTMLElement>;
  readonly countActions: (idRisque: string) => number;
  readonly addAction: (idRisque: string) => void;
  readonly addRisque: (categorie: CategorieDeRisques, name: string) => void;
  readonly renameRisque: (idRisque: string, name: string, seen: string) => void;
  readonly deleteRisque: (idRisque: string, seen: RisqueDeCategorie) => void;
  readonly renameCategorie: (categorie: CategorieDeRisques, name: string, seen: string) => void;
  readonly deleteCategorie: (categorie: CategorieDeRisques, seen: CategorieVue) => void;
  readonly getNameDraft: (idCategorie: string, item: string) => NameDraft;
};

type UniteCategorieProps = {
  categorie: CategorieDeRisques;
  /** Those of the unit, whose names are unique. */
  categories: readonly CategorieDeRisques[];
  /** Those of this category. */
  risques: readonly Risque[];
  /** It has just been added. */
  isNew: boolean;
  handlers: CategorieHandlers;
};

function Categorie({ categorie, categories, risques, isNew, handlers }: UniteCategorieProps) {
  const { idCategorie } = categorie;
  return (
    <div ref={handlers.getRef(idCategorie)}>
      <CategorieSection
        categorie={categorie}
        categories={categories}
        isNew={isNew}
        risques={risques}
        countActions={handlers.countActions}
        onAddAction={handlers.addAction}
        onAddRisque={(name) => handlers.addRisque(categorie, name)}
        onRenameRisque={handlers.renameRisque}
        onDeleteRisque={handlers.deleteRisque}
        {...(categorie.isUserDefined && {
          onRenameCategorie: (name: string, seen: string) => handlers.renameCategorie(categorie, name, seen),
        })}
        getNameDraft={(item) => handlers.getNameDraft(idCategorie, item)}
        onDeleteCategorie={(seen) => handlers.deleteCategorie(categorie, seen)}
      />
    </div>
  );
}

/** One category of a unit with its risks; drawn again only when one of its own changes. */
export const UniteCategorie = memo(
  Categorie,
  (before, after) =>
    before.categorie === after.categorie &&
    before.categories === after.categories &&
    before.isNew === after.isNew &&
    before.handlers === after.handlers &&
    before.risques.length === after.risques.length &&
    before.risques.every((risque, index) => risque === after.risques[index]),
);
