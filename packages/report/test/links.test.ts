import { NIVEAU_SEUILS, computeNiveauDeRisqueOrNull } from '@odu/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import type { ReportInput } from '../src/report-input.ts';
import { makePdf } from './make-pdf.ts';
import { type ReadLink, readLinks } from './read-links.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeLargeInput, makeSampleInput } from './sample-report-input.ts';

/** The sample, with some of its risks the employer's own, and one of those with an action. */
const withOwnRisques = (input: ReportInput, isOwn: (code: string) => boolean): ReportInput => ({
  ...input,
  data: {
    ...input.data,
    unitesDeTravail: input.data.unitesDeTravail.map((unite) => ({
      ...unite,
      risques: unite.risques.map((risque) => (isOwn(risque.code ?? '') ? { ...risque, code: '' } : risque)),
    })),
  },
});

describe('a risk and its actions', () => {
  const input = makeLargeInput(40);
  let links: ReadLink[];
  beforeAll(async () => {
    links = await readLinks(await makePdf(input));
  });

  test('each number of an action, in the row of its risk, leads to the row of the action', () => {
    const toActions = links.filter(({ text }) => /^A\d+$/.test(text.trim()));
    const actions = input.data.unitesDeTravail.flatMap((unite) => unite.papripactActionsPreventives);
    expect(toActions).toHaveLength(actions.length);
    for (const { text, target } of toActions) expect(target.trim().split(/\s/)[0]).toBe(text.trim());
  });

  test('each action leads back to the row of its risk', () => {
    const toRisques = links.filter(({ text }) => /^R-\d+-\d\d · /.test(text.trim()));
    const actions = input.data.unitesDeTravail.flatMap((unite) => unite.papripactActionsPreventives);
    expect(toRisques).toHaveLength(actions.length);
    for (const { text, target } of toRisques)
      expect(target.trim().split(/\s/)[0]).toBe(text.trim().split(' · ')[0]);
  });
});

describe('the highest risks of the summary', () => {
  const countHigh = ({ data }: ReportInput): number =>
    data.unitesDeTravail
      .flatMap(({ risques }) => risques)
      .filter((risque) => (computeNiveauDeRisqueOrNull(risque) ?? 0) >= NIVEAU_SEUILS.ORANGE).length;
  /** The sample with only so many of its important and critical risks. */
  const withHigh = (count: number): ReportInput => {
    const input = makeLargeInput(60);
    let left = count;
    const keep = (risque: Parameters<typeof computeNiveauDeRisqueOrNull>[0]): boolean =>
      (computeNiveauDeRisqueOrNull(risque) ?? 0) < NIVEAU_SEUILS.ORANGE || (left -= 1) >= 0;
    const unitesDeTravail = input.data.unitesDeTravail.map((unite) => ({
      ...unite,
      risques: unite.risques.filter(keep),
      papripactActionsPreventives: [],
    }));
    return { ...input, data: { ...input.data, unitesDeTravail } };
  };

  test.for([
    [9, 9],
    [10, 10],
    [11, 6],
    [20, 6],
  ] as const)('of %i, %i are shown, each a link to its row', async ([count, shown]) => {
    const input = withHigh(count);
    expect(countHigh(input)).toBe(count);
    const bytes = await makePdf(input);
    const { compact } = await readPdf(bytes);
    const links = (await readLinks(bytes)).filter(({ text }) => /^R-\d+-\d\d$/.test(text.trim()));
    expect(links).toHaveLength(shown);
    for (const { text, target } of links) expect(target.trim().split(/\s/)[0]).toBe(text.trim());
    const says = compact.match(/\d+sur\d+risquesimportantsoucritiques.*?chapitre\d/)?.[0] ?? null;
    expect(says).toBe(
      shown === count
        ? null
        : compactText(
            `6 sur ${count} risques importants ou critiques ; tous figurent à l’inventaire, chapitre 5`,
          ),
    );
  });
});

describe('the numbers of the employer’s own risks', () => {
  const own = new Set(['PHY-MAN-01', 'RPS-VEX-01', 'ROU-MIS-02']);
  const input = withOwnRisques(makeSampleInput(), (code) => own.has(code));

  test('are R1, R2… in the order of the document, in the inventory, the summary and the actions', async () => {
    const bytes = await makePdf(input);
    const { compact } = await readPdf(bytes);
    for (const text of [
      'R1 Port de sacs de farine de 25 kg',
      'R2 Incivilités et agressions verbales',
      'R3 Chargement du véhicule',
      'R1 · Port de sacs de farine de 25 kg',
      'Les numéros R1, R2… sont ceux, dans ce document, des risques sans code du référentiel.',
    ]) {
      expect(compact).toContain(compactText(text));
    }
    const links = await readLinks(bytes);
    expect(
      links.filter(({ text }) => text.startsWith('R1 ·')).map(({ target }) => target.split(/\s/)[0]),
    ).toEqual(['R1']);
  });

  test('leave out a number that a code has', async () => {
    const taken = {
      ...input,
      data: {
        ...input.data,
        unitesDeTravail: input.data.unitesDeTravail.map((unite) => ({
          ...unite,
          risques: unite.risques.map((risque) =>
            risque.code === 'EQT-PET-01' ? { ...risque, code: 'R2' } : risque,
          ),
        })),
      },
    };
    const { compact } = await readPdf(await makePdf(taken));
    for (const text of ['R1 Port de sacs', 'R2 Happement', 'R3 Incivilités', 'R4 Chargement']) {
      expect(compact).toContain(compactText(text));
    }
  });

  test('are explained where there is one alone', () => {
    const one = withOwnRisques(makeSampleInput(), (code) => code === 'PHY-MAN-01');
    expect(buildReportContent(prepareReportInput(one)).risques.legende).toContain('Les numéros R1, R2…');
  });

  test('are not spoken of where there is none', async () => {
    expect((await readPdf(await makePdf(makeSampleInput()))).compact).not.toContain('R1,R2');
  });
});

test('two risks of one id do not stop the report', async () => {
  const sample = makeSampleInput();
  const twice = sample.data.unitesDeTravail.map((unite) => ({
    ...unite,
    risques: unite.risques.map((risque) => ({ ...risque, idRisque: 'the-same' })),
    papripactActionsPreventives: unite.papripactActionsPreventives.map((action) => ({
      ...action,
      idRisqueAssocie: 'the-same',
    })),
  }));
  await expect(
    makePdf({ ...sample, data: { ...sample.data, unitesDeTravail: twice } }),
  ).resolves.toBeInstanceOf(Uint8Array);
});
