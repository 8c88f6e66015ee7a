import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** What decides of each pixel beside our code: the Chromium build, and how it draws text on this machine. */
export type Renderer = {
  /** `156.0.8078.79` */
  chromium: string;
  /** SHA-256 of a picture of text in the system's own fonts, which says the same of font files, hinting and smoothing. */
  text: string;
};

const PROBE = ['sans-serif', 'serif', 'monospace', 'system-ui']
  .map((family) => `<p style="font: 17px ${family}">Évaluation nº 12 : « 3 × 0,75 » → ✓</p>`)
  .join('');

/** The renderer that this browser is, found by drawing. */
export async function readRenderer(browser: Browser): Promise<Renderer> {
  const page = await browser.newPage({ viewport: { width: 400, height: 240 } });
  await page.setContent(PROBE);
  const picture = await page.screenshot();
  await page.close();
  return { chromium: browser.version(), text: createHash('sha256').update(picture).digest('hex') };
}

const locate = (folder: string): string => `${folder}/browser.json`;

/** The renderer that made the pictures of this folder, or null when nothing says it. */
export function readReference(folder: string): Renderer | null {
  if (!existsSync(locate(folder))) return null;
  const { chromium, text }: Record<string, unknown> = JSON.parse(readFileSync(locate(folder), 'utf8'));
  return typeof chromium === 'string' && typeof text === 'string' ? { chromium, text } : null;
}

/** Records beside the pictures of this folder the renderer that made them. */
export function writeReference(folder: string, renderer: Renderer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(locate(folder), `${JSON.stringify(renderer, null, 2)}\n`);
}

/** Why the comparison relaxes, as a sentence; null when every pixel must be the same. */
export function describeOtherRenderer(reference: Renderer | null, own: Renderer): string | null {
  if (reference === null) return 'nothing says which browser made the pictures';
  if (reference.chromium !== own.chromium)
    return `the pictures were made by Chromium ${reference.chromium}, this one is ${own.chromium}`;
  return reference.text === own.text
    ? null
    : 'this machine draws text otherwise than the one of the pictures';
}
