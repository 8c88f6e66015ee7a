import type { DisplayOptions, Risque, SortBy } from '@odu/api-contract/types';
import { listChamps } from '../champs/champ.ts';
import type { Incomplet } from '../champs/incomplet.ts';
import { CHAMPS_DE_RISQUE } from '../champs/risque.ts';
import type { ChampDeRisque } from '../champs/risque.ts';
import { computeNiveauDeRisqueOrNull } from '../evaluation/niveau-de-risque.ts';
import type { EvaluationPartielle } from '../evaluation/niveau-de-risque.ts';
import { compareFr } from '../texte/compare-fr.ts';
import { prepareForSearch } from '../texte/normalize-for-search.ts';

/** Grouped by unit and by category, as entered (specification 2, section 9). */
export const DEFAULT_DISPLAY_OPTIONS: DisplayOptions = {
  sortBy: 'none',
  shouldGroupByUnite: true,
  shouldGroupByCategorie: true,
};

type RisqueTrie = EvaluationPartielle & Incomplet<Pick<Risque, 'code'>>;

// A risk without a number comes after the numbered ones, a risk that is not evaluated after the evaluated ones.
const compareCodes = (left: RisqueTrie, right: RisqueTrie): number => {
  if (!left.code || !right.code) return Number(!left.code) - Number(!right.code);
  return compareFr(left.code, right.code);
};
const compareNiveaux = (left: RisqueTrie, right: RisqueTrie): number =>
  (computeNiveauDeRisqueOrNull(right) ?? 0) - (computeNiveauDeRisqueOrNull(left) ?? 0);

/** Sorts risks into a new list: as entered, by number in French natural order, or by level from the highest; equals keep their order. */
export const sortRisques = <R extends RisqueTrie>(risques: readonly R[], sortBy: SortBy): R[] => {
  if (sortBy === 'code') return risques.toSorted(compareCodes);
  return sortBy === 'niveauDeRisqueValue' ? risques.toSorted(compareNiveaux) : [...risques];
};

type ChampCherche = {
  [F in ChampDeRisque]: (typeof CHAMPS_DE_RISQUE)[F] extends { isSearched: true } ? F : never;
}[ChampDeRisque];

const CHAMPS_CHERCHES = listChamps(CHAMPS_DE_RISQUE).filter(
  (champ): champ is ChampCherche => 'isSearched' in CHAMPS_DE_RISQUE[champ],
);

type RisqueCherche = Incomplet<Pick<Risque, ChampCherche>>;

/** The searched fields of a risk (name, number, danger, remarks) as a search compares them. */
export const prepareRisque = (risque: RisqueCherche): string =>
  prepareForSearch(risque, () => CHAMPS_CHERCHES.map((champ) => risque[champ]));
