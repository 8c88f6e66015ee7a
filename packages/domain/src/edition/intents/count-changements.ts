import type { ActionPreventive, CategorieDeRisques, Risque, UniteDeTravail } from '@odu/api-contract/types';
import { CODES_DE_FAMILLE } from '../../familles/familles-de-risques.ts';
import { readFamilles } from '../apply/familles-de-l-unite.ts';

import { listChamps } from '../../champs/champ.ts';
import { CHAMPS_D_UNITE_DE_TRAVAIL } from '../../champs/unite-de-travail.ts';
import { isSameValeur } from './valeur.ts';

const COMPUTED = [
  'niveauDeRisqueValue',
  'niveauDeRisqueStatus',
  'isRisqueEvalue',
  'evalueLe',
  'evaluationPrecedente',
  'termineeLe',
];

/** Counts the items that are new, or that have another value in a field that a person writes. */
function countChanged<T extends object>(now: readonly T[], seen: readonly T[], idOf: (item: T) => string) {
  const known = new Map(seen.map((item) => [idOf(item), item as Record<string, unknown>]));
  return now.filter((item) => {
    const before = known.get(idOf(item));
    return (
      before === undefined ||
      Object.entries(item as Record<string, unknown>).some(
        ([name, value]) => !COMPUTED.includes(name) && !isSameValeur(value, before[name]),
      )
    );
  }).length;
}

/** Counts the risks that are new, or written in by somebody. */
export const countRisques = (now: readonly Risque[], seen: readonly Risque[]) =>
  countChanged(now, seen, ({ idRisque }) => idRisque);

/** Counts the categories that are new, or have another name. */
export const countCategories = (now: readonly CategorieDeRisques[], seen: readonly CategorieDeRisques[]) =>
  countChanged(now, seen, ({ idCategorie }) => idCategorie);

/** Counts the actions that are new, or written in by somebody; a link that went with its risk is no change of the action. */
export const countActions = (now: readonly ActionPreventive[], seen: readonly ActionPreventive[]) => {
  const links = new Map(seen.map(({ idAction, idRisqueAssocie }) => [idAction, idRisqueAssocie]));
  return countChanged(
    now.map((action) =>
      action.idRisqueAssocie === null
        ? { ...action, idRisqueAssocie: links.get(action.idAction) ?? null }
        : action,
    ),
    seen,
    ({ idAction }) => idAction,
  );
};

const CHAMPS_D_UNITE = listChamps(CHAMPS_D_UNITE_DE_TRAVAIL);

function countFamilles(now: UniteDeTravail, seen: UniteDeTravail): number {
  const [left, right] = [readFamilles(now), readFamilles(seen)];
  return CODES_DE_FAMILLE.filter((code) => left[code] !== right[code]).length;
}

/** Counts what changed in a unit: its own fields, its categories, risks and actions, its families set aside. */
export const countInUnite = (now: UniteDeTravail, seen: UniteDeTravail): number =>
  Number(CHAMPS_D_UNITE.some((champ) => !isSameValeur(now[champ] ?? null, seen[champ] ?? null))) +
  countCategories(now.categorieDeRisques, seen.categorieDeRisques) +
  countRisques(now.risques, seen.risques) +
  countActions(now.papripactActionsPreventives, seen.papripactActionsPreventives) +
  countFamilles(now, seen);
