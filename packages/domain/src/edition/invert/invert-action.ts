import type { UniteDeTravail } from '@odu/api-contract/types';
import type { Edition, Intent, ValeursDAction } from '../intents/intent.ts';
import { findBoth, invertChangement } from './invert-changement.ts';
import { idOfAction, placeOf } from '../intents/liste.ts';

/** What takes back an edit of an action of a unit; null for any other edit, or when the action is not there. */
export function invertAction(before: UniteDeTravail, after: UniteDeTravail, intent: Intent): Edition | null {
  const actions = before.papripactActionsPreventives;
  switch (intent.kind) {
    case 'ajouterAction':
    case 'restaurerAction': {
      const { idAction } = intent.action.item;
      const added = after.papripactActionsPreventives.find((action) => action.idAction === idAction);
      return added === undefined ? null : { kind: 'retirerAction', base: added };
    }
    case 'modifierAction': {
      const { kind, idUniteDeTravail, idAction, values } = intent;
      const both = findBoth(
        actions,
        after.papripactActionsPreventives,
        (known) => known.idAction === idAction,
      );
      return both === undefined
        ? null
        : {
            kind,
            idUniteDeTravail,
            idAction,
            ...invertChangement<ValeursDAction>(...both, values),
            ...(values.statut !== undefined && { termineeLe: both[0].termineeLe ?? null }),
          };
    }
    case 'supprimerAction':
    case 'retirerAction': {
      const { idAction } = intent.base;
      const item = actions.find((known) => known.idAction === idAction);
      return item === undefined
        ? null
        : { kind: 'restaurerAction', action: { item, place: placeOf(actions, idOfAction, idAction) } };
    }
    default:
      return null;
  }
}
