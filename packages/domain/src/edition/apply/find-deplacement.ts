import type { Cible, Collision } from '../collisions/collision.ts';
import type { Deplacement } from '../intents/intent.ts';
import { isMoved, moveTo } from '../intents/liste.ts';
import type { IdOf } from '../intents/liste.ts';

/** What an undo of a move meets: somebody moved the item since, and it would go elsewhere; [] for any other move. */
export function findDeplacement<T extends { displayName: string }>(
  list: T[],
  idOf: IdOf<T>,
  id: string,
  { base, place }: Deplacement,
  toCible: (item: T) => Cible,
): Collision[] {
  const item = list.find((known) => idOf(known) === id);
  if (base === undefined || item === undefined) return [];
  const moved = moveTo(list, idOf, id, place);
  if (moved === list || !isMoved(list.map(idOf), base, id)) return [];
  const nameBefore = (items: readonly T[]) => items[items.indexOf(item) - 1]?.displayName ?? null;
  return [{ type: 'deplacement', cible: toCible(item), mien: nameBefore(moved), autre: nameBefore(list) }];
}
