// What the pages cost on a telephone beside a bare React page in the same run: `node bench/pages.mjs [runs]` (after `npm run build`).
// Requests and bytes on the wire, cold; LCP, blocking time and layout shift as Lighthouse's mobile emulation has them.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startBarePage } from './pages/bare-page.mjs';
import { startExample } from './pages/example.mjs';
import { measurePage } from './pages/measure-page.mjs';

const [runs = 3] = process.argv.slice(2).map(Number);
const ROOT = join(import.meta.dirname, '..');
const GOALS = {
  '/login': { requests: 10, js: 150_000, css: 12_000, lcp: 1.4, cls: 0.01 },
  '/duerps': { requests: 16, js: 180_000, css: 18_000, lcp: 1.4, cls: 0.01 },
  '/duerps/ID/edit?step=5': { requests: 16, js: 230_000, css: 18_000, lcp: 1.8, cls: 0.01 },
  '/duerps/ID': { requests: 16, js: 230_000, css: 18_000, lcp: 1.8, cls: 0.01 },
};

const folder = mkdtempSync(join(tmpdir(), 'odu-pages-'));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const example = await startExample(ROOT, folder);
let browser;
let bare;
try {
  const tokens = await example.signIn();
  bare = await startBarePage(ROOT, join(folder, 'nue'));
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  const pages = ['bare', ...Object.keys(GOALS)];
  const laps = Object.fromEntries(pages.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1)
    for (const path of pages)
      laps[path].push(
        path === 'bare'
          ? await measurePage(browser, bare.url)
          : await measurePage(
              browser,
              example.url + path.replace('ID', example.id),
              path === '/login' ? {} : tokens,
            ),
      );
  const of = (path, key) => median(laps[path].map((lap) => lap[key]));
  console.log(
    `bare React page: LCP ${of('bare', 'lcp').toFixed(0)} ms, blocked ${of('bare', 'tbt').toFixed(0)} ms, median of ${runs}, load ${loadavg()[0].toFixed(1)}`,
  );
  for (const [path, goal] of Object.entries(GOALS)) {
    const ratio = of(path, 'lcp') / of('bare', 'lcp');
    const told = [
      ['requests', of(path, 'requests'), goal.requests],
      ['js B', of(path, 'js'), goal.js],
      ['css B', of(path, 'css'), goal.css],
      ['LCP against bare', Number(ratio.toFixed(2)), goal.lcp],
      ['layout shift', Number(of(path, 'cls').toFixed(4)), goal.cls],
    ].map(([name, value, most]) => `${name} ${value} (goal ${most}${value <= most ? '' : ', OVER'})`);
    console.log(
      `${path}: ${told.join(', ')}, blocked ${of(path, 'tbt').toFixed(0)} ms, API ${of(path, 'api')} B`,
    );
    if (of(path, 'cls') > goal.cls) for (const shift of laps[path].at(-1).shifts) console.log(`    ${shift}`);
    if (told.some((one) => one.includes('OVER'))) process.exitCode = 1;
  }
} finally {
  await browser?.close();
  bare?.close();
  example.close();
  rmSync(folder, { recursive: true, force: true });
}
