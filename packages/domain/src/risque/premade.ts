import type { FamilleDeRisques, PremadeCategorie, PremadeRisque } from '@odu/api-contract/types';
import {
  holdsWords,
  normalizeAll,
  normalizeForSearch,
  prepareForSearch,
  splitSearch,
} from '../texte/normalize-for-search.ts';
import { findNearestWord } from './mot-le-plus-proche.ts';
import { holdsWordStarts, splitIntoStems } from './mots-cherches.ts';

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

/** Whether a search says the whole name of a family, and nothing else. */
const isNamedBy = (words: readonly string[], famille: string): boolean =>
  holdsWordStarts(words, famille) &&
  splitIntoStems(famille).every((stem) => words.some((word) => stem.startsWith(word)));

/** Whether a search of one word is the first one of a family's name. */
const isBegunBy = ([word, ...others]: readonly string[], famille: string): boolean =>
  word !== undefined && others.length === 0 && famille.startsWith(word);

/** Whether a prepared text holds every word: where one begins, or anywhere. */
type Holds = (words: readonly string[], haystack: string) => boolean;

const rankCategorie = (
  words: readonly string[],
  categorie: CategorieCherchee,
  famille: string,
  holds: Holds,
): number | null => {
  const { nom, principaux, tout } = preparePremadeCategorie(categorie);
  // « Chutes de hauteur » is the family of that name before « Chute d'objets et stockage en hauteur ».
  if (words.length > 0 && isNamedBy(words, famille)) return -1;
  // « Chutes » begins the families of falls of persons; « Chute d'objets » only comes beside them.
  if (holds(words, nom) || isBegunBy(words, famille)) return 0;
  if (holds(words, principaux)) return 1;
  if (holds(words, famille)) return 2;
  return words.every((word) => holds([word], famille) || holds([word], tout)) ? 3 : null;
};

type Premade<C, R> = {
  familleDeRisques: readonly FamilleCherchee[];
  categorieDeRisques: readonly C[];
  risques: readonly R[];
};

const findPremade = <C extends CategorieCherchee, R extends RisqueCherche>(
  words: readonly string[],
  premade: Premade<C, R>,
  holds: Holds = holdsWordStarts,
): PremadeTrouve<C, R>[] => {
  const familles = new Map(
    premade.familleDeRisques.map((famille) => [famille.idFamille, preparePremade(famille)]),
  );
  const risquesByCategorie = Map.groupBy(premade.risques, ({ idPremadeCategorie }) => idPremadeCategorie);
  return premade.categorieDeRisques
    .map((categorie) => {
      const risques = risquesByCategorie.get(categorie.idPremadeCategorie) ?? [];
      const rank = rankCategorie(words, categorie, familles.get(categorie.idFamille) ?? '', holds);
      if (rank !== null) return { rank, categorie, risques };
      return {
        rank: 4,
        categorie,
        risques: risques.filter((risque) => holds(words, preparePremade(risque))),
      };
    })
    .filter(({ rank, risques }) => rank < 4 || risques.length > 0)
    .sort((left, right) => left.rank - right.rank)
    .map(({ categorie, risques }) => ({ categorie, risques: [...risques] }));
};

const knownWords = new WeakMap<readonly RisqueCherche[], ReadonlySet<string>>();

/** The words of the référentiel, listed once for each that the page holds. */
function listKnownWords(premade: Premade<CategorieCherchee, RisqueCherche>): ReadonlySet<string> {
  const { familleDeRisques, categorieDeRisques, risques } = premade;
  const kept = knownWords.get(risques);
  if (kept !== undefined) return kept;
  const texts = [
    ...familleDeRisques.map(preparePremade),
    ...categorieDeRisques.map((categorie) => preparePremadeCategorie(categorie).tout),
    ...risques.map(preparePremade),
  ];
  const words = new Set(texts.flatMap((text) => text.split(' ')));
  knownWords.set(risques, words);
  return words;
}

/**
 * Searches the premade risks, accent- and case-insensitive, by the beginnings of words in any gender and number: a category whose name,
 * tags or family hold every word comes with all its risks, otherwise the risks whose name does. Best first: a family by its whole name, category name
 * or the first word of a family, main tags, family, secondary tags, risk names. What begins no word is looked for inside them, then as it is probably spelt. An empty search gives everything.
 */
export const searchPremade = <C extends CategorieCherchee, R extends RisqueCherche>(
  search: string,
  premade: Premade<C, R>,
): PremadeTrouve<C, R>[] => {
  const found = findPremade(splitIntoStems(search), premade);
  if (found.length > 0) return found;
  const words = splitSearch(search);
  const inside = findPremade(words, premade, holdsWords);
  if (inside.length > 0) return inside;
  const known = listKnownWords(premade);
  const spelt = words.map((word) => findNearestWord(word, known) ?? word);
  return spelt.some((word, index) => word !== words[index])
    ? findPremade(splitIntoStems(spelt.join(' ')), premade)
    : [];
};
