/** Bytes after brotli: what a page begins with, before headers. What Chromium loads in fact is counted by e2e/poids. */
export type Weight = { readonly js: number; readonly css: number };

/**
 * The pages that are opened most, and the heaviest ones: a rise is seen, and decided. Each limit leaves 300 bytes:
 * the names of files carry their hash, and a page that did not change weighs some 100 bytes more or less by it.
 */
export const PAGES: Readonly<Record<string, Weight>> = {
  '/login': { js: 132_800, css: 5_500 },
  '/duerps': { js: 168_400, css: 16_400 },
  '/duerps/$duerpId': { js: 224_500, css: 16_400 },
  '/duerps/$duerpId/edit?step=5': { js: 223_500, css: 16_400 },
};

/** Any other page. */
export const PAGE: Weight = { js: 297_500, css: 17_000 };
