const HALF_PAIR = /\p{Surrogate}/gu;
const hasHalfPair = (text: string) => text.search(HALF_PAIR) !== -1;

/** Whether a text is stored as it is: no database keeps half a surrogate pair, nor PostgreSQL a NUL. */
export const isGardable = (text: string): boolean => !text.includes('\0') && !hasHalfPair(text);

/** Half an emoji, which a program leaves that cuts a text by its units of 16 bits, becomes the sign for it. */
const rendreGardable = (text: string): string => text.replaceAll('\0', '').replaceAll(HALF_PAIR, '\ufffd');

/** The same value, its texts such as can be stored. */
export function rendreTextesGardables<Value>(value: Value): Value;
export function rendreTextesGardables(value: unknown): unknown {
  if (typeof value === 'string') return isGardable(value) ? value : rendreGardable(value);
  if (Array.isArray(value)) return value.map((one: unknown) => rendreTextesGardables(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rendreTextesGardables(one)]));
}
