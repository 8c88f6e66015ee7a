/**
 * The risks of an episode of intense heat that a trade brings, outside of the general category (art. R4463-2 C. trav.): the
 * heat of an oven is none. A test of the referential compares them with the content.
 */
const CODES_DE_CHALEUR: ReadonlySet<string> = new Set(['AGR-SAI-01', 'SCO-BAT-03']);

/** Whether a code of the referential is one of a risk, or of a category, of episodes of intense heat. */
export const isCodeDeChaleur = (code: string | null | undefined): boolean =>
  /^THE-CHA\b/.test(code ?? '') || CODES_DE_CHALEUR.has(code ?? '');
