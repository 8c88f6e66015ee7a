import { isSameValeur } from '@odu/domain';

/** What a field of a draft must be to be taken up again: the browser's storage may hold anything. */
export type DraftFields<Values> = {
  readonly [Name in keyof Values]: (value: unknown) => value is Values[Name];
};

/** A form that is kept as a draft names the fields that are: a secret is never one. */
export type SomeDraftFields<Values> = Partial<DraftFields<Values>>;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A number of a field, null when it is empty. */
export const isNombre = (value: unknown): value is number | null => value === null || Number.isFinite(value);

/** A typed text as it is saved: trimmed, unless it says what is saved already, which may have been written elsewhere. */
export const trimTyped = (saved: string, typed: string): string => (typed === saved ? saved : typed.trim());

/** The fields whose value is no longer the saved one. */
export const listChanges = <Values extends object>(saved: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValeur(Reflect.get(saved, name), value)),
  ) as Partial<Values>;

/** What a form keeps: the fields that are typed and not saved, and what stood in each when it was begun to be typed in. */
export type Draft<Values> = { readonly base: Partial<Values>; readonly values: Partial<Values> };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The values and what they were typed on; a draft of an older page has the values alone. */
const readParts = (draft: unknown): { base: object; values: object } => {
  if (!isObject(draft)) return { base: {}, values: {} };
  return 'base' in draft && 'values' in draft && isObject(draft.base) && isObject(draft.values)
    ? { base: draft.base, values: draft.values }
    : { base: {}, values: draft };
};

/** The fields of a stored draft that can still be taken up, each with what it was typed on where that is known. */
export function pickDraft<Values extends object>(
  fields: SomeDraftFields<Values>,
  draft: unknown,
): Draft<Values> {
  const stored = readParts(draft);
  const picked: { base: Partial<Values>; values: Partial<Values> } = { base: {}, values: {} };
  for (const name of Object.keys(fields) as (keyof Values)[]) {
    const value: unknown = Reflect.get(stored.values, name);
    if (value === undefined || fields[name]?.(value) !== true) continue;
    picked.values[name] = value;
    const seen: unknown = Reflect.get(stored.base, name);
    // Only compared with what is saved by now, so it need not be a value that the field may take today.
    // A list is merged with what is there by now: it must be one.
    if (isScalar(seen) || fields[name]?.(seen) === true) picked.base[name] = seen as Values[keyof Values];
  }
  return picked;
}

/** The fields that a stored draft holds. */
export const listStored = (stored: unknown): string[] => Object.keys(readParts(stored).values);

/** What is to be stored of a form: its draft, and what is stored of fields that are not its own, which another tab types in. {} when there is nothing. */
export function joinStored<Values extends object>(
  { base, values }: Draft<Values>,
  stored: unknown,
  own: ReadonlySet<string>,
): object {
  const parts = readParts(stored);
  const others = listStored(stored).filter((name) => !own.has(name));
  const joined = { ...pickFields(parts.values, others), ...values };
  const seen = others.filter((name) => name in parts.base);
  return Object.keys(joined).length === 0
    ? {}
    : { base: { ...pickFields(parts.base, seen), ...base }, values: joined };
}

/** These fields of an item. */
export const pickFields = <Values extends object>(values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)])) as Partial<Values>;
