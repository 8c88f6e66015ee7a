import type { DisplayOptions } from '@odu/api-contract/types';
import { NBSP } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { numberActions } from '../src/content/numbered-actions.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import { makePdf } from './make-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const UNITE_1 = [
  'CHI-POU-01',
  'CHI-POU-02',
  'PHY-MAN-01',
  'PHY-MAN-02',
  'THE-BRU-01',
  'THE-CHA-01',
  'EQT-PET-01',
  'EQT-LAM-01',
];
const UNITE_2 = ['CPP-SOL-01', 'RPS-VEX-01', 'RPS-VEX-02', 'PHY-POS-01', 'PHY-POS-02'];
const UNITE_3 = ['ROU-MIS-01', 'ROU-MIS-02'];

const byCode = (codes: string[]) => codes.toSorted();
const printedCodes = async (displayOptions: DisplayOptions) => {
  const pdf = await readPdf(await makePdf(makeSampleInput({ displayOptions })));
  const text = pdf.compact.slice(
    pdf.compact.lastIndexOf('Niveau=G×F×M'),
    pdf.compact.lastIndexOf('III,2°ducode'),
  );
  return text.match(/(?:[A-Z]{3}-){2}\d\d/g);
};

const contentOf = (displayOptions: DisplayOptions) =>
  buildReportContent(prepareReportInput(makeSampleInput({ displayOptions })));

describe('the inventory follows the display options', () => {
  test.for<[DisplayOptions, string[]]>([
    [
      { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
      [...UNITE_1, ...UNITE_2, ...UNITE_3],
    ],
    [
      { sortBy: 'code', shouldGroupByUnite: true, shouldGroupByCategorie: false },
      [...byCode(UNITE_1), ...byCode(UNITE_2), ...byCode(UNITE_3)],
    ],
    [
      { sortBy: 'code', shouldGroupByUnite: false, shouldGroupByCategorie: false },
      byCode([...UNITE_1, ...UNITE_2, ...UNITE_3]),
    ],
    [
      { sortBy: 'niveauDeRisqueValue', shouldGroupByUnite: true, shouldGroupByCategorie: false },
      [
        'EQT-PET-01',
        'CHI-POU-01',
        'THE-CHA-01',
        'PHY-MAN-01',
        'THE-BRU-01',
        'PHY-MAN-02',
        'CHI-POU-02',
        'EQT-LAM-01',
        'RPS-VEX-02',
        'RPS-VEX-01',
        'PHY-POS-01',
        'CPP-SOL-01',
        'PHY-POS-02',
        'ROU-MIS-01',
        'ROU-MIS-02',
      ],
    ],
    [
      { sortBy: 'niveauDeRisqueValue', shouldGroupByUnite: true, shouldGroupByCategorie: true },
      [
        'CHI-POU-01',
        'CHI-POU-02',
        'PHY-MAN-01',
        'PHY-MAN-02',
        'THE-CHA-01',
        'THE-BRU-01',
        'EQT-PET-01',
        'EQT-LAM-01',
        'CPP-SOL-01',
        'RPS-VEX-02',
        'RPS-VEX-01',
        'PHY-POS-01',
        'PHY-POS-02',
        'ROU-MIS-01',
        'ROU-MIS-02',
      ],
    ],
  ])('%o', async ([options, expected]) => {
    expect(await printedCodes(options)).toEqual(expected);
  });

  test.for([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const)(
    'units %s, categories %s: what is not a title is said in the row',
    ([shouldGroupByUnite, shouldGroupByCategorie]) => {
      const { groupes } = contentOf({ sortBy: 'none', shouldGroupByUnite, shouldGroupByCategorie }).risques;
      expect(groupes.map(({ titre }) => titre)).toEqual(
        shouldGroupByUnite
          ? makeSampleInput().data.unitesDeTravail.map(({ displayName }) => displayName)
          : [null],
      );
      const blocs = groupes.flatMap((groupe) => groupe.blocs);
      expect(blocs.every(({ categorie }) => (categorie !== null) === shouldGroupByCategorie)).toBe(true);
      const row = blocs.flatMap(({ lignes }) => lignes).find(({ code }) => code === 'RPS-VEX-02');
      const expected = [
        ...(shouldGroupByUnite ? [] : ['Vente et accueil de la clientèle']),
        ...(shouldGroupByCategorie ? [] : ['Violences externes']),
      ];
      expect(row?.contexte).toBe(expected.length === 0 ? null : expected.join(' · '));
      expect(blocs.flatMap(({ lignes }) => lignes)).toHaveLength(15);
    },
  );

  test.for([
    ['none', 'actions de prévention ».'],
    ['code', 'Les risques sont triés par numéro.'],
    ['niveauDeRisqueValue', 'Les risques sont triés du niveau le plus élevé au plus faible.'],
  ] as const)('sorted by %s, the legend ends with « %s »', ([sortBy, end]) => {
    const { legende } = contentOf({ sortBy, shouldGroupByUnite: true, shouldGroupByCategorie: true }).risques;
    expect(legende.replaceAll(/\s/g, ' ').slice(-end.length)).toBe(end);
  });

  test('a unit’s title says how many of its risks are evaluated, and the highest', () => {
    const { groupes } = contentOf({
      sortBy: 'none',
      shouldGroupByUnite: true,
      shouldGroupByCategorie: true,
    }).risques;
    const highest = `Risque le plus élevé${NBSP}:`;
    expect(groupes.map(({ resume }) => resume?.phrase)).toEqual([
      `niveau moyen sur 8 risques. ${highest} 15,0 (Critique).`,
      `niveau moyen sur 5 risques, dont 4 évalués. ${highest} 5,0 (Critique).`,
      `niveau moyen sur 2 risques. ${highest} 3,0 (Important).`,
    ]);
  });
});

test('the summary shows the highest risks first, and those of one level by code', () => {
  const { prioritaires } = buildReportContent(prepareReportInput(makeSampleInput())).synthese;
  expect(prioritaires.map(({ code, valeur }) => `${code} ${valeur}`)).toEqual([
    'EQT-PET-01 15,0',
    'CHI-POU-01 12,0',
    'THE-CHA-01 7,5',
    'PHY-MAN-01 6,8',
    'RPS-VEX-02 5,0',
    // Its unit comes after that of THE-BRU-01, as high.
    'RPS-VEX-01 4,5',
  ]);
});

test('the actions are numbered by date, and those without one come last', () => {
  const { data } = makeSampleInput();
  const [unite] = data.unitesDeTravail;
  const [action] = unite?.papripactActionsPreventives ?? [];
  if (unite === undefined || action === undefined) throw new Error('the sample has an action');
  const papripactActionsPreventives = [null, '2027-01-02', '', '2026-01-02'].map((date) => ({
    ...action,
    date,
  }));
  const numbered = numberActions({ ...data, unitesDeTravail: [{ ...unite, papripactActionsPreventives }] });
  expect(numbered.map((one) => [one.reference, one.action.date])).toEqual([
    ['A1', '2026-01-02'],
    ['A2', '2027-01-02'],
    ['A3', null],
    ['A4', ''],
  ]);
});
