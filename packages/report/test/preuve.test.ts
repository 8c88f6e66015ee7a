import { describe, expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import type { ReportInput, SnapshotData } from '../src/report-input.ts';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput();
const BEFORE = { versionNumber: 2, creationTime: '2025-11-20T08:00:00.000Z' };
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

test('a full report carries its data and its seal, byte for byte, and stays PDF/A-3', async () => {
  const bytes = await makePdf(sample);
  const pdf = await readPdf(bytes);
  expect(pdf.attachments).toEqual(sample.preuve?.fichiers);
  expect(latin1(bytes)).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(pdf.outline.join('|')).toContain('Vérifier ce document');
  for (const text of [
    'Version N° 3, générée le 21 novembre 2026 à 10:30 (heure de Paris)',
    `Empreinte de la version précédente (SHA-256) ${sample.preuve?.previousHash ?? ''}`,
    'Ce fichier porte les données de la version (duerp.json) et ce que son empreinte scelle (version.json). La page https://odu.example/verifier dit si un fichier est bien une version, sans l’envoyer.',
  ])
    expect(pdf.compact).toContain(compactText(text));
  expect(pdf.addresses.map(([, url]) => url)).toContain('https://odu.example/verifier');
});

test('a first version says that there is none before it, and has no journal', async () => {
  const { preuve, ...rest } = sample;
  const pdf = await readPdf(
    await makePdf({ ...rest, precedente: null, preuve: preuve && { ...preuve, previousHash: null } }),
  );
  expect(pdf.compact).toContain(compactText('Aucune : c’est la première version.'));
  expect(pdf.outline.join('|')).not.toContain('Journal des modifications');
});

test('a demo proves nothing: neither data, nor hash, nor a text of what changed', async () => {
  const bytes = await makePdf({ ...sample, isDemo: true });
  const pdf = await readPdf(bytes);
  expect(pdf.attachments).toEqual({});
  expect(latin1(bytes)).not.toContain('EmbeddedFile');
  expect(pdf.outline.join('|')).not.toContain('Vérifier ce document');
  expect(pdf.compact).not.toContain(sample.preuve?.previousHash);
  expect(pdf.outline.join('|')).toContain('Journal des modifications');
  const { journal } = buildReportContent(prepareReportInput({ ...sample, isDemo: true }));
  const gone = sample.data.unitesDeTravail[0]?.risques.at(-1);
  expect(JSON.stringify(journal)).not.toContain(gone?.displayName);
});

test('a demo tells nothing that the version before said of risks and actions, gone or written anew', () => {
  const [unite, ...others] = sample.data.unitesDeTravail;
  if (unite === undefined) throw new Error('the sample has units');
  const [risque, ...risques] = unite.risques;
  const [action, ...actions] = unite.papripactActionsPreventives;
  if (risque === undefined || action === undefined)
    throw new Error('its first unit has a risk and an action');
  const before = {
    ...unite,
    risques: [
      { ...risque, displayName: 'Ancien nom', danger: 'Ancien danger' },
      ...risques,
      { ...risque, idRisque: 'gone', displayName: 'Risque disparu' },
    ],
    papripactActionsPreventives: [
      { ...action, responsable: 'Ancien responsable' },
      ...actions,
      { ...action, idAction: 'gone', descriptionDeLaMesure: 'Mesure disparue' },
    ],
  };
  const precedente = { ...BEFORE, data: { ...sample.data, unitesDeTravail: [before, ...others] } };
  const journalOf = (isDemo: boolean) =>
    JSON.stringify(buildReportContent(prepareReportInput({ ...sample, precedente, isDemo })).journal);
  for (const text of [
    'Ancien nom',
    'Ancien danger',
    'Risque disparu',
    'Ancien responsable',
    'Mesure disparue',
  ]) {
    expect(journalOf(false)).toContain(text);
    expect(journalOf(true)).not.toContain(text);
  }
});

test('a demo is scrambled once, for its pages and its journal', () => {
  let times = 0;
  const scrambled = <T extends object>(entity: T): T =>
    new Proxy(entity, {
      ownKeys: (target) => {
        times += 1;
        return Reflect.ownKeys(target);
      },
    });
  const [unite] = sample.data.unitesDeTravail;
  const [risque] = unite?.risques ?? [];
  if (unite === undefined || risque === undefined) throw new Error('the sample has no risk');
  const data = { ...sample.data, unitesDeTravail: [{ ...unite, risques: [scrambled(risque)] }] };
  const { journal } = prepareReportInput({ ...sample, data, isDemo: true });
  expect(journal?.lignes).not.toEqual([]);
  expect(times).toBe(1);
});

describe('the journal since the version before', () => {
  const journalOf = (input: ReportInput) => buildReportContent(prepareReportInput(input)).journal;

  test('says what changed, a whole unit in one line', async () => {
    const journal = journalOf(sample);
    expect(journal?.phrase).toBe('3 changements depuis la version 2 du 20\u00A0novembre 2025.');
    expect(journal?.lignes.map(({ titre }) => titre)).toEqual([
      'Unité de travail ajoutée',
      'Risque réévalué',
      'Risque ajouté',
    ]);
    expect(journal?.lignes[1]?.details[0]).toMatch(/^de \d+,\d\u00A0\p{L}+ à \d+,\d\u00A0\p{L}+$/u);
    const pdf = await readPdf(await makePdf(sample));
    const page = pdf.pages.find(
      ({ text }) => text.includes('Journal des modifications') && text.includes('Avant et'),
    );
    expect(compactText(page?.text ?? '')).toContain(compactText(journal?.lignes[1]?.details[0] ?? '?'));
    expect(page?.tags).toContain('TH');
  });

  test.for([
    ['Ancien', 'Nouveau', '«\u202FAncien\u202F» devient «\u202FNouveau\u202F»'],
    // Our own word for nothing is no quotation; a text of a person in brackets is.
    ['', '(voir la notice)', '(vide) devient «\u202F(voir la notice)\u202F»'],
    ['Ancien', `(${'x'.repeat(40_000)}`, `«\u202FAncien\u202F» devient «\u202F(${'x'.repeat(298)}…\u202F»`],
  ] as const)('a text that was changed is said as it was, then as it is: %#', ([avant, apres, said]) => {
    const withDanger = (danger: string): SnapshotData => ({
      ...sample.data,
      unitesDeTravail: sample.data.unitesDeTravail.map((unite, index) => ({
        ...unite,
        risques: unite.risques.map((risque, place) =>
          index === 0 && place === 0 ? { ...risque, danger } : risque,
        ),
      })),
    });
    const journal = journalOf({
      ...sample,
      data: withDanger(apres),
      precedente: { ...BEFORE, data: withDanger(avant) },
    });
    expect(journal?.lignes.map(({ details }) => details)).toEqual([[`Danger\u00A0: ${said}`]]);
  });

  test('nothing changed is said too', () => {
    expect(journalOf({ ...sample, precedente: { ...BEFORE, data: sample.data } })).toEqual({
      phrase: 'Aucun changement depuis la version 2 du 20\u00A0novembre 2025.',
      lignes: [],
    });
  });

  test('a text of a person is cut, and a row that is long may break', async () => {
    const [unite, ...others] = sample.data.unitesDeTravail;
    const data: SnapshotData = {
      ...sample.data,
      unitesDeTravail: [
        {
          ...(unite ?? { idUniteDeTravail: '', categorieDeRisques: [], papripactActionsPreventives: [] }),
          displayName: 'é'.repeat(200),
          risques: (unite?.risques ?? []).map((risque) => ({
            ...risque,
            displayName: 'W'.repeat(1_000),
            danger: 'mot '.repeat(10_000),
            remarques: 'x'.repeat(40_000),
          })),
        },
        ...others,
      ],
    };
    const input: ReportInput = { ...sample, precedente: { ...BEFORE, data } };
    const pdf = await readPdf(await makePdf(input));
    for (const page of pdf.pages) expect(page.rightmost).toBeLessThanOrEqual(page.width);
    expect(journalOf(input)?.lignes.some(({ isLong }) => isLong)).toBe(true);
    expect(JSON.stringify(journalOf(input)).length).toBeLessThan(20_000);
  });
});
