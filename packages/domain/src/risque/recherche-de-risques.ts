import type { CodeDeFamille } from '@odu/api-contract/types';
import { isCodeDeFamille } from '../familles/familles-de-risques.ts';
import { readFiltreDeRisques, type FiltreDeRisques } from './filtres-de-risques.ts';

/** What stands for a family where the risks that are of none are asked for. */
export const SANS_FAMILLE = 'sans-famille';

/** A family, or what is of none. */
export type FamilleCherchee = CodeDeFamille | typeof SANS_FAMILLE;

/** The family of a code, null for any other text. */
export const readFamilleCherchee = (code: string | null | undefined): FamilleCherchee | null =>
  code === SANS_FAMILLE || (typeof code === 'string' && isCodeDeFamille(code)) ? code : null;

/** What is found: words in the risk's name, number, danger and remarks, in the steps also its category or its unit; narrowed to a filter, a unit and a family, all at once. */
export type RechercheDeRisques = {
  recherche: string;
  filtre: FiltreDeRisques | null;
  /** The unit's id. */
  unite: string | null;
  famille: FamilleCherchee | null;
};

/** Nothing is asked for: all risks. */
export const NO_RECHERCHE: RechercheDeRisques = { recherche: '', filtre: null, unite: null, famille: null };

/** Whether something is asked for. */
export const isSearching = ({ recherche, filtre, unite, famille }: RechercheDeRisques): boolean =>
  recherche.trim() !== '' || filtre !== null || unite !== null || famille !== null;

/** A search as the address of a page tells it; `dans` names the unit, since `unite` is the one that is open. */
export type RechercheEnAdresse = {
  q?: string | undefined;
  filtre?: string | undefined;
  dans?: string | undefined;
  famille?: string | undefined;
};

/** The search of an address; what is not of this document is left out. */
export const readRecherche = (
  { q = '', filtre, dans, famille }: RechercheEnAdresse,
  unites: readonly { readonly idUniteDeTravail: string }[],
): RechercheDeRisques => ({
  recherche: q,
  filtre: readFiltreDeRisques(filtre),
  unite: unites.find(({ idUniteDeTravail }) => idUniteDeTravail === dans)?.idUniteDeTravail ?? null,
  famille: readFamilleCherchee(famille),
});

/** What the address tells of a search; what is not asked for leaves it. */
export const writeRecherche = ({ recherche, filtre, unite, famille }: RechercheDeRisques) =>
  ({
    q: recherche === '' ? undefined : recherche,
    filtre: filtre ?? undefined,
    dans: unite ?? undefined,
    famille: famille ?? undefined,
  }) satisfies RechercheEnAdresse;
