import type { MesureEnPlace } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import type { ReportInput } from '../src/report-input.ts';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const mesure = (idMesure: string, texte: string, type: MesureEnPlace['type']): MesureEnPlace => ({
  idMesure,
  texte,
  type,
});

const inputWith = (mesuresEnPlace: MesureEnPlace[] | undefined): ReportInput => {
  const sample = makeSampleInput();
  const unitesDeTravail = sample.data.unitesDeTravail.slice(0, 1).map((unite) => ({
    ...unite,
    risques: unite.risques.slice(0, 1).map((risque) => ({ ...risque, mesuresEnPlace })),
    papripactActionsPreventives: [],
  }));
  return { ...sample, data: { ...sample.data, unitesDeTravail } };
};
const firstLine = (input: ReportInput) => {
  const { mesures, ...others } =
    buildReportContent(prepareReportInput(input)).risques.groupes[0]?.blocs[0]?.lignes[0] ?? {};
  return { mesures, others };
};
const GANTS = mesure('m1', 'Gants longs', 'protection individuelle');
const CARTER = mesure('m2', 'Carter fixe', 'protection collective');

test('are a list under the danger, by kind, with their kind; nothing else of the row moves', async () => {
  const without = firstLine(inputWith([]));
  const withThem = firstLine(inputWith([GANTS, CARTER]));
  expect(withThem.mesures?.map(({ texte }) => texte)).toEqual(['Carter fixe', 'Gants longs']);
  expect(withThem.others).toEqual(without.others);
  const { compact } = await readPdf(await makePdf(inputWith([GANTS, CARTER])));
  expect(compact).toContain(
    compactText(
      'Mesures en place : • Carter fixe (protection collective) • Gants longs (protection individuelle)',
    ),
  );
  // A list of two items for a screen reader; the engine's own export refuses a file whose tags are wrong.
  const countItems = async (mesures: MesureEnPlace[]) => {
    const { pages } = await readPdf(await makePdf(inputWith(mesures), 'ua-1'));
    return pages.flatMap(({ tags }) => tags).filter((role) => role === 'LI').length;
  };
  expect((await countItems([GANTS, CARTER])) - (await countItems([]))).toBe(2);
});

test('a version that is older than they are says nothing of them', async () => {
  const { compact } = await readPdf(await makePdf(inputWith(undefined)));
  expect(compact).not.toContain(compactText('Mesures en place :'));
});

test('a hundred of them, of 1,000 characters each, lose not a word over the pages', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    mesure(`m${index}`, `${'protéger '.repeat(109)}mesure${index}x`, 'organisation'),
  );
  const { text } = await readPdf(await makePdf(inputWith(many)));
  const found = new Set(text.match(/mesure\d+x/g));
  expect(many.filter((_, index) => !found.has(`mesure${index}x`))).toEqual([]);
});
