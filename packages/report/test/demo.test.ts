import { expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput({ isDemo: true });

test('a demo shows the mark on every page and nothing readable of risks and actions', async () => {
  const bytes = await makePdf(sample);
  const pdf = await readPdf(bytes);
  expect(pdf.pages.length).toBeGreaterThanOrEqual(10);
  for (const page of pdf.pages) expect(page.text).toContain('DÉMONSTRATION');

  const readable = sample.data.unitesDeTravail.flatMap((unite) => [
    ...unite.categorieDeRisques.map(({ displayName }) => displayName),
    ...unite.risques.flatMap(({ displayName, danger, remarques }) => [displayName, danger, remarques]),
    ...unite.papripactActionsPreventives.flatMap(({ descriptionDeLaMesure, responsable, budget }) => [
      descriptionDeLaMesure,
      responsable,
      budget,
    ]),
  ]);
  const words = readable.flatMap((text) => text?.match(/\p{L}{6,}/gu) ?? []);
  expect(words.length).toBeGreaterThan(100);
  // Words that the report itself says (method, law, unit names) prove nothing.
  const own = (
    await readPdf(
      await makePdf({
        ...sample,
        data: {
          ...sample.data,
          unitesDeTravail: sample.data.unitesDeTravail.map((unite) => ({
            ...unite,
            categorieDeRisques: unite.categorieDeRisques.map((categorie) => ({
              ...categorie,
              displayName: '',
            })),
            risques: unite.risques.map((risque) => ({
              ...risque,
              displayName: '',
              danger: '',
              remarques: '',
            })),
            papripactActionsPreventives: [],
          })),
        },
      }),
    )
  ).compact;
  const isSaidAnyway = (word: string) => own.includes(word);
  expect(words.filter((word) => !isSaidAnyway(word) && pdf.compact.includes(word))).toEqual([]);
});

test('a demo keeps levels and structure, numbers its risks, and embeds no data nor code', async () => {
  const pdf = await readPdf(await makePdf(sample));
  expect(pdf.attachments).toEqual({});
  const codes = sample.data.unitesDeTravail.flatMap((unite) => unite.risques.map(({ code }) => code ?? ''));
  expect(codes.filter((code) => pdf.compact.includes(code))).toEqual([]);
  for (const numero of codes.keys()) expect(pdf.compact).toContain(`R${numero + 1}`);
  expect(pdf.compact).toContain('15,0Critique');
  expect(pdf.compact).toContain('BoulangerieFaureetFils');
  expect(new TextDecoder('latin1').decode(await makePdf(sample))).toContain('<pdfaid:part>2</pdfaid:part>');
});
