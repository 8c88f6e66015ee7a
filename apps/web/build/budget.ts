/** Bytes after gzip: what the browser must parse and apply, whatever its connection. */
export type Weight = { readonly js: number; readonly css: number };

/** /login: the entry and the page, all that comes before the first paint. */
export const FIRST_PAGE: Weight = { js: 150_000, css: 5_800 };

/** What any route adds to the entry. */
export const ROUTE: Weight = { js: 60_000, css: 5_800 };

// What follows is a little above what it weighed when it was written: a rise is seen, and decided.

/** What each step adds to the editor's route. */
export const EDITOR_STEPS: Readonly<Record<string, Weight>> = {
  EntrepriseStep: { js: 58_000, css: 3_000 },
  EvaluationStep: { js: 72_000, css: 6_500 },
  FinalisationStep: { js: 96_000, css: 12_000 },
  PapripactStep: { js: 66_000, css: 5_000 },
  RisquesStep: { js: 71_500, css: 5_500 },
  UnitesStep: { js: 32_500, css: 3_000 },
};

/** What the whole document adds to the page of a DUERP. */
export const DOCUMENT_VIEW: Weight = { js: 91_500, css: 10_000 };
