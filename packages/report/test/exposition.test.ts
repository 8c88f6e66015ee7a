import { expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import type { ReportInput } from '../src/report-input.ts';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const DIFFERENCES = 'Sacs de 15 kg pour tous, plan de travail réglable.';

const inputWith = (shouldGroupByUnite: boolean, isDemo = false): ReportInput => {
  const sample = makeSampleInput({ isDemo });
  const [first, ...others] = sample.data.unitesDeTravail.slice(0, 2);
  if (first === undefined) throw new Error('the sample has units');
  const [risque, ...risques] = first.risques;
  if (risque === undefined) throw new Error('its first unit has risks');
  const unite = {
    ...first,
    effectif: { total: 8, femmes: 3, hommes: 5 },
    differencesSelonSexe: DIFFERENCES,
    risques: [{ ...risque, nombreExposes: 2 }, ...risques],
  };
  return {
    ...sample,
    displayOptions: { ...sample.displayOptions, shouldGroupByUnite },
    data: { ...sample.data, unitesDeTravail: [unite, ...others] },
  };
};

test.for([true, false])(
  'who works in a unit is printed, and how many are exposed to a risk; grouped by unit: %s',
  async (shouldGroupByUnite) => {
    const input = inputWith(shouldGroupByUnite);
    const { compact } = await readPdf(await makePdf(input));
    const effectif = 'Effectif : 8 personnes, dont 3 femmes et 5 hommes';
    const name = shouldGroupByUnite ? '' : (input.data.unitesDeTravail[0]?.displayName ?? '');
    expect(compact).toContain(compactText(`${name}${effectif}`));
    expect(compact).toContain(compactText(`Différences selon le sexe : ${DIFFERENCES}`));
    expect(compact).toContain(compactText('2 personnes exposées'));
    expect(compact.split(compactText(effectif))).toHaveLength(2);
  },
);

test('a unit of which nobody said who works in it is not among those of which it is said', () => {
  const { expositions } = buildReportContent(prepareReportInput(inputWith(false))).risques;
  expect(expositions.map(({ unite }) => unite)).toEqual(['Fournil et laboratoire']);
});

test('a demo shows the headcount and hides what is said of women and men', async () => {
  const { compact } = await readPdf(await makePdf(inputWith(true, true)));
  expect(compact).toContain(compactText('8 personnes, dont 3 femmes et 5 hommes'));
  expect(compact).not.toContain('réglable');
});
