import type { NomOf } from '../champs/champ.ts';
import type {
  ActionAComparer,
  CategorieAComparer,
  DonneesAComparer,
  RisqueAComparer,
  UniteAComparer,
} from './donnees-a-comparer.ts';

/** Something of the document as it is (`vrai`) and as it may be shown, with its unit. */
export type Lu<T> = { readonly vrai: T; readonly montre: T; readonly unite: UniteAComparer };

/** One of the two states, its parts by their ids. */
export type EtatCompare = {
  readonly donnees: DonneesAComparer;
  readonly donneesMontrees: DonneesAComparer;
  readonly unites: ReadonlyMap<string, Lu<UniteAComparer>>;
  readonly categories: ReadonlyMap<string, Lu<CategorieAComparer>>;
  readonly risques: ReadonlyMap<string, Lu<RisqueAComparer>>;
  readonly actions: ReadonlyMap<string, Lu<ActionAComparer>>;
  /** Names what a field holds by id, as it is shown. */
  readonly nomOf: NomOf;
};

/** Reads a state once, as it is (to compare) and as it may be shown: in demonstration its texts are unreadable (decision C5). */
export function readEtat(donnees: DonneesAComparer, donneesMontrees: DonneesAComparer): EtatCompare {
  const unites = new Map<string, Lu<UniteAComparer>>();
  const categories = new Map<string, Lu<CategorieAComparer>>();
  const risques = new Map<string, Lu<RisqueAComparer>>();
  const actions = new Map<string, Lu<ActionAComparer>>();
  donnees.unitesDeTravail.forEach((unite, index) => {
    // The demo keeps the structure: the parts of both stand at the same places.
    const montree = donneesMontrees.unitesDeTravail[index] ?? unite;
    unites.set(unite.idUniteDeTravail, { vrai: unite, montre: montree, unite });
    unite.categorieDeRisques.forEach((vrai, place) =>
      categories.set(vrai.idCategorie, { vrai, montre: montree.categorieDeRisques[place] ?? vrai, unite }),
    );
    unite.risques.forEach((vrai, place) =>
      risques.set(vrai.idRisque, { vrai, montre: montree.risques[place] ?? vrai, unite }),
    );
    unite.papripactActionsPreventives.forEach((vrai, place) =>
      actions.set(vrai.idAction, {
        vrai,
        montre: montree.papripactActionsPreventives[place] ?? vrai,
        unite,
      }),
    );
  });
  return {
    donnees,
    donneesMontrees,
    unites,
    categories,
    risques,
    actions,
    nomOf: (id) => (categories.get(id) ?? risques.get(id))?.montre.displayName,
  };
}

/** What stands on either side under the same id: those of after in their order, then what is gone. */
export const pairs = <T>(
  avant: ReadonlyMap<string, T>,
  apres: ReadonlyMap<string, T>,
): ([T | undefined, T] | [T, undefined])[] => [
  ...[...apres].map(([id, after]): [T | undefined, T] => [avant.get(id), after]),
  ...[...avant].filter(([id]) => !apres.has(id)).map(([, before]): [T, undefined] => [before, undefined]),
];
