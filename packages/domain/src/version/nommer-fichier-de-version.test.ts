import { expect, test } from 'vitest';
import { AVIS_D_ACCES_FILE, nameExportFile, nameVersionFile } from './nommer-fichier-de-version.ts';

test('the PDF of a version is named by its number, and by what of it it is', () => {
  expect([nameVersionFile(3), nameVersionFile(3, 'demo'), nameVersionFile(12, 'unite')]).toEqual([
    'DUERP_v3.pdf',
    'DUERP_v3_demo.pdf',
    'DUERP_v12_unite.pdf',
  ]);
});

test('an export is named by its day in Paris', () =>
  expect(nameExportFile('2026-11-15T23:30:00.000Z')).toBe('export-odu-2026-11-16.zip'));

test('the notice of access is named by what it is', () =>
  expect(AVIS_D_ACCES_FILE).toBe('avis-acces-duerp.pdf'));
