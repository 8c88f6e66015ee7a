import type { CategorieDeRisques, Risque } from '@odu/api-contract';
import { labelRisque, SANS_CATEGORIE_LABEL } from '@odu/domain';

type CategorieDOption = Pick<CategorieDeRisques, 'idCategorie' | 'displayName'>;
type RisqueDOption = Pick<Risque, 'idRisque' | 'idCategorie' | 'displayName' | 'code'>;

/** The risks of a unit as options, those of one category together, in the order of the categories; the others come last. */
export const risqueOptions = (categories: readonly CategorieDOption[], risques: readonly RisqueDOption[]) => {
  const byCategorie = Map.groupBy(risques, ({ idCategorie }) => idCategorie);
  const known = new Set(categories.map(({ idCategorie }) => idCategorie));
  const toOption = (risque: RisqueDOption, categorieName: string) => ({
    value: risque.idRisque,
    label: labelRisque(risque),
    description: categorieName,
  });
  return [
    ...categories.flatMap(({ idCategorie, displayName }) =>
      (byCategorie.get(idCategorie) ?? []).map((risque) => toOption(risque, displayName)),
    ),
    ...risques
      .filter(({ idCategorie }) => !known.has(idCategorie))
      .map((risque) => toOption(risque, SANS_CATEGORIE_LABEL)),
  ];
};
