import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, test } from 'vitest';
import { buildReportContent } from '../../src/content/build-report-content.ts';
import { createWasmCompiler } from '../../src/engine/wasm-compiler.ts';
import { createRenderFacture } from '../../src/facture/render-facture.ts';
import { packPdf } from '../../src/pdf/pack-pdf.ts';
import type { Place } from '../../src/pdf/link-places.ts';
import { prepareReportInput } from '../../src/preuve/prepare-report-input.ts';
import { createRenderReport, createTypeset, loadCompiler } from '../../src/render-report.ts';
import { ReportError } from '../../src/report-error.ts';
import { loadFonts } from '../../src/text/fonts.ts';
import { listWidestWords } from '../../src/text/widest-words.ts';
import { listWrongCells, textsOf } from '../check-tables.ts';
import { readPdf } from '../read-pdf.ts';
import { listMissingObjects, listStructureFaults } from '../read-structure.ts';
import { readTables } from '../read-tables.ts';
import { makeFacture } from '../sample-facture.ts';
import { makeLargeInput, makeSampleInput } from '../sample-report-input.ts';

const directory = path.resolve(import.meta.dirname, '../../template');
const inTemplate = (name: string) => path.join(directory, name);
const typeset = createTypeset(loadCompiler('wasm'));
const isPdfA = (pdf: Uint8Array) => Buffer.from(pdf).includes('pdfaid:part');

/** What the native engine makes of the same report, when it is asked for no standard either. */
function makeNativePdf({ attachments, ...printed }: ReturnType<typeof buildReportContent>): Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: directory,
    fontArgs: [{ fontBlobs: loadFonts() }],
  });
  const content = { ...printed, isAttached: true, hasReplacements: false };
  compiler.mapShadow(inTemplate('content.json'), Buffer.from(JSON.stringify(content)));
  compiler.mapShadow(inTemplate('widest-words.json'), Buffer.from(JSON.stringify(listWidestWords(content))));
  for (const { name, text } of attachments) compiler.mapShadow(inTemplate(name), Buffer.from(text));
  const report = { mainFilePath: inTemplate('report.typ') };
  // The engine types what it finds `any`.
  const [places] = compiler.query(report, { selector: '<places>', field: 'value' }) as Place[][];
  return packPdf(compiler.pdf(report, { pdfStandard: '1.7' }), places);
}

test('its pages are those of the native engine, byte for byte, with the data that proves them', async () => {
  const content = buildReportContent(prepareReportInput(makeSampleInput()));
  const pdf = await createRenderReport(typeset)(content, 'a-3a');
  expect(Buffer.from(pdf).equals(makeNativePdf(content))).toBe(true);
  expect((await readPdf(pdf)).attachments).toEqual(
    Object.fromEntries(content.attachments.map(({ name, text }) => [name, text])),
  );
  expect(isPdfA(pdf)).toBe(false);
});

test('one document leaves nothing to the next one, and the same document is the same bytes', async () => {
  const render = createRenderReport(typeset);
  const make = (nom: string) =>
    render(buildReportContent(prepareReportInput(makeSampleInput({ productName: nom }))), 'a-3a');
  const [first, other, again] = [await make('Premier'), await make('Autre'), await make('Premier')];
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, other)).not.toBe(0);
});

test('a report of many rows is typeset in parts, with the same rows, tags and data', async () => {
  const content = buildReportContent(prepareReportInput(makeLargeInput(12)));
  // 12 risks and 4 actions.
  const pdf = await createRenderReport(typeset, { atOnce: 15, inAPart: 5 })(content, 'a-3a');
  const whole = await createRenderReport(typeset)(content, 'a-3a');
  const tables = await readTables(pdf);
  expect(textsOf(tables)).toEqual(textsOf(await readTables(whole)));
  expect(listWrongCells(tables)).toEqual([]);
  expect((await listStructureFaults(pdf)).faults).toEqual([]);
  expect(await listMissingObjects(pdf)).toEqual([]);
  const [read, wholeRead] = [await readPdf(pdf), await readPdf(whole)];
  expect(read.pages.length).toBeGreaterThan(wholeRead.pages.length);
  expect(read.outline).toEqual(wholeRead.outline);
  expect(read.attachments).toEqual(wholeRead.attachments);
});

test('an invoice has its data, and does not claim the standard that asks for PDF/A', async () => {
  const { pdf, xml } = await createRenderFacture(typeset)({ facture: makeFacture(), productName: 'ODU' });
  expect(xml).toContain('CrossIndustryInvoice');
  expect(Buffer.from(pdf).includes('fx:ConformanceLevel')).toBe(false);
});

test('what cannot be typeset is told by file and line', async () => {
  const compiler = await createWasmCompiler({ directory, fonts: loadFonts() });
  for (const name of ['content.json', 'widest-words.json']) compiler.mapFile(name, Buffer.from('{}'));
  let thrown: unknown;
  try {
    compiler.makePdf('avis.typ', 'a-2a', false);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(ReportError);
  expect((thrown as ReportError).diagnostics[0]).toMatch(/^[a-z]+\.typ:\d+ \S/);
});
