import { expect, test } from 'vitest';
import type { ReportInput } from '../src/report-input.ts';
import { makePdf } from './make-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { readTables } from './read-tables.ts';
import { makeSampleInput } from './sample-report-input.ts';

const readPage = async (input: ReportInput) => {
  const bytes = await makePdf(input);
  const tables = await readTables(bytes);
  return {
    table: tables.find(({ rows }) => rows[0]?.some(({ text }) => text === 'Signature')),
    pages: (await readPdf(bytes)).pages.filter(({ text }) => text.includes('Signature')),
  };
};

test('one page is to be signed: the employer by name, whom the law has take part, and room for the others', async () => {
  const { table, pages } = await readPage(makeSampleInput());
  expect(pages).toHaveLength(1);
  expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Nom et prénom', 'Fonction ou unité de travail', 'Date', 'Signature'],
    ['Antoine Faure', 'Employeur ou son représentant', '', ''],
    ['', 'Salarié désigné pour la prévention', '', ''],
    ['', 'Comité social et économique (CSE)', '', ''],
    ['', expect.stringMatching(/^Service de prévention et de santé au ?travail \(SPST\)$/), '', ''],
    ...Array.from({ length: 8 }, () => ['', '', '', '']),
  ]);
});

test('a draft without a representative leaves its line to be written', async () => {
  const sample = makeSampleInput();
  const { table } = await readPage({ ...sample, data: { ...sample.data, entreprise: null } });
  expect(table?.rows[1]?.map(({ text }) => text)).toEqual(['', 'Employeur ou son représentant', '', '']);
});
