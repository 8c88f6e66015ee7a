import type { Valeur } from './collision.ts';
import type { Changement, Intent } from '../intents/intent.ts';

/** The fields that an edit writes, with the values it was made on; null where it writes none. */
export const changementOf = (intent: Intent): Changement<Record<string, Valeur>> | null =>
  'values' in intent ? intent : null;

/** The edit with fewer of its fields, or with another base. */
export const withChangement = (intent: Intent, changement: Changement<Record<string, Valeur>>): Intent =>
  // The fields are those of the intent itself.
  ({ ...intent, ...changement }) as Intent;

const without = (values: Partial<Record<string, Valeur>>, champ: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== champ));

/** The edit without the trace and the end that it brings: what is left of it says them by its own instant. */
function withoutTrace(intent: Intent): Intent {
  if (intent.kind !== 'modifierRisque' && intent.kind !== 'modifierAction') return intent;
  const { termineeLe: _fin, ...left } = intent;
  if (left.kind === 'modifierAction') return left;
  const { trace: _trace, ...risque } = left;
  return risque;
}

/** The intent without one field that it writes; null when it writes no other. */
export function dropValue(intent: Intent, champ: string): Intent | null {
  const changement = changementOf(intent);
  if (changement === null || !(champ in changement.values)) return intent;
  const values = without(changement.values, champ);
  return Object.keys(values).length === 0
    ? null
    : withChangement(withoutTrace(intent), { base: without(changement.base, champ), values });
}
