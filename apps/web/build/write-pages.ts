import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '@odu/api-contract';
import { build } from 'vite';
import type { Outline, RenderedPage } from '../src/prerender.tsx';
import { readAppConfig } from './app-config.ts';
import { readChunkRecord } from './chunk-record.ts';
import { listPages } from './page-list.ts';
import { writeFirstScripts } from './write-first-scripts.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const RENDERER = join(ROOT, 'node_modules/.prerender');

/** The pages of visitors that are the same for everybody, as long as their address says nothing more. */
const RENDERED_PATHS = ['/login', '/create-account', '/forgot-password', '/dg'];

/** Of those, what asks the server for something as soon as its scripts run: a captcha. */
const ASKING = new Set(['/create-account']);

// What stands where an operator has words of their own: the server puts them there (apps/api/src/http/web/web-pages.ts).
const mark = (name: string) => `[[${name}]]`;
const configOf = (hasBilling: boolean, hasPartner: boolean): PublicConfig => ({
  productName: mark('nom'),
  version: mark('version'),
  supportEmail: mark('supportEmail'),
  partnerLawFirm: hasPartner ? { name: mark('partnerName'), url: mark('partnerUrl') } : null,
  marketingUrl: mark('marketingUrl'),
  userGuideUrl: mark('userGuideUrl'),
  legalNoticeUrl: mark('legalNoticeUrl'),
  privacyUrl: mark('privacyUrl'),
  termsUrl: mark('termsUrl'),
  hasBilling,
  isSandboxPayment: false,
  isDevInbox: false,
});

/** The renderer runs once, here: the server that gives the pages needs neither React nor the interface. */
async function loadRenderer() {
  const config = readAppConfig();
  await build({
    ...config,
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // The same modules as in the browser: the router of a server writes another page.
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
    build: { ...config.build, outDir: RENDERER, ssr: 'src/prerender.tsx', emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(RENDERER, 'prerender.js')).href)) as {
    renderPage: (path: string, config: PublicConfig) => Promise<RenderedPage>;
    renderWaiting: (outline: Outline | undefined, config: PublicConfig) => string;
  };
}

const record = readChunkRecord(DIST);
const indexHtml = readFileSync(join(DIST, 'index.html'), 'utf8');
const isNew = (file: string) => !indexHtml.includes(`/${file}"`);
const { renderPage, renderWaiting } = await loadRenderer();

async function renderVariants(path: string) {
  const variants: Record<string, RenderedPage> = {};
  for (const hasBilling of [true, false]) {
    for (const hasPartner of [true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a render leaves its title behind
      variants[`${hasBilling}-${hasPartner}`] = await renderPage(path, configOf(hasBilling, hasPartner));
    }
  }
  return variants;
}

const renderWaitingVariants = (outline: Outline | undefined) =>
  Object.fromEntries(
    [true, false].map((hasBilling) => [hasBilling, renderWaiting(outline, configOf(hasBilling, false))]),
  );

const pages = listPages(record).map(({ path, query, modules, isSignedIn, outline, calls }) => {
  const { scripts, styles } = record.listFiles(modules);
  return {
    path,
    ...(query && { query }),
    ...(isSignedIn && { waiting: renderWaitingVariants(outline) }),
    ...(calls && { calls }),
    ...(ASKING.has(path) && { isAsking: true }),
    scripts: scripts.filter(isNew),
    styles: styles.filter(isNew),
  };
});
const rendered: Record<string, Record<string, RenderedPage>> = {};
for (const path of RENDERED_PATHS) {
  // oxlint-disable-next-line no-await-in-loop -- as above
  rendered[path] = await renderVariants(path);
}
const fonts = record
  .listFiles([record.find(/\/src\/main\.tsx$/)])
  .assets.filter((file) => /source-sans-3-latin-wght|espace-fine/.test(file));

writeFileSync(
  join(DIST, '.vite/pages.json'),
  JSON.stringify({ fonts, firstScripts: await writeFirstScripts(DIST), pages, rendered }),
);
rmSync(RENDERER, { recursive: true });
// React's scheduler keeps a channel open.
process.exit();
