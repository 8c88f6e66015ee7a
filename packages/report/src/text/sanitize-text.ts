/** Printed where no font has the character; the embedded data keeps the original. */
export const REPLACEMENT_CHARACTER = '□';

const LINE_FEED = 0x0a;
export const NEW_LINES = /\r\n?|[\v\f\x85\u2028\u2029]/g;
// A strict PDF standard refuses the whole file for one of these: controls, private use, unassigned, noncharacters (surrogates are gone before).
// Direction marks go too: they could make a printed sentence read otherwise than it was typed.
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
// The longest runs that are printed, whatever a person pasted; the rest of one is left out, and stays in the embedded data.
// What joins the sign beside it (accents, signs around Arabic numbers): of thousands the engine makes one string,
// which a PDF cannot hold, or dies; their order costs its square. UAX #15 (Stream-Safe Text Format) keeps 30.
const LONG_CLUSTER = /([\p{M}\p{Cf}\p{Grapheme_Extend}]{30})[\p{M}\p{Cf}\p{Grapheme_Extend}]+/gu;
// Devanagari consonants that a virama joins: the engine dies of a syllable of 256 signs.
const LONG_SYLLABLE =
  /((?:[\u0904-\u0939\u0958-\u097F]\u093C{0,2}\u094D){30})(?:[\u0904-\u0939\u0958-\u097F]\u093C{0,2}\u094D)+/g;
// A line keeps the spaces at its end, however many, and the engine dies of a line of 64 kB; 200 are about the width of a page.
const LONG_SPACE = /([^\S\n]{200})[^\S\n]+/g;
// A tone of skin without somebody: no font draws it, and the engine looks for one through the whole text each time.
const LONE_TONE = /(?<!\p{Emoji_Modifier_Base})\p{Emoji_Modifier}/gu;
const UNUSUAL = /[^\n\x20-\x7E\u00A0-\u024F]/u;

/** Makes a text sanitiser for fonts with the given coverage: NFC, one kind of line break, nothing that would stop the engine. */
export function makeSanitizeText(coverage: ReadonlySet<number>): (text: string) => string {
  const isDrawable = (character: string): boolean => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint === LINE_FEED || coverage.has(codePoint);
  };
  return (text) => {
    if (!UNUSUAL.test(text)) return text.replaceAll('\u00AD', '').replace(LONG_SPACE, '$1');
    const printable = text
      .toWellFormed()
      .replace(NEW_LINES, '\n')
      .replaceAll(/[\t\u3000]/g, ' ')
      .replace(UNPRINTABLE, '')
      .replace(LONE_TONE, REPLACEMENT_CHARACTER)
      .replace(LONG_CLUSTER, '$1')
      .replace(LONG_SYLLABLE, '$1')
      .replace(LONG_SPACE, '$1')
      .normalize('NFC');
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
