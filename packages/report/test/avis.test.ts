import { TEXTE_DE_L_AVIS } from '@odu/domain';
import { expect, test } from 'vitest';
import { createRenderAvis } from '../src/avis/render-avis.ts';
import { compactText, readPdf } from './read-pdf.ts';

const render = createRenderAvis();
const AVIS = {
  entreprise: 'Boulangerie Martin',
  etablissement: null,
  lieu: "Bureau de l'accueil",
  modalites: "Aux heures d'ouverture, sur simple demande.",
  date: '2026-11-22',
  productName: 'ODU',
};

test('the notice is one tagged A4 page that says where, how and who', async () => {
  const pdf = await readPdf(await render(AVIS));
  expect(pdf.pages).toHaveLength(1);
  expect([pdf.isTagged, pdf.language, pdf.isTitleDisplayed]).toEqual([true, 'fr-FR', true]);
  for (const text of [
    'Boulangerie Martin',
    "Bureau de l'accueil",
    "Aux heures d'ouverture, sur simple demande.",
    'des agents du système d’inspection du travail',
    'Avis affiché le 22 novembre 2026 (art. R. 4121-4 du code du travail).',
  ])
    expect(pdf.compact).toContain(compactText(text));
  expect(pdf.pages[0]?.tags).toContain('H1');
});

test('nothing of it is left out: who may read it, by which right, and what each title says', async () => {
  const { text, title, author } = await readPdf(await render(AVIS));
  const notice = [
    'Boulangerie Martin',
    'Avis : Document unique d’évaluation des risques professionnels',
    'Où et comment le consulter',
    "Bureau de l'accueil",
    "Aux heures d'ouverture, sur simple demande.",
    'Qui peut le consulter',
    TEXTE_DE_L_AVIS.texte,
    ...TEXTE_DE_L_AVIS.liste.map((item) => `• ${item}`),
    'Avis affiché le 22 novembre 2026 (art. R. 4121-4 du code du travail).',
    'Avis établi avec ODU',
  ].join(' ');
  const typographic = (value: string) => compactText(value.replaceAll("'", '’'));
  expect(typographic(text)).toBe(typographic(notice));
  expect([title, author]).toEqual([
    'Avis : Document unique d’évaluation des risques professionnels'.replace(' :', '\u00A0:'),
    'Boulangerie Martin',
  ]);
});

test('the notice of an establishment names it under its company', async () => {
  const pdf = await readPdf(await render({ ...AVIS, etablissement: 'Fournil de la Part-Dieu' }));
  expect(pdf.compact).toContain(compactText('Boulangerie Martin Fournil de la Part-Dieu'));
});

test('the notice says how to read the document, though nobody wrote it (R4121-4)', async () => {
  const pdf = await readPdf(await render({ ...AVIS, modalites: ' ' }));
  expect(pdf.compact).toContain(compactText('Sur demande, aux heures de travail.'));
});

test('the longest texts stay on the page, whole', async () => {
  const modalites = `${'mot '.repeat(124)}fin`;
  const pdf = await readPdf(
    await render({
      ...AVIS,
      entreprise: `${'Établissements '.repeat(12)}Martin`,
      etablissement: 'É'.repeat(150),
      lieu: `${'bureau '.repeat(27)}là`,
      modalites,
    }),
  );
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.compact).toContain(compactText(modalites));
});

test('the same page is PDF/UA-1 for the engine, and hostile text is only text', async () => {
  const lieu = '#panic("x") $ ] <script> 🚒 ﷽ \u0000';
  const pdf = await readPdf(await render({ ...AVIS, lieu }, 'ua-1'));
  expect(pdf.compact).toContain(compactText('#panic("x") $ ] <script>'));
});
