// Lighthouse's own score of a telephone (performance), cold, beside a bare React page of the same run:
// `npm install --no-save lighthouse@12 && node bench/lighthouse.mjs [runs]` (after `npm run build`). It is no package of the
// project: two hundred others come with it. Goals: /login 97, the list 97, step 5 and a document of 344 risks 90.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startBarePage } from './pages/bare-page.mjs';
import { startExample } from './pages/example.mjs';

const [runs = 5] = process.argv.slice(2).map(Number);
const ROOT = join(import.meta.dirname, '..');
const DEBUGGING_PORT = 9333;
const { default: lighthouse } = await import('lighthouse').catch(() => {
  console.error('First: npm install --no-save lighthouse@12');
  process.exit(2);
});

const folder = mkdtempSync(join(tmpdir(), 'odu-lighthouse-'));

/** The audit of a page in a browser of its own, whose storage says who is signed in. */
async function audit(url, tokens) {
  const profile = mkdtempSync(join(folder, 'navigateur-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    if (tokens !== undefined) {
      const page = await browser.newPage();
      // An address of the server that loads nothing.
      await page.goto(new URL('/healthz', url).href);
      await page.evaluate((kept) => Object.assign(localStorage, kept), tokens);
      await page.close();
    }
    const { lhr } = await lighthouse(url, {
      port: DEBUGGING_PORT,
      onlyCategories: ['performance'],
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
    const of = (name) => lhr.audits[name].numericValue;
    return {
      score: Math.round(lhr.categories.performance.score * 100),
      lcp: of('largest-contentful-paint'),
      tbt: of('total-blocking-time'),
      fcp: of('first-contentful-paint'),
      cls: of('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const example = await startExample(ROOT, folder);
const bare = await startBarePage(ROOT, join(folder, 'nue'));
try {
  const tokens = await example.signIn();
  const document = `${example.url}/duerps/${example.id}`;
  const pages = [
    { name: 'bare', url: bare.url, goal: 0 },
    { name: '/login', url: `${example.url}/login`, goal: 97 },
    { name: 'list', url: `${example.url}/duerps`, kept: tokens, goal: 97 },
    { name: 'step 5', url: `${document}/edit?step=5`, kept: tokens, goal: 90 },
    { name: 'document', url: document, kept: tokens, goal: 90 },
  ].map((page) => ({ ...page, laps: [] }));
  for (let run = 0; run < runs; run += 1)
    for (const { url, kept, laps } of pages) laps.push(await audit(url, kept));
  for (const { name, goal, laps } of pages) {
    const of = (key) => median(laps.map((lap) => lap[key]));
    const isUnder = of('score') < goal;
    if (isUnder) process.exitCode = 1;
    console.log(
      `${name}: ${of('score')} (goal ${goal}${isUnder ? ', UNDER' : ''}), first text ${of('fcp').toFixed(0)} ms, LCP ${of('lcp').toFixed(0)} ms, blocked ${of('tbt').toFixed(0)} ms, layout shift ${of('cls').toFixed(3)}, median of ${runs}, load ${loadavg()[0].toFixed(1)}`,
    );
  }
} finally {
  bare.close();
  example.close();
  rmSync(folder, { recursive: true, force: true });
}
