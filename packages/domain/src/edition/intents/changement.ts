import type { Changement } from './intent.ts';
import { isSameValeur } from './valeur.ts';

/** Only the fields that become another value, with those that were seen; null when none does. A field without a value is not meant. */
export function toChangement<Values extends object>(
  seen: Values,
  wanted: Partial<Values>,
): Changement<Values> | null {
  const names = Object.keys(wanted).filter(
    (name) =>
      Reflect.get(wanted, name) !== undefined &&
      !isSameValeur(Reflect.get(wanted, name), Reflect.get(seen, name)),
  );
  const pick = (item: object) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(item, name)])) as Partial<Values>;
  return names.length === 0 ? null : { base: pick(seen), values: pick(wanted) };
}
