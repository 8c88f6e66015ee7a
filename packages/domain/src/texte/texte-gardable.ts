const PERDU = /\p{Surrogate}|\0/gu;

/** Whether a text is stored as it is: no database keeps half a surrogate pair, nor PostgreSQL a NUL. */
export const isGardable = (text: string): boolean => text.search(PERDU) === -1;

/** The same value, its texts such as can be stored: half an emoji, which a program leaves that cuts a text by its units of 16 bits, becomes the sign for it. */
export function rendreTextesGardables<Value>(value: Value): Value;
export function rendreTextesGardables(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(PERDU, (half) => (half === '\0' ? '' : '\ufffd'));
  if (Array.isArray(value)) return value.map((one: unknown) => rendreTextesGardables(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rendreTextesGardables(one)]));
}
