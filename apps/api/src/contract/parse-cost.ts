import type { OpenApiDocument } from '@odu/api-contract/document';

/** Signs before a value: `,`, `:`, `[` and `{`. The greatest document that is taken has 1.24 million (`parse-cost.test.ts`). */
export const MOST_SIGNS = 1_500_000;
/** Some may be there, and are named: no client sends more. */
export const MOST_UNKNOWN_NAMES = 1_000;
/** A shorter body is parsed in the time of an ordinary edit, whatever it holds. */
export const COUNTED_LENGTH = 64 * 1024;

const [COMMA, COLON, BRACKET, BRACE, QUOTE, BACKSLASH] = [0x2c, 0x3a, 0x5b, 0x7b, 0x22, 0x5c];

/** Every name that the contract gives a field. */
function listNames(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'properties') for (const name of Object.keys(child as object)) names.add(name);
    listNames(child, names);
  }
  return names;
}

/** Where a name is looked for: hardly two of the contract's share a place. */
const SLOTS = 1024;
const slotOf = (text: string, start: number, end: number): number =>
  ((end - start) * 7 + text.charCodeAt(start) * 31 + text.charCodeAt(end - 1)) % SLOTS;

const isEscapedIn = (text: string, quote: number): boolean => text.charCodeAt(quote - 1) === BACKSLASH;

/** Where the string ends that begins after `start`: most have no quote of their own. */
function endOfString(text: string, start: number): number {
  const quote = text.indexOf('"', start);
  if (quote === -1) return text.length;
  if (!isEscapedIn(text, quote)) return quote;
  let at = start;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Makes what tells of a JSON text whether to parse it would cost more than the greatest document does: a field that the
 * contract does not know costs fifty times one that each item of a list has. One pass, which costs about as much as to parse an
 * ordinary body (4 ms of 4 MB), and ends as soon as it knows.
 */
export function makeIsCostly(document: OpenApiDocument): (text: string) => boolean {
  const namesBySlot: string[][] = Array.from({ length: SLOTS }, () => []);
  for (const name of listNames(document)) namesBySlot[slotOf(name, 0, name.length)]?.push(name);

  const isKnown = (text: string, start: number, end: number): boolean => {
    for (const name of namesBySlot[slotOf(text, start, end)] ?? [])
      if (name.length === end - start && text.startsWith(name, start)) return true;
    return false;
  };

  return (text) => {
    if (text.length <= COUNTED_LENGTH) return false;
    let signs = 0;
    let unknownNames = 0;
    let [start, end] = [0, 0];
    for (let at = 0; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (sign === QUOTE) {
        start = at + 1;
        at = end = endOfString(text, start);
        continue;
      }
      if (sign === COLON && !isKnown(text, start, end) && ++unknownNames > MOST_UNKNOWN_NAMES) return true;
      if (sign === COLON || sign === COMMA || sign === BRACKET || sign === BRACE)
        if (++signs > MOST_SIGNS) return true;
    }
    return false;
  };
}
