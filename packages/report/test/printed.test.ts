import { formatPhrase, PHRASE_DE_L_ANNEXE, PHRASE_DES_SEUILS } from '@odu/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { namesOf, textsOf } from './check-tables.ts';
import { makePdf } from './make-pdf.ts';
import { type ReadPdf, compactText, readPdf } from './read-pdf.ts';
import { type ReadTable, readTables } from './read-tables.ts';
import { makeSampleInput } from './sample-report-input.ts';

/** What is chosen for a page is tested where it is chosen: here, that the page prints it, in its place. */
describe('the pages of the sample', () => {
  let pdf: ReadPdf;
  let compact: string;
  let tables: ReadTable[];
  beforeAll(async () => {
    const bytes = await makePdf(makeSampleInput());
    pdf = await readPdf(bytes);
    ({ compact } = pdf);
    tables = await readTables(bytes);
  });
  /** The table whose columns begin with this name: their names, then its rows, without the breaks of their lines. */
  const tableOf = (column: string): string[] => {
    const table = tables.find(({ rows: [head] }) => namesOf(head)[0] === column);
    return table === undefined
      ? []
      : [namesOf(table.rows[0]).join(' | '), ...textsOf([table])].map(compactText);
  };

  test('its sections follow one another as the table of contents says', () => {
    expect(pdf.outline).toEqual([
      '1 Fiche de l’entreprise',
      '2 Cadre réglementaire',
      '2.1 Ce que la loi demande à l’employeur',
      '2.2 Les neuf principes généraux de prévention',
      '2.3 Mettre à jour et agir',
      '2.4 Conserver, transmettre, consulter',
      '3 Méthode d’évaluation',
      '3.1 Calcul du niveau de risque',
      '3.2 Grille de lecture',
      '4 Synthèse de l’évaluation',
      '4.1 Les risques les plus élevés',
      '4.2 Niveau par unité de travail',
      '5 Inventaire des risques',
      '5.1 Fournil et laboratoire',
      '5.2 Vente et accueil de la clientèle',
      '5.3 Livraison et tournées du matin',
      '6 Liste des actions de prévention',
      '7 Familles de risques examinées',
      '8 Annexe des expositions',
      '9 Participants et signatures',
      '10 Versions et notes',
      '10.1 Notes de la version 3',
      '10.2 Historique des versions',
      '10.3 Vérifier ce document',
      '11 Journal des modifications',
    ]);
  });

  test('the card of the highest risk says where it is and its level', () => {
    expect(compact).toContain(
      compactText(
        'Risque le plus élevé Happement par le bras du pétrin EQT-PET-01 · Fournil et laboratoire 15,0 Critique',
      ),
    );
  });

  test('the rows of the highest risks have their number, their unit and their level', () => {
    expect(tableOf('N°').slice(0, 3)).toEqual(
      [
        'N° | Risque | Unité de travail | Niveau',
        'EQT-PET-01 | Happement par le bras du pétrin | Fournil et laboratoire | 15,0 Critique',
        'CHI-POU-01 | Inhalation de poussières de farine | Fournil et laboratoire | 12,0 Critique',
      ].map(compactText),
    );
    expect(tableOf('N°')[5]).toBe(
      compactText(
        'RPS-VEX-02 | Vol à main armée à la fermeture | Vente et accueil de la clientèle | 5,0 Critique',
      ),
    );
  });

  test('the bars of the units are explained, with the thresholds of the levels', () => {
    expect(compact).toContain(
      compactText(
        'les traits verticaux marquent les seuils 1, 3 et 5. Colonnes : nombre de risques par niveau.',
      ),
    );
  });

  test('the row of a unit has its mean, its risks by level and its highest one', () => {
    expect(tableOf('Unité de travail')).toEqual(
      [
        'Unité de travail | Niveau moyen | Critique | Important | Modéré | Faible | Non évalué | Plus haut',
        'Fournil et laboratoire | | 6,8 Critique | 4 | 3 | 1 | – | – | 15,0',
        'Vente et accueil de la clientèle | | 4,1 Important | 1 | 3 | – | – | 1 | 5,0',
        'Livraison et tournées du matin | | 1,8 Modéré | – | 1 | – | 1 | – | 3,0',
      ].map(compactText),
    );
  });

  test('the inventory of a unit begins with its mean, of how many, and its highest one', () => {
    expect(compact).toContain(
      compactText(
        '4,1 Important niveau moyen sur 5 risques, dont 4 évalués. Risque le plus élevé : 5,0 (Critique).',
      ),
    );
  });

  test('the table of the families says under each unit how many it has examined', () => {
    expect(tableOf('Famille de risques')[0]).toBe(
      compactText(
        'Famille de risques | Fournil et laboratoire 4 familles sur 22 examinées | Vente et accueil de la clientèle 3 familles sur 22 examinées | Livraison et tournées du matin 1 famille sur 22 examinée',
      ),
    );
  });

  test('the table of the families is introduced by the three answers', () => {
    expect(compact).toContain(
      compactText(
        'chaque famille du référentiel a des risques dans l’inventaire, ne concerne pas l’unité, ou reste à examiner.',
      ),
    );
  });

  test('the annex begins with what the law asks, then with what the thresholds are', () => {
    const [asked, thresholds] = [PHRASE_DE_L_ANNEXE, PHRASE_DES_SEUILS].map((phrase) =>
      formatPhrase(phrase).replaceAll("'", '’'),
    );
    expect(compact).toContain(compactText(`Annexe des expositions ${asked} ${thresholds}`));
  });

  test('the annex says in which units a factor is met', () => {
    expect(tableOf('Facteur et seuil')[0]).toBe(
      compactText('Facteur et seuil | Données collectives | Salariés au-delà du seuil'),
    );
    expect(tableOf('Facteur et seuil')[1]).toBe(
      compactText(
        'Manutentions manuelles de charges Dans : Fournil et laboratoire | Non renseigné | Sans seuil réglementaire',
      ),
    );
  });

  test('the journal says in which unit a risk changed, and of no unit that it is in one', () => {
    expect(tableOf('Ce qui change').slice(0, 3)).toEqual(
      [
        'Ce qui change | Unité de travail | Avant et après',
        'Unité de travail ajoutée Livraison et tournées du matin | – | avec 2 risques et 0 action',
        'Risque réévalué Inhalation de poussières de farine | Fournil et laboratoire | de 20,0 Critique à 12,0 Critique Maîtrise : « Absente » devient « Faible »',
      ].map(compactText),
    );
  });

  test('the file says whose document it is to whoever looks for it without opening it', () => {
    expect([pdf.author, pdf.keywords, pdf.created]).toEqual([
      'Boulangerie Faure et Fils',
      'DUERP, Boulangerie Faure et Fils, version 3',
      'D:20261121000000Z',
    ]);
  });

  test('the foot of a page has the reference of the document', () => {
    expect(compact).toContain(compactText('ODU · Réf. DUERP-2026-0042 Page 7 / 16'));
  });
});

test('a name of a unit that is too long for a title follows it, whole', async () => {
  const sample = makeSampleInput();
  const displayName = `Atelier ${'de préparation '.repeat(12)}et de cuisson`;
  const unitesDeTravail = sample.data.unitesDeTravail
    .slice(0, 1)
    .map((unite) => ({ ...unite, displayName, risques: [], papripactActionsPreventives: [] }));
  const { compact } = await readPdf(
    await makePdf({ ...sample, precedente: null, data: { ...sample.data, unitesDeTravail } }),
  );
  const [, inventory = ''] = compact.split(compactText('G : gravité. F : fréquence.'));
  expect(inventory.split(compactText('Aucun risque n’est encore inscrit pour cette unité'))[0]).toContain(
    compactText(displayName),
  );
});
