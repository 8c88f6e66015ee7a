import type { DuerpDocument } from '@odu/api-contract/types';
import type { Intent } from '../intents/intent.ts';
import { hasArrived, listIds } from '../intents/list-ids.ts';

/** What is left of an edit that takes away what a move took elsewhere, without what is lost. */
function withoutLost(intent: Intent, isLost: (id: string) => boolean): Intent[] {
  if (intent.kind === 'supprimerAction') return isLost(intent.base.idAction) ? [] : [intent];
  if (intent.kind !== 'supprimerRisque') return [intent];
  const risques = intent.base.risques.filter(({ idRisque }) => !isLost(idRisque));
  if (risques.length === intent.base.risques.length) return [intent];
  return risques.length === 0 ? [] : [{ ...intent, base: { ...intent.base, risques } }];
}

/**
 * Pending edits without what a move still has to take away and somebody deleted where it went: it stays where it was, since
 * it would be nowhere. The same list when nothing is to change.
 */
export function keepMoved(server: DuerpDocument, intents: readonly Intent[]): readonly Intent[] {
  if (!intents.some(({ copies }) => copies !== undefined)) return intents;
  const there = new Set(listIds(server));
  const isElsewhere = (id: string) =>
    there.has(id) || intents.some((intent) => hasArrived(intent, new Set([id])));
  const kept = intents.flatMap((intent) =>
    withoutLost(intent, (id) => {
      const copie = intent.copies?.[id];
      return copie !== undefined && !isElsewhere(copie);
    }),
  );
  return intents.every((one, index) => one === kept[index]) ? intents : kept;
}
