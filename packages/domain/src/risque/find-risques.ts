import { computeNiveauDeRisqueOrNull } from '../evaluation/niveau-de-risque.ts';
import { prepareForSearch } from '../texte/normalize-for-search.ts';
import { findFamilleDuRisque } from '../familles/examen-des-familles.ts';
import { FILTRES_DE_RISQUES } from './filtres-de-risques.ts';
import { prepareRisque } from './list-risques.ts';
import { findByWords } from './mots-cherches.ts';
import { SANS_FAMILLE, type RechercheDeRisques } from './recherche-de-risques.ts';
import { situateRisques, type RisqueTrouve, type UniteSituee } from './situate-risques.ts';

/** A risk of the index: what a search compares of it, and by what it is ordered. */
type Indexe = { readonly trouve: RisqueTrouve; readonly niveau: number; haystack: string | null };

const indexes = new WeakMap<readonly UniteSituee[], readonly Indexe[]>();

/** The risks of the units, the worst first, equals in the document's order: worked out once for each revision of a document, not at each key. */
function indexRisques(unites: readonly UniteSituee[]): readonly Indexe[] {
  const known = indexes.get(unites);
  if (known !== undefined) return known;
  const made = situateRisques(unites)
    .map((trouve): Indexe => {
      const niveau = computeNiveauDeRisqueOrNull(trouve.risque) ?? 0;
      return { trouve, niveau, haystack: null };
    })
    .toSorted((one, other) => other.niveau - one.niveau);
  indexes.set(unites, made);
  return made;
}

/** All texts by which a risk is found, once somebody searches for words: a filter alone needs none. */
const readHaystack = (indexe: Indexe): string => {
  const { risque, categorie, unite } = indexe.trouve;
  indexe.haystack ??= [prepareRisque(risque), prepareName(categorie), prepareName(unite)].join(' | ');
  return indexe.haystack;
};

/**
 * The risks that hold every word of the search (accents, case and plural apart) and pass the filters: the worst first, those
 * that are not evaluated last, equals in the document's order. The units never change: an edit makes other ones.
 * Words are looked for in the risk, its category and its unit, unless `readTextes` gives other prepared texts of it.
 */
export function findRisques(
  unites: readonly UniteSituee[],
  { recherche, filtre, unite, famille }: RechercheDeRisques,
  readTextes: (indexe: Indexe) => string = readHaystack,
): RisqueTrouve[] {
  // Among all risks first: what a filter leaves says nothing of where a word begins.
  return findByWords(indexRisques(unites), recherche, readTextes)
    .map(({ trouve }) => trouve)
    .filter((one) => unite === null || one.unite.idUniteDeTravail === unite)
    .filter((one) => famille === null || (findFamille(one) ?? SANS_FAMILLE) === famille)
    .filter((one) => filtre === null || FILTRES_DE_RISQUES[filtre].accepts(one));
}

const findFamille = ({ risque, categorie }: RisqueTrouve) => findFamilleDuRisque(risque, categorie);

const prepareName = (named: { displayName: string } | null): string =>
  named === null ? '' : prepareForSearch(named, () => [named.displayName]);
