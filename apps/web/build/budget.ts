/** Bytes after gzip: what the browser must parse and apply, whatever its connection. */
export type Weight = { readonly js: number; readonly css: number };

/** /login: the entry and the page, all that comes before the first paint. */
export const FIRST_PAGE: Weight = { js: 150_000, css: 5_800 };

/** What any route adds to the entry. */
export const ROUTE: Weight = { js: 60_000, css: 5_800 };

// What follows is a little above what it weighed when it was written: a rise is seen, and decided.

/** What each step adds to the editor's route. */
export const EDITOR_STEPS: Readonly<Record<string, Weight>> = {
  EntrepriseStep: { js: 63_000, css: 4_000 },
  EvaluationStep: { js: 81_500, css: 7_700 },
  FinalisationStep: { js: 89_500, css: 11_500 },
  PapripactStep: { js: 106_500, css: 7_500 },
  RisquesStep: { js: 54_500, css: 4_800 },
  UnitesStep: { js: 34_500, css: 3_500 },
};

/** What the whole document adds to the page of a DUERP. */
export const DOCUMENT_VIEW: Weight = { js: 91_500, css: 9_300 };
