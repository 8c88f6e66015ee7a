import type { ActionPreventive, DisplayOptions, Risque, UniteDeTravail } from '@odu/api-contract';
import { formatExposes, groupRisques } from '@odu/domain';
import type { PlaceDeRisque } from './risque-links.ts';

/** A risk at its place in the list, with the names of the groups it stands in and the actions that answer it. */
export interface PlacedRisque {
  risque: Risque;
  place: PlaceDeRisque;
  /** The key and the name of its unit's group; a null name when the list is not grouped by unit. */
  uniteKey: string;
  uniteTitle: string | null;
  categorieKey: string;
  categorieTitle: string | null;
  /** What no title says of where it stands, and who is exposed. */
  context: string;
  actions: readonly ActionPreventive[];
}

/** Lays all risks out in one line, in the order and the groups of the options. */
export const placeRisques = (unites: readonly UniteDeTravail[], options: DisplayOptions): PlacedRisque[] => {
  const actionsByRisque = Map.groupBy(
    unites.flatMap(({ papripactActionsPreventives }) => papripactActionsPreventives),
    ({ idRisqueAssocie }) => idRisqueAssocie,
  );
  return groupRisques(unites, options).flatMap((group) =>
    group.categories.flatMap((subgroup) =>
      subgroup.risques.map(({ risque, unite, categorie }) => ({
        risque,
        place: { idUniteDeTravail: unite.idUniteDeTravail, idRisque: risque.idRisque },
        uniteKey: group.key,
        uniteTitle: group.unite?.displayName ?? null,
        categorieKey: `${group.key} ${subgroup.key}`,
        categorieTitle: subgroup.displayName,
        context: [
          group.unite === null && unite.displayName,
          subgroup.displayName === null && categorie?.displayName,
          formatExposes(risque.nombreExposes),
        ]
          .filter((name) => typeof name === 'string')
          .join(' · '),
        actions: actionsByRisque.get(risque.idRisque) ?? [],
      })),
    ),
  );
};

/** A placed risk, and whether the titles of its groups stand above it. */
export type PlacedRow = PlacedRisque & { isFirstOfUnite: boolean; isFirstOfCategorie: boolean };

/** The rows of a list, each group titled once, above its first row. */
export const titleRows = (placed: readonly PlacedRisque[]): PlacedRow[] =>
  placed.map((row, index) => ({
    ...row,
    isFirstOfUnite: row.uniteTitle !== null && row.uniteKey !== placed[index - 1]?.uniteKey,
    isFirstOfCategorie: row.categorieTitle !== null && row.categorieKey !== placed[index - 1]?.categorieKey,
  }));
