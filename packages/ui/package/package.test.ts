import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeConsumerLock, type Lock } from './consumer-lock.ts';

// Another team's application: nothing of this repository but the packed file, in a folder of its own.

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(import.meta.dirname, '../dist');
const folder = mkdtempSync(join(tmpdir(), 'odu-ui-consumer-'));
const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
type Manifest = { name: string; version: string; exports: Record<string, object> };

let server: PreviewServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'ignore' });
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, DIST])
    .toString()
    .trim();
  renameSync(join(folder, packed), join(folder, 'odu-ui.tgz'));
  const lock = makeConsumerLock(
    readJson<Lock>(join(ROOT, 'package-lock.json')),
    readJson<Manifest>(join(folder, 'package.json')),
    { manifest: readJson<Manifest>(join(DIST, 'package.json')), file: 'odu-ui.tgz' },
  );
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'pipe',
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true });
});

const run = (tool: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], {
    cwd: folder,
    stdio: 'pipe',
  }).toString();

test('the package holds what it exports, one style sheet, and no story', () => {
  const installed = join(folder, 'node_modules/@odu/ui');
  const files = readdirSync(installed, { recursive: true }) as string[];
  expect(files.filter((file) => /stories|storybook|\.test\.|\.tsx$/.test(file))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.css'))).toEqual(['styles.css']);
  const { exports: entries } = readJson<Manifest>(join(installed, 'package.json'));
  const targets = Object.values(entries).flatMap((one) => Object.values(one) as string[]);
  expect(targets.filter((target) => !files.includes(target.replace('./', '')))).toEqual([]);
  expect(readFileSync(join(installed, 'index.js'), 'utf8')).not.toMatch(/from "@odu\//);
  const { resolve } = createRequire(join(folder, 'index.js'));
  expect(() => resolve('@odu/domain')).toThrow(/Cannot find module/);
});

test('its types are read without ours, and refuse what a component does not take', () => {
  expect(run('typescript7/bin/tsc', '-p', 'tsconfig.json')).toBe('');
});

test('a Vite application builds it, and Chromium shows it in its letters and colours', async () => {
  run('vite/bin/vite.js', 'build', '--logLevel', 'error');
  server = await preview({ root: folder, configFile: false, logLevel: 'silent', preview: { port: 0 } });
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(request.url()));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Fournil');
  await page.getByRole('button', { name: 'Compter' }).click();
  await page.getByText('Fournil 1').waitFor();
  await page.getByText('Important').or(page.getByText('Critique')).waitFor();
  const look = await page.getByRole('button', { name: 'Compter' }).evaluate(async (button) => {
    await document.fonts.ready;
    const { backgroundColor, fontFamily } = getComputedStyle(button);
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    return { backgroundColor, fontFamily, loaded };
  });
  expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(look.fontFamily).toContain('Source Sans 3 Variable');
  expect(look.loaded.join()).toContain('Source Sans 3 Variable');
  expect(problems).toEqual([]);
});
