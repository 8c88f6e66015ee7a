/** Bytes after brotli: what a page begins with, before headers. What Chromium loads in fact is counted by e2e/poids. */
export type Weight = { readonly js: number; readonly css: number };

/** The pages that are opened most, and the heaviest ones: a rise is seen, and decided. */
export const PAGES: Readonly<Record<string, Weight>> = {
  '/login': { js: 132_800, css: 5_500 },
  '/duerps': { js: 167_600, css: 16_100 },
  '/duerps/$duerpId': { js: 223_500, css: 16_100 },
  '/duerps/$duerpId/edit?step=5': { js: 223_700, css: 16_100 },
};

/** Any other page. */
export const PAGE: Weight = { js: 295_800, css: 17_000 };
