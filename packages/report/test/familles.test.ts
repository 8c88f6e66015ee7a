import { CODES_DE_FAMILLE, FAMILLES_DE_RISQUES } from '@odu/domain';
import { expect, test } from 'vitest';
import { buildFamillesContent } from '../src/content/familles-content.ts';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import { makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput();

const unite = (displayName: string, fields: object = {}) => ({
  idUniteDeTravail: displayName,
  displayName,
  categorieDeRisques: [],
  risques: [],
  papripactActionsPreventives: [],
  ...fields,
});

const FOURNIL = unite('Fournil', {
  risques: [
    { idRisque: 'r1', idCategorie: 'c1', code: 'CPP-SOL-01', displayName: 'Glissade' },
    { idRisque: 'r2', idCategorie: 'c1', code: 'CPP-SOL-02', displayName: 'Chute' },
  ],
  famillesNonConcernees: [
    { code: 'RAY', motif: 'Aucune source' },
    { code: 'VIB', motif: ' ' },
  ],
});

test('every family has its cell in every unit, and each reason its line', () => {
  const { parties, raisons } = buildFamillesContent({ unitesDeTravail: [FOURNIL, unite('Vente')] });
  expect(parties).toHaveLength(1);
  expect(parties[0]?.unites).toEqual([
    { nom: 'Fournil', resume: '3 familles sur 22 examinées' },
    { nom: 'Vente', resume: '0 famille sur 22 examinée' },
  ]);
  const lignes = parties[0]?.lignes ?? [];
  expect(lignes.map(({ famille }) => famille)).toEqual(Object.values(FAMILLES_DE_RISQUES));
  const of = (code: (typeof CODES_DE_FAMILLE)[number]) =>
    lignes[CODES_DE_FAMILLE.indexOf(code)]?.cellules.map(({ texte }) => texte);
  expect([of('CPP'), of('RAY'), of('VIB'), of('BRU')]).toEqual([
    ['2 risques', 'À examiner'],
    ['Non concernée', 'À examiner'],
    ['Non concernée', 'À examiner'],
    ['À examiner', 'À examiner'],
  ]);
  expect(raisons).toEqual([
    { unite: 'Fournil', famille: 'Rayonnements', motif: 'Aucune source', isLong: false },
  ]);
});

test('five units stand beside each other, the sixth in a table of its own', () => {
  const units = (count: number) => Array.from({ length: count }, (_, index) => unite(`Unité ${index}`));
  const count = (given: number) =>
    buildFamillesContent({ unitesDeTravail: units(given) }).parties.map(({ unites }) => unites.length);
  expect([count(0), count(5), count(6)]).toEqual([[], [5], [5, 1]]);
});

test('the table and the reasons are printed; a long reason and a long name keep their last words', async () => {
  const longue = `${'mot '.repeat(240)}fin`;
  const pdf = await readPdf(
    await makePdf({
      ...sample,
      data: {
        ...sample.data,
        unitesDeTravail: [
          FOURNIL,
          unite('W'.repeat(200), { famillesNonConcernees: [{ code: 'BRU', motif: longue }] }),
          unite('Vente'),
        ],
      },
    }),
  );
  expect(pdf.outline.join('|')).toContain('Familles de risques examinées');
  expect(pdf.compact).toContain(compactText('Chutes de plain-pied 2 risques À examiner À examiner'));
  expect(pdf.compact).toContain(compactText('Fournil Rayonnements Aucune source'));
  expect(pdf.compact).toContain(compactText(longue));
  expect(pdf.compact).toContain('W'.repeat(200));
});

test('a demo has no such section: its risks have no code of a family; nor a document without units', () => {
  const data = { ...sample.data, unitesDeTravail: [FOURNIL] };
  const familles = (isDemo: boolean, given = data) =>
    JSON.stringify(buildReportContent(prepareReportInput({ ...sample, isDemo, data: given })).familles);
  expect(familles(false)).toContain('Aucune source');
  expect(familles(true)).toBe('null');
  expect(familles(false, { ...data, unitesDeTravail: [] })).toBe('{"parties":[],"raisons":[]}');
});
