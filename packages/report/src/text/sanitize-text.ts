/** Printed where no font has the character; the embedded data keeps the original. */
export const REPLACEMENT_CHARACTER = '□';

const LINE_FEED = 0x0a;
export const NEW_LINES = /\r\n?|[\v\f\x85\u2028\u2029]/g;
// A strict PDF standard refuses the whole file for one of these: controls, private use, surrogates, unassigned, noncharacters.
// Direction marks go too: they could make a printed sentence read otherwise than it was typed.
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
const UNUSUAL = /[^\n\x20-\x7E\u00A0-\u024F]/u;

/** Makes a text sanitiser for fonts with the given coverage: NFC, one kind of line break, nothing that would stop the engine. */
export function makeSanitizeText(coverage: ReadonlySet<number>): (text: string) => string {
  const isDrawable = (character: string): boolean => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint === LINE_FEED || coverage.has(codePoint);
  };
  return (text) => {
    if (!UNUSUAL.test(text)) return text.replaceAll('\u00AD', '');
    const printable = text
      .toWellFormed()
      .normalize('NFC')
      .replace(NEW_LINES, '\n')
      .replaceAll(/[\t\u3000]/g, ' ')
      .replace(UNPRINTABLE, '');
    return Array.from(printable, (character) =>
      isDrawable(character) ? character : REPLACEMENT_CHARACTER,
    ).join('');
  };
}

/** Applies `change` to every text of a JSON value (keys are left alone). */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string') return change(node);
    if (Array.isArray(node)) return node.map(visit);
    if (node !== null && typeof node === 'object') {
      return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]));
    }
    return node;
  };
  // The shape is kept: only texts are exchanged for texts.
  return visit(value) as T;
}
