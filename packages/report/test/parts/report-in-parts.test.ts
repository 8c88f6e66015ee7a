import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReportInput } from '../../src/report-input.ts';
import { dataRows, inventories, listWrongCells, textsOf } from '../check-tables.ts';
import { makePdf, makePdfInParts } from '../make-pdf.ts';
import { type ReadLink, readLinks } from '../read-links.ts';
import { type ReadPdf, compactText, readPdf } from '../read-pdf.ts';
import { listMissingObjects, listStructureFaults } from '../read-structure.ts';
import { type ReadTable, readMarks, readTables } from '../read-tables.ts';
import { evaluatedAnew, makeLargeInput, withReasons } from '../sample-report-input.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** 72 risks, 24 actions, ten reasons of each of the three units and 72 lines of the journal are 198 rows. */
const input = evaluatedAnew(withReasons(makeLargeInput(72), 10));
const LIMITS = { atOnce: 197, inAPart: 20 };

const codesOf = ({ data }: ReportInput): (string | null | undefined)[] =>
  data.unitesDeTravail.flatMap(({ risques }) => risques.map(({ code }) => code));

/** Reads the table of contents: each title leads to itself, with its number, on the page that is said. */
function expectContents(links: readonly ReadLink[]): string[] {
  const contents = links.filter(({ page }) => page === 2);
  for (const { text, target, targetPage } of contents) {
    const [, title = '', number] = text.trim().match(/^(.*?)[.\s]*(\d+)$/s) ?? [];
    expect(Number(number)).toBe(targetPage);
    expect(compactText(target).replace('DÉMONSTRATION', '')).toContain(compactText(title));
  }
  return contents.map(({ text }) => compactText(text));
}

/** What is said of the document, without the numbers of pages in its table of contents. */
const saidOf = async (bytes: Uint8Array): Promise<Set<string>> =>
  new Set(
    Array.from((await readMarks(bytes)).values(), (text) => text.trim()).filter(
      (text) => !/^\d+$/.test(text),
    ),
  );

test('a report of no more rows than are typeset at once is the same file', async () => {
  const atOnce = await makePdf(input);
  expect(hash(await makePdfInParts(input, { ...LIMITS, atOnce: 198 }))).toBe(hash(atOnce));
  // No table has more rows than a part.
  expect(hash(await makePdfInParts(input, { atOnce: 197, inAPart: 72 }))).toBe(hash(atOnce));
});

describe('a report of one row more', () => {
  let bytes: Uint8Array;
  let pdf: ReadPdf;
  let whole: ReadPdf;
  let tables: ReadTable[];
  let links: ReadLink[];
  beforeAll(async () => {
    bytes = await makePdfInParts(input, LIMITS);
    pdf = await readPdf(bytes);
    whole = await readPdf(await makePdf(input));
    tables = await readTables(bytes);
    links = await readLinks(bytes);
  });

  test('has the same rows in the same tables, every risk once', async () => {
    expect(
      inventories(tables)
        .flatMap(dataRows)
        .map(([code]) => code?.text),
    ).toEqual(codesOf(input));
    expect(textsOf(tables)).toEqual(textsOf(await readTables(await makePdf(input))));
  });

  test('has the same texts, on more pages', async () => {
    expect(await saidOf(bytes)).toEqual(await saidOf(await makePdf(input)));
    expect(pdf.pages.length).toBeGreaterThan(whole.pages.length);
  });

  test('has on every page the document, its version, and the page’s number', () => {
    for (const { text, number } of pdf.pages.slice(1)) {
      expect(text).toContain(`Page ${number} / ${pdf.pages.length}`);
      expect(compactText(text)).toContain(compactText('DUERP · Boulangerie Faure et Fils'));
      expect(compactText(text)).toContain(compactText('Version 3 du 21 novembre 2026'));
    }
    expect(pdf.pages.filter(({ isLandscape }) => isLandscape).length).toBeGreaterThan(1);
  });

  test('has the same bookmarks, and a table of contents that says on which pages the titles are', () => {
    expect(pdf.outline).toEqual(whole.outline);
    const titles = expectContents(links);
    expect(titles).toHaveLength(pdf.outline.length);
    for (let unite = 1; unite <= 3; unite += 1) {
      const title = compactText(`5.${unite}Unité de travail n° ${unite}`);
      expect(titles.filter((text) => text.startsWith(title))).toHaveLength(1);
    }
  });

  test('leads from each risk to its actions and back', () => {
    const count = input.data.unitesDeTravail.flatMap((one) => one.papripactActionsPreventives).length;
    const toActions = links.filter(({ text }) => /^A\d+$/.test(text.trim()));
    const toRisques = links.filter(({ text }) => /^R-\d+-\d\d · /.test(text.trim()));
    expect([toActions.length, toRisques.length]).toEqual([count, count]);
    for (const { text, target } of [...toActions, ...toRisques])
      expect(target.trim().split(/\s/)[0]).toBe(text.trim().split(' · ')[0]);
  });

  test('ties every cell to its headers, and every piece of content to its element', async () => {
    expect(listWrongCells(tables)).toEqual([]);
    const { faults, elements } = await listStructureFaults(bytes);
    expect(faults).toEqual([]);
    expect(elements).toBeGreaterThan(1000);
    expect(await listMissingObjects(bytes)).toEqual([]);
    // In the order of the pages: what a reader says of the whole, title after title.
    expect(pdf.pages.flatMap(({ tags }) => tags).filter((tag) => tag === 'H1')).toEqual(
      whole.pages.flatMap(({ tags }) => tags).filter((tag) => tag === 'H1'),
    );
  });

  test('is the same bytes for the same input, declares PDF/A-3a and carries its data', async () => {
    expect(hash(await makePdfInParts(structuredClone(input), LIMITS))).toBe(hash(bytes));
    const raw = new TextDecoder('latin1').decode(bytes);
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(pdf.attachments).toEqual(input.preuve?.fichiers);
    expect([pdf.isTagged, pdf.language, pdf.title, pdf.isTitleDisplayed]).toEqual([
      true,
      'fr-FR',
      whole.title,
      true,
    ]);
  });
});

test('the engine’s PDF/UA-1 export takes the parts and the rest', async () => {
  // Without titles of units or reasons: alone in its file, a part that begins with one breaks the rule on the first title of a document.
  const without = evaluatedAnew(makeLargeInput(72));
  const displayOptions = { ...without.displayOptions, shouldGroupByUnite: false };
  const raw = new TextDecoder('latin1').decode(
    await makePdfInParts({ ...without, displayOptions }, { ...LIMITS, atOnce: 167 }, 'ua-1'),
  );
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

describe('what is cut elsewhere than between two units', () => {
  test.for([
    ['a unit of more rows than a part', true, true, 'none'],
    ['an inventory without units', false, true, 'code'],
    ['one table', false, false, 'niveauDeRisqueValue'],
    ['units without categories', true, false, 'none'],
  ] as const)('%s', async ([, shouldGroupByUnite, shouldGroupByCategorie, sortBy]) => {
    const options = { shouldGroupByUnite, shouldGroupByCategorie, sortBy };
    const one = { ...input, displayOptions: options };
    const bytes = await makePdfInParts(one, { atOnce: 95, inAPart: 7 });
    const tables = await readTables(bytes);
    expect(textsOf(tables)).toEqual(textsOf(await readTables(await makePdf(one))));
    expect(listWrongCells(tables)).toEqual([]);
    expect((await listStructureFaults(bytes)).faults).toEqual([]);
    const { outline } = await readPdf(bytes);
    expect(outline).toEqual((await readPdf(await makePdf(one))).outline);
  });
});

test('a short table of actions stays in the file of the rest, and leads to the rows of its risks and back', async () => {
  const links = await readLinks(await makePdfInParts(input, { atOnce: 95, inAPart: 30 }));
  const between = links.filter(({ text }) => /^(?:A\d+$|R-\d+-\d\d)/.test(text.trim()));
  expect(between.length).toBeGreaterThan(48);
  for (const { text, target } of between)
    expect(target.trim().split(/\s/)[0]).toBe(text.trim().split(' · ')[0]);
});

test('a name that looks like what a file is made of stays a name', async () => {
  const unitesDeTravail = input.data.unitesDeTravail.map((unite, at) => ({
    ...unite,
    displayName: `Atelier ${at} /Next 55 0 R ) /First 60 0 R ((1 0 R \\ ] >> /Pg 3 0 R /K [9 0 R endobj endstream`,
  }));
  const hostile = { ...input, data: { ...input.data, unitesDeTravail } };
  const bytes = await makePdfInParts(hostile, LIMITS);
  expect((await listStructureFaults(bytes)).faults).toEqual([]);
  expect(await listMissingObjects(bytes)).toEqual([]);
  const whole = await makePdf(hostile);
  expect((await readPdf(bytes)).outline).toEqual((await readPdf(whole)).outline);
  expect(await saidOf(bytes)).toEqual(await saidOf(whole));
});

test('two reports that differ by a word of a row have other identifiers, each the same in its metadata', async () => {
  const identify = async (remarques: string): Promise<string> => {
    const [first, ...others] = input.data.unitesDeTravail;
    if (first === undefined) throw new Error('the sample has units');
    const risques = first.risques.map((risque, at) => (at === 12 ? { ...risque, remarques } : risque));
    const data = { ...input.data, unitesDeTravail: [{ ...first, risques }, ...others] };
    // Without the data as a file, which the rest has.
    const raw = new TextDecoder('latin1').decode(
      await makePdfInParts({ ...input, data, preuve: null }, LIMITS),
    );
    const [, instance = ''] = raw.match(/\/ID \[\([^)]*\) \(([^)]+)\)\]/) ?? [];
    expect(raw).toContain(`<xmpMM:InstanceID>${instance}</xmpMM:InstanceID>`);
    return instance;
  };
  expect(await identify('Un mot')).not.toBe(await identify('Un nom'));
});

test('a demonstration has its mark on every page, and no data; its journal is another chapter', async () => {
  const demo = { ...input, isDemo: true };
  const bytes = await makePdfInParts(demo, { ...LIMITS, atOnce: 167 });
  const titles = expectContents(await readLinks(bytes));
  expect(titles.some((text) => text.startsWith('9Journaldesmodifications'))).toBe(true);
  const pdf = await readPdf(bytes);
  for (const { text } of pdf.pages) expect(text).toContain('DÉMONSTRATION');
  expect(pdf.attachments).toEqual({});
});

test('the page of a character without a font says so, and no other', async () => {
  const [first, ...others] = input.data.unitesDeTravail;
  if (first === undefined) throw new Error('the sample has units');
  const risques = first.risques.map((risque, at) =>
    at === 12 ? { ...risque, danger: 'Produit 漢 (risque)' } : risque,
  );
  const unitesDeTravail = [{ ...first, risques }, ...others];
  const { pages } = await readPdf(
    await makePdfInParts({ ...input, data: { ...input.data, unitesDeTravail } }, LIMITS),
  );
  const numbersOf = (text: string): number[] =>
    pages.filter((page) => page.text.includes(text)).map(({ number }) => number);
  // The second one is that of the versions, which speaks of the sign.
  expect(numbersOf('Sur cette page, le signe')).toEqual(numbersOf('□'));
  // The third one is that of the journal, typeset in parts too.
  expect(numbersOf('□')).toHaveLength(3);
  expect(numbersOf('□')[0]).toBe(numbersOf('Produit □')[0]);
});
