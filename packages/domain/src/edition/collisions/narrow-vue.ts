import type { UniteDeTravail } from '@odu/api-contract/types';
import { uniteOf } from '../apply/apply-intent.ts';
import type { Vue } from './collision.ts';
import type { Intent, Place } from '../intents/intent.ts';
import { idOfAction, idOfCategorie, idOfRisque, insertAll, placeOf, withPlaces } from '../intents/liste.ts';
import type { IdOf } from '../intents/liste.ts';

/** How many of the items before one say where it stands: the nearest, of which one is nearly always left. */
const PLACE_DEPTH = 10;

const shorten = (place: Place): Place => (place === 'fin' ? place : place.slice(0, PLACE_DEPTH));

/** What of a unit an edit is about: the risks, categories and actions that are made again with it. */
function listWanted(unite: UniteDeTravail, intent: Intent) {
  const risques = new Set<string | null | undefined>();
  const categories = new Set<string | undefined>();
  const actions = new Set<string>();
  const addAction = (idAction: string) => {
    actions.add(idAction);
    risques.add(unite.papripactActionsPreventives.find((one) => one.idAction === idAction)?.idRisqueAssocie);
  };
  switch (intent.kind) {
    case 'renommerCategorie':
      categories.add(intent.idCategorie);
      break;
    case 'modifierRisque':
      risques.add(intent.idRisque);
      categories.add(intent.values.idCategorie);
      for (const action of unite.papripactActionsPreventives)
        if (action.idRisqueAssocie === intent.idRisque) actions.add(action.idAction);
      break;
    case 'modifierAction':
      addAction(intent.idAction);
      risques.add(intent.values.idRisqueAssocie);
      break;
    case 'ajouterAction':
    case 'restaurerAction':
      risques.add(intent.action.item.idRisqueAssocie);
      break;
  }
  for (const risque of unite.risques) if (risques.has(risque.idRisque)) categories.add(risque.idCategorie);
  return { risques, categories, actions };
}

/** A unit as it was seen, with nothing in it but what one edit is about: what has to be kept to make that again. */
export function narrowVue({ item: unite, place, places }: Vue, intent: Intent): Vue {
  const { risques, categories, actions } = listWanted(unite, intent);
  const kept = {
    categorieDeRisques: unite.categorieDeRisques.filter((one) => categories.has(one.idCategorie)),
    risques: unite.risques.filter((one) => risques.has(one.idRisque)),
    papripactActionsPreventives: unite.papripactActionsPreventives.filter((one) => actions.has(one.idAction)),
  };
  const toPlaces = <T>(items: readonly T[], all: readonly T[], idOf: (item: T) => string) =>
    items.map((one) => [idOf(one), shorten(places?.[idOf(one)] ?? placeOf(all, idOf, idOf(one)))] as const);
  return {
    item: { ...unite, ...kept },
    place: shorten(place),
    places: Object.fromEntries([
      ...toPlaces(kept.categorieDeRisques, unite.categorieDeRisques, idOfCategorie),
      ...toPlaces(kept.risques, unite.risques, idOfRisque),
      ...toPlaces(kept.papripactActionsPreventives, unite.papripactActionsPreventives, idOfAction),
    ]),
  };
}

/**
 * A unit as it was seen, with what an edit is about and has left it since, as the dialog of the edit showed it in `shown`: what
 * is still there stays as the unit has it.
 */
export function withGone(vue: Vue, shown: UniteDeTravail, intent: Intent): Vue {
  const { item: unite } = vue;
  const wanted = listWanted(shown, intent);
  const addGone = <T>(
    now: T[],
    seen: readonly T[],
    idOf: IdOf<T>,
    ids: ReadonlySet<string | null | undefined>,
  ) =>
    insertAll(
      now,
      idOf,
      withPlaces(seen, idOf, (one) => ids.has(idOf(one))),
    );
  const risques = addGone(unite.risques, shown.risques, idOfRisque, wanted.risques);
  const back = new Set(risques.filter((risque) => !unite.risques.includes(risque)).map(idOfRisque));
  const links = new Map(shown.papripactActionsPreventives.map((one) => [one.idAction, one.idRisqueAssocie]));
  // An action lost its link with the risk.
  const linked = unite.papripactActionsPreventives.map((action) => {
    const idRisqueAssocie = links.get(action.idAction) ?? null;
    return action.idRisqueAssocie === null && idRisqueAssocie !== null && back.has(idRisqueAssocie)
      ? { ...action, idRisqueAssocie }
      : action;
  });
  return {
    ...vue,
    item: {
      ...unite,
      categorieDeRisques: addGone(
        unite.categorieDeRisques,
        shown.categorieDeRisques,
        idOfCategorie,
        wanted.categories,
      ),
      risques,
      papripactActionsPreventives: addGone(
        linked,
        shown.papripactActionsPreventives,
        idOfAction,
        wanted.actions,
      ),
    },
  };
}

const ASKS_FOR_NOTHING = /^(deplacer|supprimer|retirer)/;

/** Whether what an edit is about is made again when somebody deleted it; the id of its unit then, else null. */
export const uniteToKeep = (intent: Intent): string | null =>
  ASKS_FOR_NOTHING.test(intent.kind) ? null : uniteOf(intent);
