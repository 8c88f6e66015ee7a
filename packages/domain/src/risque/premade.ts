import type { FamilleDeRisques, PremadeCategorie, PremadeRisque } from '@odu/api-contract/types';
import {
  holdsWords,
  normalizeAll,
  normalizeForSearch,
  prepareForSearch,
  splitSearch,
} from '../texte/normalize-for-search.ts';

type CategorieCherchee = Pick<
  PremadeCategorie,
  'idPremadeCategorie' | 'idFamille' | 'displayName' | 'tagsPrincipaux' | 'tagsSecondaires'
>;
type FamilleCherchee = Pick<FamilleDeRisques, 'idFamille' | 'displayName'>;
type RisqueCherche = Pick<PremadeRisque, 'idPremadeCategorie' | 'displayName'>;

/** A category found, and its risks to show. */
export type PremadeTrouve<C, R> = { categorie: C; risques: R[] };

/** What a search compares of a category: its name, its main tags, and all that it says itself. */
type CategoriePreparee = { nom: string; principaux: string; tout: string };

const preparees = new WeakMap<object, CategoriePreparee>();

/** What a search compares of a premade category, worked out once: the référentiel never changes while it is shown. */
export const preparePremadeCategorie = (categorie: CategorieCherchee): CategoriePreparee => {
  const known = preparees.get(categorie);
  if (known !== undefined) return known;
  const nom = normalizeForSearch(categorie.displayName);
  const principaux = normalizeAll(categorie.tagsPrincipaux);
  const made = {
    nom,
    principaux,
    tout: [nom, principaux, normalizeAll(categorie.tagsSecondaires)].join(' | '),
  };
  preparees.set(categorie, made);
  return made;
};

/** What a search compares of a premade risk or a family: its name, worked out once. */
export const preparePremade = (named: { displayName: string }): string =>
  prepareForSearch(named, () => [named.displayName]);

const rankCategorie = (
  words: readonly string[],
  categorie: CategorieCherchee,
  famille: string,
): number | null => {
  const { nom, principaux, tout } = preparePremadeCategorie(categorie);
  if (holdsWords(words, nom)) return 0;
  if (holdsWords(words, principaux)) return 1;
  if (holdsWords(words, famille)) return 2;
  return words.every((word) => famille.includes(word) || tout.includes(word)) ? 3 : null;
};

/**
 * Searches the premade risks, accent- and case-insensitive: a category whose name, tags or family hold every word comes with all its risks,
 * otherwise the risks whose name does. Best first: category name, main tags, family, secondary tags, risk names. An empty search gives everything.
 */
export const searchPremade = <C extends CategorieCherchee, R extends RisqueCherche>(
  search: string,
  premade: {
    familleDeRisques: readonly FamilleCherchee[];
    categorieDeRisques: readonly C[];
    risques: readonly R[];
  },
): PremadeTrouve<C, R>[] => {
  const words = splitSearch(search);
  const familles = new Map(
    premade.familleDeRisques.map((famille) => [famille.idFamille, preparePremade(famille)]),
  );
  const risquesByCategorie = Map.groupBy(premade.risques, ({ idPremadeCategorie }) => idPremadeCategorie);
  return premade.categorieDeRisques
    .map((categorie) => {
      const risques = risquesByCategorie.get(categorie.idPremadeCategorie) ?? [];
      const rank = rankCategorie(words, categorie, familles.get(categorie.idFamille) ?? '');
      if (rank !== null) return { rank, categorie, risques };
      return {
        rank: 4,
        categorie,
        risques: risques.filter((risque) => holdsWords(words, preparePremade(risque))),
      };
    })
    .filter(({ rank, risques }) => rank < 4 || risques.length > 0)
    .sort((left, right) => left.rank - right.rank)
    .map(({ categorie, risques }) => ({ categorie, risques: [...risques] }));
};
