import type { Risque, UniteDeTravail } from '@odu/api-contract/types';
import { createRisque } from '../../risque/add-premade-risques.ts';
import { isSameName } from '../../texte/is-same-name.ts';
import { findCategorie } from '../apply/apply-risques.ts';
import type { AjoutDeRisques, Edition } from '../intents/intent.ts';

/** Whether a unit has a risk already: the same one of the referential, or one that is called so. */
export const hasRisque = (
  { risques }: Pick<UniteDeTravail, 'risques'>,
  { code, displayName }: Pick<Risque, 'code' | 'displayName'>,
): boolean =>
  risques.some((known) => (code !== '' && known.code === code) || isSameName(known.displayName, displayName));

/** How much of a risk goes to the other unit. */
type Maniere = 'name' | 'whole' | 'moved';

/** A risk under a new id: moved with all that was written of it, copied so (`whole`), or with its name only. */
function copyRisque(risque: Risque, how: Maniere, createId: () => string): Risque {
  const idRisque = createId();
  if (how === 'name') {
    const { idCategorie, code, displayName, isUserDefined } = risque;
    return createRisque({ idRisque, idCategorie, code, displayName, isUserDefined });
  }
  return {
    ...risque,
    idRisque,
    mesuresEnPlace: (risque.mesuresEnPlace ?? []).map((mesure) => ({ ...mesure, idMesure: createId() })),
    // Of a copy, as many people are exposed there as somebody counts there.
    ...(how === 'whole' && { nombreExposes: null }),
  };
}

type Copie = { readonly source: Risque; readonly copie: Risque };

/** The copies that a unit takes of risks of another one: what it has already is none of them. */
function listCopies(
  cible: UniteDeTravail,
  risques: readonly Risque[],
  how: Maniere,
  createId: () => string,
): Copie[] {
  const copies: Copie[] = [];
  for (const source of risques)
    if (!hasRisque(cible, source) && !hasRisque({ risques: copies.map(({ copie }) => copie) }, source))
      copies.push({ source, copie: copyRisque(source, how, createId) });
  return copies;
}

/** The addition of copies to a unit, in its own categories of the same names, else in new ones. */
function addCopies(
  source: UniteDeTravail,
  cible: UniteDeTravail,
  copies: readonly Copie[],
  createId: () => string,
) {
  const used = new Set(copies.map(({ copie }) => copie.idCategorie));
  const categories = source.categorieDeRisques
    .filter(({ idCategorie }) => used.has(idCategorie))
    .map((categorie) => ({
      from: categorie.idCategorie,
      item: findCategorie(cible, categorie) ?? { ...categorie, idCategorie: createId() },
    }));
  const idsByOld = new Map(categories.map(({ from, item }) => [from, item.idCategorie]));
  return {
    idUniteDeTravail: cible.idUniteDeTravail,
    categories: categories.map(({ item }) => ({ item, place: 'fin' as const })),
    risques: copies.map(({ copie }) => ({
      item: { ...copie, idCategorie: idsByOld.get(copie.idCategorie) ?? copie.idCategorie },
      place: 'fin' as const,
    })),
    liens: [],
  } satisfies AjoutDeRisques;
}

/** Copies risks of a unit to another one, with what was evaluated and written of them (`isWhole`) or not; null when it has them all. */
export function copierRisques(
  source: UniteDeTravail,
  risques: readonly Risque[],
  cible: UniteDeTravail,
  isWhole: boolean,
  createId: () => string,
): Edition | null {
  const copies = listCopies(cible, risques, isWhole ? 'whole' : 'name', createId);
  return copies.length === 0
    ? null
    : { kind: 'ajouterRisquesPremade', ...addCopies(source, cible, copies, createId) };
}

/**
 * Moves risks of a unit to another one with all that was written of them and their actions: what to do in turn, additions
 * first, so that nothing is ever missing, and all of one `ensemble`. A risk that the other unit has already stays where it is; [] when it has them all.
 */
export function deplacerRisques(
  source: UniteDeTravail,
  risques: readonly Risque[],
  cible: UniteDeTravail,
  createId: () => string,
): Edition[] {
  const copies = listCopies(cible, risques, 'moved', createId);
  if (copies.length === 0) return [];
  const { idUniteDeTravail } = source;
  const moved = new Map(copies.map(({ source: risque, copie }) => [risque.idRisque, copie.idRisque]));
  const actions = source.papripactActionsPreventives.flatMap((action) => {
    const idRisqueAssocie = action.idRisqueAssocie === null ? undefined : moved.get(action.idRisqueAssocie);
    return idRisqueAssocie === undefined ? [] : [{ action, idRisqueAssocie, idAction: createId() }];
  });
  const ensemble = createId();
  const editions: Edition[] = [
    // Not a premade risk: one of that name that somebody adds there meanwhile is another one, and both stay.
    { kind: 'ajouterRisque', ...addCopies(source, cible, copies, createId) },
    ...actions.map(({ action, idRisqueAssocie, idAction }): Edition => ({
      kind: 'ajouterAction',
      action: {
        item: { ...action, idAction, idUniteDeTravail: cible.idUniteDeTravail, idRisqueAssocie },
        place: 'fin',
      },
    })),
    ...actions.map(({ action, idAction }): Edition => ({
      kind: 'supprimerAction',
      base: action,
      copies: { [action.idAction]: idAction },
    })),
    {
      kind: 'supprimerRisque',
      idUniteDeTravail,
      base: { categories: [], risques: copies.map(({ source: risque }) => risque) },
      copies: Object.fromEntries(moved),
    },
  ];
  return editions.map((edition) => ({ ...edition, ensemble }));
}

/** Deletes several risks of a unit; null for none. */
export const supprimerRisques = (
  { idUniteDeTravail }: UniteDeTravail,
  risques: readonly Risque[],
): Edition | null =>
  risques.length === 0
    ? null
    : { kind: 'supprimerRisque', idUniteDeTravail, base: { categories: [], risques: [...risques] } };
