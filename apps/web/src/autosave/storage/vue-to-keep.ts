import { applyIntentToUnite, narrowVue, uniteToKeep } from '@odu/domain';
import type { Vues } from '@odu/domain';
import type { Pending } from '../queue/pending.ts';

/** The greatest unit, in characters of JSON, that is kept whole beside the first edit in it (some forty risks). */
export const WHOLE_UNITE_LENGTH = 32_000;

/** What is stored beside a pending edit, so that what somebody deletes meanwhile can be made again after a load. */
export function vueToKeep({ intents, vues }: Pending, index: number): Vues {
  const intent = intents[index];
  const id = intent === undefined ? null : uniteToKeep(intent);
  const vue = vues.find(({ item }) => item.idUniteDeTravail === id);
  if (intent === undefined || vue === undefined) return [];
  const before = intents.slice(0, index);
  const isFirst = before.every((one) => uniteToKeep(one) !== id);
  if (isFirst && JSON.stringify(vue.item).length <= WHOLE_UNITE_LENGTH) return [vue];
  // As the edits before it leave it: they may be acknowledged by the time it is needed.
  return [narrowVue({ ...vue, item: before.reduce(applyIntentToUnite, vue.item) }, intent)];
}
