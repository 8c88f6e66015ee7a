import type { ExampleUniteDeTravail, PremadeCategorie, PremadeRisque } from '@odu/api-contract/types';
import { isSameName } from '../texte/is-same-name.ts';
import { normalizeForSearch } from '../texte/normalize-for-search.ts';

type Exemple = Pick<
  ExampleUniteDeTravail,
  'idUniteDeTravail' | 'displayName' | 'isHighlighted' | 'idPremadeCategories'
>;
type Categorie = Pick<
  PremadeCategorie,
  'idPremadeCategorie' | 'displayName' | 'tagsPrincipaux' | 'tagsSecondaires'
>;

/** A unit that the trade proposes, with the categories that it starts with, each with its risks. */
export type UniteDuModele<E, C, R> = {
  readonly exemple: E;
  readonly categories: readonly { readonly categorie: C; readonly risques: readonly R[] }[];
};

/** The units of the recognised sectors with their categories and risks, in the referential's order; [] when no sector is recognised. */
export function listModele<
  E extends Exemple,
  C extends Categorie,
  R extends Pick<PremadeRisque, 'idPremadeCategorie'>,
>(premade: {
  unitesDeTravail: readonly E[];
  categorieDeRisques: readonly C[];
  risques: readonly R[];
}): UniteDuModele<E, C, R>[] {
  const categories = new Map(premade.categorieDeRisques.map((one) => [one.idPremadeCategorie, one]));
  const risques = Map.groupBy(premade.risques, ({ idPremadeCategorie }) => idPremadeCategorie);
  return premade.unitesDeTravail
    .filter(({ isHighlighted }) => isHighlighted)
    .map((exemple) => ({
      exemple,
      categories: (exemple.idPremadeCategories ?? []).flatMap((id) => {
        const categorie = categories.get(id);
        return categorie === undefined ? [] : [{ categorie, risques: risques.get(id) ?? [] }];
      }),
    }))
    .filter((unite) => unite.categories.length > 0);
}

/** Words that say nothing of a trade: « Vente à domicile et en tournée » is about selling and rounds. */
const SHORTEST_WORD = 4;

const listStems = (text: string): string[] =>
  normalizeForSearch(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD)
    // « boulangerie » and « boulanger », « découpe » and « découper »: what begins the same.
    .map((word) => word.slice(0, 5));

const countShared = (stems: ReadonlySet<string>, text: string): number =>
  [...new Set(listStems(text))].filter((stem) => stems.has(stem)).length;

/**
 * The categories that a unit of this name needs, best first (those that the referential gives to the unit of that name,
 * then those whose name or tags share its words), and the others as they were.
 */
export function sortCategories<C extends Categorie>(
  nomDeLUnite: string,
  categories: readonly C[],
  exemples: readonly Exemple[],
): { readonly typiques: readonly C[]; readonly autres: readonly C[] } {
  const exemple = exemples.find(({ displayName }) => isSameName(displayName, nomDeLUnite));
  const given = exemple?.idPremadeCategories ?? [];
  const stems = new Set(listStems(nomDeLUnite));
  const scores = new Map(
    categories.map((categorie) => {
      const index = given.indexOf(categorie.idPremadeCategorie);
      const shared =
        3 * countShared(stems, categorie.displayName) +
        2 * countShared(stems, categorie.tagsPrincipaux.join(' ')) +
        countShared(stems, categorie.tagsSecondaires.join(' '));
      // A given one counts more than any shared word: a name has no 100 of them.
      return [categorie, index === -1 ? shared : 1000 - index];
    }),
  );
  const scoreOf = (categorie: C) => scores.get(categorie) ?? 0;
  return {
    typiques: categories
      .filter((one) => scoreOf(one) > 0)
      .toSorted((left, right) => scoreOf(right) - scoreOf(left)),
    autres: categories.filter((one) => scoreOf(one) === 0),
  };
}
