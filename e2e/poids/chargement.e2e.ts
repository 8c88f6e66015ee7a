import { expect, test } from '../fixtures.ts';
import { measureChargement } from '../support/chargement.ts';
import { signInToDemo } from '../support/demo.ts';

/**
 * Bytes on the wire, headers included. Each limit leaves 200 to 500 bytes: the names of files carry their hash, and a page
 * that did not change weighs some 100 bytes more or less by it (a clean build was red by 53).
 */
type Limit = { readonly requests: number; readonly js: number; readonly css: number };

const VISITOR: Readonly<Record<string, Limit>> = {
  '/login': { requests: 9, js: 136_300, css: 7_500 },
  '/forgot-password': { requests: 11, js: 152_000, css: 7_500 },
  '/exemple': { requests: 13, js: 220_700, css: 18_000 },
  '/create-account': { requests: 16, js: 182_000, css: 12_000 },
};

const SIGNED_IN: Readonly<Record<string, Limit>> = {
  '/duerps': { requests: 13, js: 172_600, css: 18_000 },
  '/duerps/ID/edit?step=5': { requests: 14, js: 229_200, css: 18_000 },
  '/duerps/ID': { requests: 16, js: 230_000, css: 18_000 },
};

const MAX_DEPTH = 2;

test('each page loads few files, light ones, and none that is discovered late', async ({ odu, browser }) => {
  const { id, tokens: signedIn } = await signInToDemo(odu);
  const expectLight = async (path: string, limit: Limit, tokens?: Record<string, string>) => {
    const context = await browser.newContext();
    await context.addInitScript((kept) => {
      // What is fetched ahead of use, ten seconds later on a page that nobody touches, is not what the page loads.
      const start = setTimeout;
      window.setTimeout = ((run: () => void, ms?: number) =>
        (ms ?? 0) < 10_000 ? start(run, ms) : 0) as typeof setTimeout;
      if (location.protocol.startsWith('http'))
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, tokens ?? {});
    const { requests, depth, bytes, files } = await measureChargement(
      context,
      odu.url + path.replace('ID', id),
    );
    await context.close();
    const told = files.map(({ url, bytes: size, depth: at }) => `${at} ${size} ${url}`).join('\n');
    expect(requests, `${path}: requests\n${told}`).toBeLessThanOrEqual(limit.requests);
    expect(depth, `${path}: depth\n${told}`).toBeLessThanOrEqual(MAX_DEPTH);
    expect(bytes.js, `${path}: scripts\n${told}`).toBeLessThanOrEqual(limit.js);
    expect(bytes.css, `${path}: style sheets\n${told}`).toBeLessThanOrEqual(limit.css);
  };
  for (const [path, limit] of Object.entries(VISITOR)) await test.step(path, () => expectLight(path, limit));
  for (const [path, limit] of Object.entries(SIGNED_IN))
    await test.step(path, () => expectLight(path, limit, signedIn));
});
