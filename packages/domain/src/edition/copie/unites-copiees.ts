import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import { addPremadeRisques } from '../../risque/add-premade-risques.ts';
import type { PremadeSelection } from '../../risque/premade-selection.ts';
import { isSameName } from '../../texte/is-same-name.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
import type { Edition, Place } from '../intents/intent.ts';
import { idOfUnite, placeOf } from '../intents/liste.ts';
import { nameOfCopy } from '../apply/nom-du-document.ts';

/** Adds units of a model with their ticked risks, none evaluated; null when no unit is chosen. */
export function partirDUnModele(
  unites: readonly { readonly displayName: string; readonly selection: PremadeSelection }[],
  premade: Parameters<typeof addPremadeRisques>[2],
  createId: () => string,
): Edition | null {
  if (unites.length === 0) return null;
  return {
    kind: 'ajouterUnites',
    unites: unites.map(({ displayName, selection }) => {
      const unite = createUnite(createId(), displayName);
      return { item: { ...unite, ...addPremadeRisques(unite, selection, premade, createId) }, place: 'fin' };
    }),
  };
}

/** A unit with all that it holds under new ids: its links lead to its own risks. */
function copyUnite(unite: UniteDeTravail, displayName: string, createId: () => string): UniteDeTravail {
  const ids = new Map<string, string>();
  const renew = (id: string): string => {
    const known = ids.get(id) ?? createId();
    ids.set(id, known);
    return known;
  };
  const idUniteDeTravail = renew(unite.idUniteDeTravail);
  return {
    ...unite,
    idUniteDeTravail,
    displayName,
    categorieDeRisques: unite.categorieDeRisques.map((categorie) => ({
      ...categorie,
      idCategorie: renew(categorie.idCategorie),
    })),
    risques: unite.risques.map((risque) => ({
      ...risque,
      idRisque: renew(risque.idRisque),
      idCategorie: renew(risque.idCategorie),
      ...(risque.mesuresEnPlace && {
        mesuresEnPlace: risque.mesuresEnPlace.map((mesure) => ({ ...mesure, idMesure: createId() })),
      }),
    })),
    papripactActionsPreventives: unite.papripactActionsPreventives.map((action) => ({
      ...action,
      idAction: renew(action.idAction),
      idUniteDeTravail,
      idRisqueAssocie: action.idRisqueAssocie === null ? null : renew(action.idRisqueAssocie),
    })),
  };
}

const nameBeside = (name: string, unites: readonly { displayName: string }[], rank: number): string => {
  const named = nameOfCopy(name, rank);
  return unites.some(({ displayName }) => isSameName(displayName, named))
    ? nameBeside(name, unites, rank + 1)
    : named;
};

/** Adds a copy of a unit after it, with everything it holds: « Fournil (copie) ». */
export function dupliquerUnite(
  { data: { unitesDeTravail } }: DuerpDocument,
  unite: UniteDeTravail,
  createId: () => string,
): Edition {
  const { idUniteDeTravail } = unite;
  const before = placeOf(unitesDeTravail, idOfUnite, idUniteDeTravail);
  const place: Place = before === 'fin' ? 'fin' : [idUniteDeTravail, ...before];
  const name = nameBeside(unite.displayName, unitesDeTravail, 1);
  return { kind: 'ajouterUnites', unites: [{ item: copyUnite(unite, name, createId), place }] };
}

/** Adds units of another document at the end, with everything they hold; a name that is taken says that it is a copy. Null for none. */
export function copierUnites(
  { data: { unitesDeTravail } }: DuerpDocument,
  unites: readonly UniteDeTravail[],
  createId: () => string,
): Edition | null {
  const names = [...unitesDeTravail];
  if (unites.length === 0) return null;
  return {
    kind: 'ajouterUnites',
    unites: unites.map((unite) => {
      const item = copyUnite(unite, nameBeside(unite.displayName, names, 0), createId);
      names.push(item);
      return { item, place: 'fin' };
    }),
  };
}
