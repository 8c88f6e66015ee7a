import type { AvecPlace, Place } from './intent.ts';

/** Reads the id of an item of a list. */
export type IdOf<T> = (item: T) => string;

const indexAfter = (ids: readonly string[], place: Place): number => {
  if (place === 'fin') return ids.length;
  for (const id of place) {
    const index = ids.indexOf(id);
    if (index !== -1) return index + 1;
  }
  return 0;
};

/** The place of an item as its list has it now; of an unknown one, the end. */
export function placeOf<T>(list: readonly T[], idOf: IdOf<T>, id: string): Place {
  const index = list.findIndex((item) => idOf(item) === id);
  return index === -1 ? 'fin' : list.slice(0, index).map(idOf).toReversed();
}

/** Each of the wanted items with its place in the list. */
export const withPlaces = <T>(
  list: readonly T[],
  idOf: IdOf<T>,
  isWanted: (item: T) => boolean,
): AvecPlace<T>[] => list.filter(isWanted).map((item) => ({ item, place: placeOf(list, idOf, idOf(item)) }));

/** Puts new items at their places, in turn; one that is there already stays as it is. The same list when nothing is added. */
export function insertAll<T>(list: T[], idOf: IdOf<T>, added: readonly AvecPlace<T>[]): T[] {
  let result = list;
  for (const { item, place } of added) {
    const ids = result.map(idOf);
    if (!ids.includes(idOf(item))) result = result.toSpliced(indexAfter(ids, place), 0, item);
  }
  return result;
}

/** Moves an item to another place of its list. The same list when it stands there already, or is gone. */
export function moveTo<T>(list: T[], idOf: IdOf<T>, id: string, place: Place): T[] {
  const from = list.findIndex((item) => idOf(item) === id);
  const item = list[from];
  if (item === undefined) return list;
  const others = list.toSpliced(from, 1);
  const to = indexAfter(others.map(idOf), place);
  return to === from ? list : others.toSpliced(to, 0, item);
}

/** The length of the longest part of a list of numbers that goes up. */
function measureAscent(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    const index = ends.findIndex((end) => end >= number);
    ends[index === -1 ? ends.length : index] = number;
  }
  return ends.length;
}

/**
 * Whether an item was moved in its list since its ids stood in the order `seen`: what came or went around it, or was moved
 * over it, moves it not. Of two neighbours that changed places both count as moved: nobody can tell which was.
 */
export function isMoved(ids: readonly string[], seen: readonly string[], id: string): boolean {
  const ranks = new Map(seen.map((known, rank) => [known, rank]));
  const known = ids.filter((one) => ranks.has(one));
  const measure = (list: readonly string[]) => measureAscent(list.map((one) => ranks.get(one) ?? 0));
  return known.includes(id) && measure(known) === measure(known.filter((one) => one !== id));
}

/** Changes one item of a list. The same list when it does not change, or is gone. */
export function changeOne<T>(list: T[], idOf: IdOf<T>, id: string, change: (item: T) => T): T[] {
  const index = list.findIndex((item) => idOf(item) === id);
  const item = list[index];
  if (item === undefined) return list;
  const changed = change(item);
  return changed === item ? list : list.with(index, changed);
}

/** Keeps the items that pass. The same list when all do. */
export function keep<T>(list: T[], isKept: (item: T) => boolean): T[] {
  const kept = list.filter(isKept);
  return kept.length === list.length ? list : kept;
}

/** Writes fields into an item. The same item when it has these values already. */
export function assign<T extends object>(item: T, values: NoInfer<Partial<T>>): T {
  const isSame = Object.entries(values).every(([name, value]) => Reflect.get(item, name) === value);
  return isSame ? item : { ...item, ...values };
}

export const idOfUnite = (unite: { idUniteDeTravail: string }) => unite.idUniteDeTravail;
export const idOfCategorie = (categorie: { idCategorie: string }) => categorie.idCategorie;
export const idOfRisque = (risque: { idRisque: string }) => risque.idRisque;
export const idOfAction = (action: { idAction: string }) => action.idAction;
