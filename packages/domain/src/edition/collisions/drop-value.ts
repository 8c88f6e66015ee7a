import type { Valeur } from './collision.ts';
import { CRITERES } from '../../reevaluation/suivre-evaluation.ts';
import type { Changement, Intent } from '../intents/intent.ts';

/** The fields that an edit writes, with the values it was made on; null where it writes none. */
export const changementOf = (intent: Intent): Changement<Record<string, Valeur>> | null =>
  'values' in intent ? intent : null;

/** The edit with fewer of its fields, or with another base. */
export const withChangement = (intent: Intent, changement: Changement<Record<string, Valeur>>): Intent =>
  // The fields are those of the intent itself.
  ({ ...intent, ...changement }) as Intent;

const without = <T extends object>(all: T, champ: string) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== champ));

/** What an edit says beside its values because of one of them: the trace that the notes of a risk bring, the end that the state of an action does. */
const SAID_WITH: Partial<Record<string, string>> = {
  statut: 'termineeLe',
  ...Object.fromEntries(CRITERES.map((critere) => [critere, 'trace'])),
};

/**
 * The intent without one field that it writes, and without what it says because of that: what is left says it by its own
 * instant. Null when it says nothing else; that an evaluation is right still is something.
 */
export function dropValue(intent: Intent, champ: string): Intent | null {
  const changement = changementOf(intent);
  if (changement === null || !(champ in changement.values)) return intent;
  const values = without(changement.values, champ);
  // What is taken away is optional.
  const left = without(intent, SAID_WITH[champ] ?? '') as Intent;
  return Object.keys(values).length === 0 && !('trace' in left)
    ? null
    : withChangement(left, { base: without(changement.base, champ), values });
}
