import { describe, expect, test } from 'vitest';
import { buildReportContent } from '../../src/content/build-report-content.ts';
import type { GroupeContent } from '../../src/content/report-content.ts';
import { cutGroupes } from '../../src/parts/cut-rows.ts';
import { splitReport } from '../../src/parts/split-report.ts';
import { prepareReportInput } from '../../src/preuve/prepare-report-input.ts';
import type { ReportInput, SnapshotUnite } from '../../src/report-input.ts';
import { evaluatedAnew, makeLargeInput, withReasons } from '../sample-report-input.ts';

const printed = (input: ReportInput) => ({
  ...buildReportContent(prepareReportInput(input)),
  hasReplacements: false,
});
const contentOf = (risks: number) => printed({ ...makeLargeInput(risks), precedente: null });

/** Of which table each part of a report is. */
const listParts = (input: ReportInput) =>
  splitReport(printed(input))?.parts.map((part) =>
    (['risques', 'actions', 'raisons', 'journal'] as const).find((name) => name in part),
  );

const withUnites = (input: ReportInput, change: (unite: SnapshotUnite) => SnapshotUnite): ReportInput => ({
  ...input,
  data: { ...input.data, unitesDeTravail: input.data.unitesDeTravail.map(change) },
});

/** The groups of an inventory, each as the numbers of rows of its categories. */
const groupesOf = (...groupes: number[][]): GroupeContent[] => {
  const { risques } = contentOf(1);
  const [groupe] = risques.groupes;
  const [bloc] = groupe?.blocs ?? [];
  const [ligne] = bloc?.lignes ?? [];
  if (groupe === undefined || bloc === undefined || ligne === undefined) throw new Error('There is a risk');
  return groupes.map((blocs, index) => ({
    ...groupe,
    titre: `Unité ${index + 1}`,
    blocs: blocs.map((rows) => ({ ...bloc, lignes: Array.from({ length: rows }, () => ligne) })),
  }));
};

const shapeOf = (parts: GroupeContent[][]) =>
  parts.map((groupes) =>
    groupes.map(({ titre, blocs }) => [titre, ...blocs.map(({ lignes }) => lignes.length)]),
  );

describe('an inventory is cut', () => {
  test('between two units, where none has more rows than a part', () => {
    expect(shapeOf(cutGroupes(groupesOf([4], [3, 3], [2], [10], []), 10))).toEqual([
      [
        ['Unité 1', 4],
        ['Unité 2', 3, 3],
      ],
      [['Unité 3', 2]],
      [['Unité 4', 10], ['Unité 5']],
    ]);
  });

  test('between two categories of a unit that has more, and in a category that has more', () => {
    expect(shapeOf(cutGroupes(groupesOf([2], [4, 5, 12, 3], [1]), 10))).toEqual([
      [['Unité 1', 2]],
      [['Unité 2', 4, 5]],
      [[null, 10]],
      [
        [null, 2, 3],
        ['Unité 3', 1],
      ],
    ]);
  });

  test('with what is said of a unit before its first piece alone', () => {
    const [groupe] = groupesOf([25]);
    if (groupe === undefined) throw new Error('There is a group');
    const said = {
      titre: 'Fournil',
      titreComplet: 'Fournil et laboratoire',
      exposition: [{ label: 'Salariés', texte: '12 personnes' }],
      resume: { valeur: '8,0', status: 'ORANGE', label: 'Important', phrase: 'niveau moyen' },
    } as const;
    const none = { titre: null, titreComplet: null, exposition: [], resume: null };
    const pieces = cutGroupes([{ ...groupe, ...said, exposition: [...said.exposition] }], 10).flat();
    expect(pieces).toMatchObject([said, none, none]);
  });

  test('into nothing, where there is none', () => {
    expect(cutGroupes([], 10)).toEqual([]);
    expect(shapeOf(cutGroupes(groupesOf([]), 10))).toEqual([[['Unité 1']]]);
  });
});

test('1,000 risks are typeset at once, and 1,200 in parts; their actions then too, where they are many', () => {
  expect(splitReport(contentOf(1000))).toBeNull();
  // With the hundred lines of a journal, as the bench has them.
  expect(listParts(makeLargeInput(1000))).toBeUndefined();
  expect(splitReport(contentOf(1200))?.parts).toHaveLength(3);
  expect(splitReport(contentOf(1800))?.parts).toHaveLength(6);
});

test('what changed since the version before counts, and is typeset in parts', () => {
  const input = withUnites(makeLargeInput(900), (unite) => ({ ...unite, papripactActionsPreventives: [] }));
  expect(listParts({ ...input, precedente: null })).toBeUndefined();
  expect(listParts(evaluatedAnew(input))).toEqual(['risques', 'risques', 'journal', 'journal']);
});

test('why families do not concern a unit counts, and is typeset in parts', () => {
  const input = { ...makeLargeInput(900), precedente: null };
  expect(listParts(input)).toBeUndefined();
  // 20 reasons of 30 units.
  expect(listParts(withReasons(input, 20))).toEqual(['risques', 'risques', 'raisons', 'raisons']);
});

test('a risk counts more with its measures in place: 1,000 risks of 20 each are typeset in parts', () => {
  const mesuresEnPlace = Array.from({ length: 20 }, (_, index) => ({
    idMesure: `mesure-${index}`,
    texte: 'Gants longs',
    type: 'protection individuelle' as const,
  }));
  const input = withUnites(makeLargeInput(1000), (unite) => ({
    ...unite,
    risques: unite.risques.map((risque) => ({ ...risque, mesuresEnPlace })),
  }));
  // A unit of 30 risks is 160 rows.
  expect(listParts(input)).toEqual(Array.from({ length: 12 }, () => 'risques'));
});

const LONG = 'Constat fait lors de la visite du poste. '.repeat(40);

test('a row counts more with long texts: 800 risks of 1,500 characters of remarks are typeset in parts', () => {
  const input = withUnites(makeLargeInput(800), (unite) => ({ ...unite, papripactActionsPreventives: [] }));
  expect(listParts({ ...input, precedente: null })).toBeUndefined();
  const long = withUnites(input, (unite) => ({
    ...unite,
    risques: unite.risques.map((risque) => ({ ...risque, remarques: LONG.slice(0, 1_500) })),
  }));
  expect(new Set(listParts({ ...long, precedente: null }))).toEqual(new Set(['risques']));
});

test('so do the rows of the other tables', () => {
  const input = { ...makeLargeInput(450), precedente: null };
  expect(listParts(input)).toBeUndefined();
  const actions = withUnites(input, (unite) => ({
    ...unite,
    papripactActionsPreventives: unite.papripactActionsPreventives.map((action) => ({
      ...action,
      descriptionDeLaMesure: LONG + LONG,
      indicateurResultat: LONG,
    })),
  }));
  expect(listParts(actions)).toContain('actions');
  const raisons = withUnites(withReasons(input, 20), (unite) => ({
    ...unite,
    famillesNonConcernees: (unite.famillesNonConcernees ?? []).map((one) => ({ ...one, motif: LONG + LONG })),
  }));
  expect(listParts(raisons)).toContain('raisons');
  // The journal cuts each text, but it has two of each field that changed.
  const before = evaluatedAnew(input);
  expect(listParts(before)).toBeUndefined();
  const after = withUnites(before, (unite) => ({
    ...unite,
    risques: unite.risques.map((risque) => ({ ...risque, danger: LONG, remarques: LONG })),
  }));
  expect(listParts(after)).toContain('journal');
});

test('a part whose titles are not those of its content makes no report', () => {
  const split = splitReport(contentOf(60), { atOnce: 50, inAPart: 30 });
  expect(() => split?.frame(split.parts.map(() => ({ pages: [1], places: [] })))).toThrow('other titles');
});

test('each part goes on with the chapter of its table, whatever chapters the report is without', () => {
  const content = printed(evaluatedAnew(withReasons(makeLargeInput(60), 15)));
  const { familles } = content;
  const annexe = { ...content.annexe } as NonNullable<typeof content.annexe>;
  /** The chapters of the parts of one table. */
  const chapitresOf = (table: string, changed: Partial<typeof content> = {}) => {
    const split = splitReport({ ...content, ...changed }, { atOnce: 50, inAPart: 20 });
    return (split?.parts ?? []).flatMap((part) =>
      table in part && 'chapitre' in part ? [part.chapitre] : [],
    );
  };
  const titles = content.risques.groupes.map(({ titre }) => titre);
  expect(titles).toHaveLength(2);
  expect(chapitresOf('risques')).toEqual([[4], [5, 1], [5, 1], [5, 2]]);
  expect(new Set(chapitresOf('raisons').map(String))).toEqual(new Set(['7']));
  const journalOf = (changed: Partial<typeof content>) => chapitresOf('journal', changed)[0];
  expect(journalOf({ familles, annexe })).toEqual([10]);
  expect(journalOf({ familles, annexe: null })).toEqual([9]);
  expect(journalOf({ familles: null, annexe })).toEqual([9]);
  expect(journalOf({ familles: familles && { ...familles, parties: [] }, annexe: null })).toEqual([8]);
});
