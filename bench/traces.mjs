// The longest task of the main thread for each gesture in a document of 2,000 risks, on a processor slowed four times, beside
// that of a page with one field in the same run: `node bench/traces.mjs [risks] [units] [slowed]` (after `npm run build`).
// `slowed` 1 on a machine that does something else: what a task takes of the processor is then multiplied instead.
// Budget: 50 ms of processor while typing, evaluating, filtering.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { start } from './server/processes.mjs';
import { makeUnites } from './traces/document.mjs';
import { gesturesOf, open } from './traces/gestures.mjs';
import { traceGesture } from './traces/trace.mjs';

const [risks = 2000, unites = 20, slowed = 4] = process.argv.slice(2).map(Number);
const SLOWED = 4;
const BUDGET_MS = 50;
const ROOT = join(import.meta.dirname, '..');
const PASSWORD = 'Croissant-2026!';

const dataDir = mkdtempSync(join(tmpdir(), 'odu-traces-'));
const environment = { ODU_DATA_DIR: dataDir, ODU_PORT: '0', ODU_BILLING: 'off', ODU_LOG_LEVEL: 'silent' };
const server = await start([join(ROOT, 'apps/api/src/main.ts')], environment);
let browser;
try {
  const email = 'traces@exemple.fr';
  const made = spawnSync(
    process.execPath,
    [join(ROOT, 'apps/api/src/odu/main.ts'), 'demo', '--email', email, '--password', PASSWORD],
    { env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const call = async (path, body, token) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(content)}`);
    return content;
  };
  const tokens = await call('/api/public/token/new', { emailAddress: email, password: PASSWORD });
  const { id } = await call('/api/duerp/create', undefined, tokens.accessToken);
  const unitesDeTravail = makeUnites(risks, unites);
  await call(`/api/duerp/${id}/update-list-unitesdetravail`, { unitesDeTravail }, tokens.accessToken);

  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' });
  await context.addInitScript(
    (kept) => {
      if (location.protocol.startsWith('http'))
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { token: tokens.accessToken, refreshToken: tokens.refreshToken },
  );
  const slow = async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return page;
  };

  const bare = await slow();
  await bare.setContent('<!doctype html><label>Texte <input autofocus></label>');
  await bare.getByRole('textbox').focus();
  const factor = SLOWED / slowed;
  const reference = await traceGesture(browser, bare, () => bare.keyboard.type('echafaudage', { delay: 40 }));
  await bare.close();
  console.log(
    `${risks} risks in ${unites} units, processor slowed ${SLOWED} times, load ${loadavg()[0].toFixed(1)}; a bare field: ${(reference.processor * factor).toFixed(0)} ms (${reference.clock.toFixed(0)} by the clock)`,
  );

  const page = await slow();
  const found = [];
  for (const [name, { from, before, do: act, isLoading = false }] of Object.entries(gesturesOf(id))) {
    try {
      if (from) await open(page, from);
      await before?.(page);
      const { clock, parts, ...task } = await traceGesture(browser, page, () => act(page));
      const processor = task.processor * factor;
      const isGood = isLoading || processor <= BUDGET_MS;
      if (!isGood) found.push(name);
      console.log(
        `${name}: ${processor.toFixed(0)} ms (${clock.toFixed(0)} by the clock)${isGood ? '' : '  OVER'}`,
      );
      if (!isGood) for (const [part, ms] of parts) console.log(`    ${(ms * factor).toFixed(0)} ms ${part}`);
    } catch (error) {
      found.push(name);
      console.log(`${name}: FAILED ${String(error).slice(0, 300)}`);
      await browser.stopTracing().catch(() => {});
    }
  }
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  await browser?.close();
  server.child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
