import type { CategorieDeRisques, DisplayOptions, Risque, UniteDeTravail } from '@odu/api-contract/types';
import { foldName } from '../texte/is-same-name.ts';
import { sortRisques } from './list-risques.ts';

type Categorie = Pick<CategorieDeRisques, 'idCategorie' | 'displayName'>;
type RisqueDeCategorie = Pick<Risque, 'idCategorie'> & Parameters<typeof sortRisques>[0][number];
type Unite<C, R> = Pick<UniteDeTravail, 'idUniteDeTravail' | 'displayName'> & {
  categorieDeRisques: readonly C[];
  risques: readonly R[];
};

/** A risk with where it stands; its category is null when the unit does not have it. */
export type RisqueSitue<U, C, R> = { risque: R; unite: U; categorie: C | null };

/** Risks of one category, or of all when there is no grouping by category. `key` is unique in its parent. */
export type GroupeDeCategorie<U, C, R> = {
  key: string;
  displayName: string | null;
  risques: RisqueSitue<U, C, R>[];
};

/** Risks of one unit; `unite` is null when there is no grouping by unit. */
export type GroupeDUnite<U, C, R> = {
  key: string;
  unite: U | null;
  categories: GroupeDeCategorie<U, C, R>[];
};

/** The name of the group of the risks whose category is unknown. */
export const SANS_CATEGORIE_LABEL = 'Sans catégorie';

const groupByCategorie = <U, C extends Categorie, R extends RisqueDeCategorie>(
  situes: readonly RisqueSitue<U, C, R>[],
  { sortBy, shouldGroupByCategorie }: DisplayOptions,
): GroupeDeCategorie<U, C, R>[] => {
  const sort = (group: readonly RisqueSitue<U, C, R>[]) =>
    sortRisques(
      group.map((situe) => ({ ...situe.risque, situe })),
      sortBy,
    ).map(({ situe }) => situe);
  if (!shouldGroupByCategorie)
    return situes.length === 0 ? [] : [{ key: 'toutes', displayName: null, risques: sort(situes) }];
  // By name, not by id: several units have the same category under their own ids.
  const groups = Map.groupBy(situes, ({ categorie }) =>
    categorie ? `c ${foldName(categorie.displayName)}` : 'sans',
  );
  return [...groups]
    .map(([key, group]) => ({
      key,
      displayName: group[0]?.categorie?.displayName ?? SANS_CATEGORIE_LABEL,
      risques: sort(group),
    }))
    .sort((left, right) => Number(left.key === 'sans') - Number(right.key === 'sans'));
};

/**
 * Lays the risks out for the document: by unit and by category as the options say, sorted inside each group. Units and categories keep
 * their order, risks without a known category come last, empty groups are left out, and no risk is ever lost.
 */
export const groupRisques = <C extends Categorie, R extends RisqueDeCategorie, U extends Unite<C, R>>(
  unites: readonly (U & Unite<C, R>)[],
  options: DisplayOptions,
): GroupeDUnite<U, C, R>[] => {
  const situesByUnite = unites.map((unite) => {
    const rank = new Map(
      unite.categorieDeRisques.map((categorie, index) => [categorie.idCategorie, { categorie, index }]),
    );
    const last = unite.categorieDeRisques.length;
    const situes = unite.risques.map((risque) => ({
      risque,
      unite,
      categorie: rank.get(risque.idCategorie)?.categorie ?? null,
    }));
    const order = ({ risque }: { risque: R }) => rank.get(risque.idCategorie)?.index ?? last;
    return {
      unite,
      situes: options.shouldGroupByCategorie
        ? situes.toSorted((left, right) => order(left) - order(right))
        : situes,
    };
  });
  const groups: GroupeDUnite<U, C, R>[] = options.shouldGroupByUnite
    ? situesByUnite.map(({ unite, situes }) => ({
        key: unite.idUniteDeTravail,
        unite,
        categories: groupByCategorie<U, C, R>(situes, options),
      }))
    : [
        {
          key: 'toutes',
          unite: null,
          categories: groupByCategorie<U, C, R>(
            situesByUnite.flatMap(({ situes }) => situes),
            options,
          ),
        },
      ];
  return groups.filter(({ categories }) => categories.length > 0);
};
