import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildReportContent } from '../../src/content/build-report-content.ts';
import { splitReport } from '../../src/parts/split-report.ts';
import { prepareReportInput } from '../../src/preuve/prepare-report-input.ts';
import { listWrongCells, textsOf } from '../check-tables.ts';
import { makePdf, makePdfInParts } from '../make-pdf.ts';
import { readLinks } from '../read-links.ts';
import { readPdf } from '../read-pdf.ts';
import { listMissingObjects, listStructureFaults } from '../read-structure.ts';
import { readTables } from '../read-tables.ts';
import { makeLargeInput } from '../sample-report-input.ts';

const large = makeLargeInput(72);
/** 72 risks and, for every third of them, four actions: 96. */
const input = {
  ...large,
  precedente: null,
  data: {
    ...large.data,
    unitesDeTravail: large.data.unitesDeTravail.map((unite) => ({
      ...unite,
      papripactActionsPreventives: unite.papripactActionsPreventives.flatMap((action) =>
        [1, 2, 3, 4].map((number) => ({
          ...action,
          idAction: `${action.idAction}-${number}`,
          descriptionDeLaMesure: `${action.descriptionDeLaMesure} Étape ${number}.`,
        })),
      ),
    })),
  },
};
/** Each table in parts, or that of the actions alone. */
const BOTH = { atOnce: 95, inAPart: 20 };
const ACTIONS_ALONE = { atOnce: 95, inAPart: 80 };

/** Of each link to a place of the same file, the number of the page that a screen reader says, and of the one that it leads to. */
async function readSaidPages(bytes: Uint8Array): Promise<[said: number, page: number][]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = pdf.getPages().map(({ ref }) => ref);
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]): [number, number][] => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Subtype')) !== PDFName.of('Link')) return [];
    const to = object.lookup(PDFName.of('Dest'));
    if (!(to instanceof PDFArray)) return [];
    const contents = object.lookup(PDFName.of('Contents'));
    const isText = contents instanceof PDFString || contents instanceof PDFHexString;
    // In the table of contents the title stands before it.
    const [, said] = (isText ? contents.decodeText() : '').match(/page\s(\d+)$/) ?? [];
    return [[Number(said), pages.findIndex((ref) => ref === to.get(0)) + 1]];
  });
}

test('only the table of more rows than a part is cut', () => {
  const content = { ...buildReportContent(prepareReportInput(input)), hasReplacements: false };
  const listTables = (limits: typeof BOTH) =>
    splitReport(content, limits)?.parts.map((part) => ('actions' in part ? 'actions' : 'risques'));
  expect(listTables(ACTIONS_ALONE)).toEqual(['actions', 'actions']);
  expect(new Set(listTables(BOTH))).toEqual(new Set(['risques', 'actions']));
});

describe.for([
  ['both tables', BOTH],
  ['the actions alone, of which the risks stay in the file of the rest', ACTIONS_ALONE],
] as const)('a report typeset in parts for %s', ([, limits]) => {
  let bytes: Uint8Array;
  let whole: Uint8Array;
  beforeAll(async () => {
    [bytes, whole] = [await makePdfInParts(input, limits), await makePdf(input)];
  });

  test('has the same rows in the same order, every cell tied to its headers', async () => {
    const tables = await readTables(bytes);
    expect(textsOf(tables)).toEqual(textsOf(await readTables(whole)));
    expect(listWrongCells(tables)).toEqual([]);
    expect((await listStructureFaults(bytes)).faults).toEqual([]);
    expect(await listMissingObjects(bytes)).toEqual([]);
  });

  test('has the same bookmarks, and says of each unit once how its risks stand', async () => {
    const [pdf, wholePdf] = [await readPdf(bytes), await readPdf(whole)];
    expect(pdf.outline).toEqual(wholePdf.outline);
    expect(pdf.compact.match(/niveaumoyensur/g)).toHaveLength(3);
    expect(wholePdf.compact.match(/niveaumoyensur/g)).toHaveLength(3);
  });

  test('leads from each risk to its actions and back', async () => {
    const links = await readLinks(bytes);
    const toActions = links.filter(({ text }) => /^A\d+$/.test(text.trim()));
    const toRisques = links.filter(({ text }) => /^R-\d+-\d\d · /.test(text.trim()));
    expect([toActions.length, toRisques.length]).toEqual([96, 96]);
    for (const { text, target } of [...toActions, ...toRisques])
      expect(target.trim().split(/\s/)[0]).toBe(text.trim().split(' · ')[0]);
  });

  test('says to a screen reader the page that each link leads to', async () => {
    const links = await readSaidPages(bytes);
    expect(links.length).toBeGreaterThan(192);
    expect(links.map(([said]) => said)).toEqual(links.map(([, page]) => page));
  });
});
