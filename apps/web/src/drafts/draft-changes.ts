/** What a field of a draft must be to be taken up again: the browser's storage may hold anything. */
export type DraftFields<Values> = {
  readonly [Name in keyof Values]: (value: unknown) => value is Values[Name];
};

/** A form that is kept as a draft names the fields that are: a secret is never one. */
export type SomeDraftFields<Values> = Partial<DraftFields<Values>>;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** The fields whose value is no longer the saved one. */
export const listChanges = <Values extends object>(saved: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => Reflect.get(saved, name) !== value),
  ) as Partial<Values>;

/** The fields of a stored draft that can still be taken up. */
export function pickDraft<Values extends object>(
  fields: SomeDraftFields<Values>,
  draft: unknown,
): Partial<Values> {
  if (typeof draft !== 'object' || draft === null) return {};
  const picked: Partial<Values> = {};
  for (const name of Object.keys(fields) as (keyof Values)[]) {
    const value: unknown = Reflect.get(draft, name);
    if (value !== undefined && fields[name]?.(value) === true) picked[name] = value;
  }
  return picked;
}
