import type { CategorieDeRisques, UniteDeTravail } from '@odu/api-contract/types';
import { isSameName } from '../../texte/is-same-name.ts';
import { mergeMesures } from '../../mesures-en-place/merge-mesures.ts';
import {
  hasCotation,
  isSameTrace,
  readTrace,
  suivreEvaluation,
} from '../../reevaluation/suivre-evaluation.ts';
import { rateRisque } from './evaluation-du-risque.ts';
import type { AjoutDeRisques, IntentKind, IntentOf, RetraitDeRisques } from '../intents/intent.ts';
import {
  assign,
  changeOne,
  idOfAction,
  idOfCategorie,
  idOfRisque,
  insertAll,
  keep,
} from '../intents/liste.ts';

/** The category of a unit that stands for another one: the same, else the one of that name (two people's own category is one). */
export const findCategorie = (
  unite: Pick<UniteDeTravail, 'categorieDeRisques'>,
  { idCategorie, displayName }: CategorieDeRisques,
): CategorieDeRisques | undefined =>
  unite.categorieDeRisques.find((known) => known.idCategorie === idCategorie) ??
  unite.categorieDeRisques.find((known) => isSameName(known.displayName, displayName));

/** Links actions to risks of their unit; one whose risk is gone, or that somebody linked to another, is left. */
const linkActions = (unite: UniteDeTravail, liens: AjoutDeRisques['liens']): UniteDeTravail =>
  assign(unite, {
    papripactActionsPreventives: liens.reduce(
      (actions, { idAction, idRisqueAssocie }) =>
        unite.risques.some(({ idRisque }) => idRisque === idRisqueAssocie)
          ? changeOne(actions, idOfAction, idAction, (action) =>
              action.idRisqueAssocie === null ? { ...action, idRisqueAssocie } : action,
            )
          : actions,
      unite.papripactActionsPreventives,
    ),
  });

/** A unit with the categories and risks of an addition; what it has already stays as it is. */
export function addRisques(unite: UniteDeTravail, kind: IntentKind, ajout: AjoutDeRisques): UniteDeTravail {
  const added = ajout.categories.filter(({ item }) => findCategorie(unite, item) === undefined);
  const withCategories = assign(unite, {
    categorieDeRisques: insertAll(unite.categorieDeRisques, idOfCategorie, added),
  });
  const categories = new Map(
    ajout.categories.map(({ item }) => [
      item.idCategorie,
      findCategorie(withCategories, item)?.idCategorie ?? item.idCategorie,
    ]),
  );
  let { risques } = withCategories;
  for (const { item, place } of ajout.risques) {
    const isThere =
      kind === 'ajouterRisquesPremade' &&
      risques.some(({ displayName }) => isSameName(displayName, item.displayName));
    const idCategorie = categories.get(item.idCategorie) ?? item.idCategorie;
    if (!isThere) risques = insertAll(risques, idOfRisque, [{ item: assign(item, { idCategorie }), place }]);
  }
  return linkActions(assign(withCategories, { risques }), ajout.liens);
}

/** Whether a risk of the unit goes with a retreat: named by it, or in a category that is deleted with its risks. */
export const isRemoved = (kind: IntentKind, { base }: RetraitDeRisques) => {
  const ids = new Set(base.risques.map(idOfRisque));
  const categories = new Set(kind === 'supprimerCategorie' ? base.categories.map(idOfCategorie) : []);
  return (risque: { idRisque: string; idCategorie: string }): boolean =>
    ids.has(risque.idRisque) || categories.has(risque.idCategorie);
};

/** A unit without the categories and risks of a retreat; an action that was linked to one of them keeps no link. */
export function removeRisques(
  unite: UniteDeTravail,
  kind: IntentKind,
  retrait: RetraitDeRisques,
): UniteDeTravail {
  const isGone = isRemoved(kind, retrait);
  const risques = keep(unite.risques, (risque) => !isGone(risque));
  const removed = new Set(retrait.base.categories.map(idOfCategorie));
  const used = new Set(risques.map(idOfCategorie));
  const left = new Set(risques.map(idOfRisque));
  const had = new Set(unite.risques.map(idOfRisque));
  const isOrphan = (idRisque: string | null) => idRisque !== null && had.has(idRisque) && !left.has(idRisque);
  return assign(unite, {
    categorieDeRisques: keep(
      unite.categorieDeRisques,
      ({ idCategorie }) => !removed.has(idCategorie) || used.has(idCategorie),
    ),
    risques,
    papripactActionsPreventives: unite.papripactActionsPreventives.some(({ idRisqueAssocie }) =>
      isOrphan(idRisqueAssocie),
    )
      ? unite.papripactActionsPreventives.map((action) =>
          isOrphan(action.idRisqueAssocie) ? { ...action, idRisqueAssocie: null } : action,
        )
      : unite.papripactActionsPreventives,
  });
}

/**
 * A unit with another name for a category. When somebody has a category of that name, its risks go there: the unit has
 * one category of a name (contract, `updateListRisques`), and both people's risks.
 */
export function renameCategorie(
  unite: UniteDeTravail,
  { idCategorie, values }: IntentOf<'renommerCategorie'>,
): UniteDeTravail {
  const { displayName } = values;
  const others = keep(unite.categorieDeRisques, (known) => known.idCategorie !== idCategorie);
  const same =
    displayName === undefined
      ? undefined
      : others.find((known) => isSameName(known.displayName, displayName));
  if (same === undefined || others.length === unite.categorieDeRisques.length)
    return assign(unite, {
      categorieDeRisques: changeOne(unite.categorieDeRisques, idOfCategorie, idCategorie, (categorie) =>
        assign(categorie, values),
      ),
    });
  return assign(unite, {
    categorieDeRisques: others,
    risques: unite.risques.map((risque) =>
      risque.idCategorie === idCategorie ? { ...risque, idCategorie: same.idCategorie } : risque,
    ),
  });
}

/** A unit with other values in one of its risks; a category that the unit does not have is not taken. */
export const changeRisque = (
  unite: UniteDeTravail,
  { idRisque, base, values, trace, termineeLe, at }: IntentOf<'modifierRisque'>,
): UniteDeTravail =>
  assign(unite, {
    risques: changeOne(unite.risques, idOfRisque, idRisque, (risque) => {
      const { idCategorie = risque.idCategorie, ...others } = values;
      const isKnown = unite.categorieDeRisques.some((known) => known.idCategorie === idCategorie);
      const changed = assign(risque, {
        ...others,
        ...(isKnown && { idCategorie }),
        ...(values.mesuresEnPlace && {
          mesuresEnPlace: mergeMesures(
            risque.mesuresEnPlace ?? [],
            base.mesuresEnPlace ?? [],
            values.mesuresEnPlace,
          ),
        }),
      });
      const suivie = suivreEvaluation(risque, changed, at, termineeLe ?? null);
      // That an evaluation is right still says nothing of what it was before: somebody may have made another one meanwhile.
      const suite =
        trace === undefined || hasCotation(values)
          ? (trace ?? suivie)
          : { ...suivie, evalueLe: trace.evalueLe };
      const traced = isSameTrace(readTrace(risque), suite) ? changed : { ...changed, ...suite };
      return traced === risque ? risque : rateRisque(traced);
    }),
  });
