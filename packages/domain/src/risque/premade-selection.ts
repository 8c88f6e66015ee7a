import type { PremadeRisque } from '@odu/api-contract/types';

/** The premade risks ticked, by idPremadeRisque. */
export type PremadeSelection = ReadonlySet<string>;

type RisqueOfCategorie = Pick<PremadeRisque, 'idPremadeRisque' | 'idPremadeCategorie'>;

const listIds = (idPremadeCategorie: string, risques: readonly RisqueOfCategorie[]): string[] =>
  risques
    .filter((risque) => risque.idPremadeCategorie === idPremadeCategorie)
    .map(({ idPremadeRisque }) => idPremadeRisque);

/** Whether all the risks of a category are ticked; a category without risks never is. */
export const isCategorieTicked = (
  selection: PremadeSelection,
  idPremadeCategorie: string,
  risques: readonly RisqueOfCategorie[],
): boolean => {
  const ids = listIds(idPremadeCategorie, risques);
  return ids.length > 0 && ids.every((id) => selection.has(id));
};

/** Whether some risks of a category are ticked, but not all: the third state of its box. */
export const isCategorieIndeterminate = (
  selection: PremadeSelection,
  idPremadeCategorie: string,
  risques: readonly RisqueOfCategorie[],
): boolean =>
  listIds(idPremadeCategorie, risques).some((id) => selection.has(id)) &&
  !isCategorieTicked(selection, idPremadeCategorie, risques);

/** Ticks all the risks of a category, or unticks them when all were ticked; a new selection. */
export const toggleCategorie = (
  selection: PremadeSelection,
  idPremadeCategorie: string,
  risques: readonly RisqueOfCategorie[],
): Set<string> => {
  const toggled = new Set(selection);
  const isTicked = isCategorieTicked(selection, idPremadeCategorie, risques);
  for (const id of listIds(idPremadeCategorie, risques)) {
    if (isTicked) toggled.delete(id);
    else toggled.add(id);
  }
  return toggled;
};

/** Ticks or unticks one risk; a new selection. */
export const toggleRisque = (selection: PremadeSelection, idPremadeRisque: string): Set<string> => {
  const toggled = new Set(selection);
  if (!toggled.delete(idPremadeRisque)) toggled.add(idPremadeRisque);
  return toggled;
};
