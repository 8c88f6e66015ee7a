import { expect, test } from 'vitest';
import { buildExtraitContent } from '../src/content/extrait-content.ts';
import { createRenderExtrait } from '../src/render-report.ts';
import type { ReportInput } from '../src/report-input.ts';
import { readLinks } from './read-links.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { readTables } from './read-tables.ts';
import { makeSampleInput } from './sample-report-input.ts';

const renderExtrait = createRenderExtrait();
const sample = makeSampleInput();

const render = (input: ReportInput, index: number, standard?: 'ua-1'): Promise<Uint8Array> => {
  const unite = input.data.unitesDeTravail[index];
  if (unite === undefined) throw new Error('the sample has three units');
  return renderExtrait(buildExtraitContent(input, unite), standard);
};

test('the part of a unit has its risks and its actions, with the numbers of the whole, and nothing of the other units', async () => {
  const bytes = await render(sample, 1);
  const { compact, title, attachments, pages } = await readPdf(bytes);
  const [other, unite, third] = sample.data.unitesDeTravail;
  expect(title).toContain('Vente et accueil de la clientèle');
  for (const risque of unite?.risques ?? []) {
    expect(compact).toContain(compactText(`${risque.code ?? ''}${risque.displayName}`));
  }
  for (const { displayName, danger } of [...(other?.risques ?? []), ...(third?.risques ?? [])]) {
    expect(compact).not.toContain(compactText(displayName));
    expect(compact).not.toContain(compactText(danger ?? ''));
  }
  // The third and the first of the whole document.
  expect(compact).toContain(compactText('A3 20 décembre 2026'));
  expect(compact).toContain(compactText('A1 2 novembre 2026'));
  expect(compact).not.toContain(compactText('Remettre la grille du pétrin'));
  expect(compact).toContain(
    compactText(
      'Extrait de la version 3 du 21 novembre 2026 du document unique. Le document entier se demande à l’employeur.',
    ),
  );
  expect(compact).toContain(compactText('Boulangerie Faure et Fils'));
  expect(compact).toContain(
    compactText('G : gravité. F : fréquence. M : coefficient de maîtrise. Niveau = G × F × M.'),
  );
  expect(attachments).toEqual({});
  expect(pages.length).toBeLessThanOrEqual(3);
});

test('its risks and its actions lead to each other', async () => {
  const links = (await readLinks(await render(sample, 1))).map(({ text, target }) => ({
    numero: text.trim().split(' · ')[0] ?? '',
    row: target.trim().split(/\s/)[0],
  }));
  // A name of two lines is a link of two places.
  const numbered = links.filter(({ numero }) => /\d$/.test(numero));
  expect(numbered.map(({ numero }) => numero).toSorted()).toEqual(['A1', 'A3', 'PHY-POS-01', 'RPS-VEX-02']);
  for (const { numero, row } of numbered) expect(row).toBe(numero);
});

test('its cells name their columns, and it passes the engine’s PDF/UA-1 export', async () => {
  const tables = await readTables(await render(sample, 0));
  const cell = tables.flatMap(({ rows }) => rows.flat()).find(({ text }) => text === 'EQT-PET-01');
  expect(cell?.headers.map((level) => level.map(({ text }) => text))).toEqual([
    ['N°'],
    ['Machines et équipements'],
  ]);
  expect(new TextDecoder('latin1').decode(await render(sample, 0, 'ua-1'))).toContain('<pdfuaid:part>1');
});

test('a unit without risks nor actions says so', async () => {
  const [first, ...others] = sample.data.unitesDeTravail;
  if (first === undefined) throw new Error('the sample has units');
  const empty = { ...first, risques: [], papripactActionsPreventives: [] };
  const input = { ...sample, data: { ...sample.data, unitesDeTravail: [empty, ...others] } };
  const { compact } = await readPdf(await render(input, 0));
  expect(compact).toContain(compactText('Aucun risque n’est encore inscrit pour cette unité de travail.'));
});

test('a risk of the employer’s own has the number that it has in the whole document', () => {
  const unitesDeTravail = sample.data.unitesDeTravail.map((unite) => ({
    ...unite,
    risques: unite.risques.slice(0, 2).map((risque) => ({ ...risque, code: null })),
  }));
  const numbersOf = (index: number) => {
    const unite = unitesDeTravail[index];
    if (unite === undefined) throw new Error('the sample has three units');
    const { groupes } = buildExtraitContent(
      { ...sample, data: { ...sample.data, unitesDeTravail } },
      unite,
    ).risques;
    return groupes.flatMap(({ blocs }) => blocs.flatMap(({ lignes }) => lignes.map(({ code }) => code)));
  };
  expect([numbersOf(0), numbersOf(1)]).toEqual([
    ['R1', 'R2'],
    ['R3', 'R4'],
  ]);
});

test('of two units of one name, the part of each has its own actions alone', () => {
  const [first, second] = sample.data.unitesDeTravail;
  if (first === undefined || second === undefined) throw new Error('the sample has units');
  const namesake = { ...second, displayName: first.displayName };
  const input = { ...sample, data: { ...sample.data, unitesDeTravail: [first, namesake] } };
  const mesuresOf = (unite: typeof first) =>
    buildExtraitContent(input, unite).actions.lignes.map(({ mesure }) => mesure);
  for (const unite of [first, namesake])
    expect(mesuresOf(unite).toSorted()).toEqual(
      unite.papripactActionsPreventives.map((action) => action.descriptionDeLaMesure).toSorted(),
    );
});

test('the part of a unit is sorted as the document is', () => {
  const [unite] = sample.data.unitesDeTravail;
  if (unite === undefined) throw new Error('the sample has units');
  const displayOptions = {
    sortBy: 'niveauDeRisqueValue',
    shouldGroupByUnite: true,
    shouldGroupByCategorie: false,
  } as const;
  const { groupes } = buildExtraitContent({ ...sample, displayOptions }, unite).risques;
  expect(groupes[0]?.blocs.map(({ categorie }) => categorie)).toEqual([null]);
  expect(groupes[0]?.blocs[0]?.lignes.slice(0, 3).map(({ valeur }) => valeur)).toEqual([
    '15,0',
    '12,0',
    '7,5',
  ]);
});
