import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFontFace } from './page-font.ts';

test('the pages of the server are written in the typeface of the built interface, its Latin part', () => {
  const webDir = mkdtempSync(join(tmpdir(), 'odu-web-'));
  expect(writeFontFace(webDir)).toBe('');
  mkdirSync(join(webDir, 'assets'));
  expect(writeFontFace(webDir)).toBe('');
  for (const part of ['latin-ext', 'latin'])
    writeFileSync(join(webDir, 'assets', `source-sans-3-${part}-wght-normal-C8iNium2.woff2`), '');
  expect(writeFontFace(webDir)).toContain("url('/assets/source-sans-3-latin-wght-normal-C8iNium2.woff2')");
});
