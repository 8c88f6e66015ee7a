import type { Changement } from '../intents/intent.ts';

const pick = <Values extends object>(item: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(item, name)])) as Partial<Values>;

/** The change that gives the fields of an item their values back. */
export const invertChangement = <Values extends object>(
  before: Values,
  after: Values,
  changed: Partial<Values>,
): Changement<Values> => {
  const names = Object.keys(changed);
  return { base: pick(after, names), values: pick(before, names) };
};

/** One item, before and after; undefined when it is not in both. */
export function findBoth<T>(before: readonly T[], after: readonly T[], isSame: (item: T) => boolean) {
  const [left, right] = [before.find(isSame), after.find(isSame)];
  return left === undefined || right === undefined ? undefined : ([left, right] as const);
}
