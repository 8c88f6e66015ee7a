// When the scripts of a page are asked for: beside what it shows first, or after it.

/** A script of a page, as Vite writes it and as web-pages.ts does: its address. */
const SCRIPTS =
  /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="(.*?)">(?:<\/script>)?/g;

/** What is seen before any script runs has the line first: its style sheet, its font. */
export const letScriptsWait = (page: string): string =>
  page.replaceAll(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"');

type FirstScript = {
  /** Its address in the build. */
  readonly file: string;
  /** What a signed-in page asks the server for; it shows nothing that anybody could use before, and is painted beside this script. */
  readonly calls?: readonly string[];
  /** The others are fetched with the page all the same, and run as late. */
  readonly areFetchedNow?: boolean;
};

/** What a page shows waits for no script: the first one fetches and runs the others once it is painted. */
export function startAfterPaint(page: string, { file, calls, areFetchedNow = false }: FirstScript): string {
  const files = [...page.matchAll(SCRIPTS)].map(([, address]) => address);
  const preloads = areFetchedNow
    ? files.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
    : [];
  const asked = calls === undefined ? '' : ` async data-calls="${calls.join(' ')}"`;
  // Before the style sheets: a script waits for those that stand above it.
  const inTheirPlace = `<script${asked} src="/${file}" data-files="${files.join(' ')}"></script>${preloads.join('')}`;
  const place = page.search(SCRIPTS);
  return page.replaceAll(SCRIPTS, (_match, _address, at: number) => (at === place ? inTheirPlace : ''));
}
