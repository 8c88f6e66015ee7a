import { beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput();

const printWith = async (isPapripactEnabled: boolean) =>
  (await readPdf(await makePdf({ ...sample, data: { ...sample.data, isPapripactEnabled } }))).compact;

describe('the regulatory framework says each article’s own words', () => {
  let compact = '';
  beforeAll(async () => {
    compact = await printWith(false);
  });

  // In the order of the section.
  const ARTICLES = [
    ['L. 4121-1', 'L’employeur prend les mesures nécessaires pour assurer la sécurité'],
    ['L. 4121-3', 'Il évalue les risques en tenant compte de la nature des activités'],
    ['L. 4121-3-1', 'Le document unique répertorie l’ensemble des risques professionnels'],
    ['R. 4121-1', 'Les résultats y sont transcrits sous la forme d’un inventaire'],
    ['R. 4121-1-1', 'L’employeur y annexe les données collectives'],
    ['R. 4121-2', 'Le document est mis à jour au moins une fois par an dans les entreprises d’au moins onze'],
    [
      'L. 4121-3-1, III, 1°',
      'À partir de cinquante salariés, l’évaluation débouche sur un programme annuel de prévention',
    ],
    [
      'L. 4121-3-1, III, 2°',
      'En dessous de cinquante salariés, elle débouche sur la définition d’actions de prévention',
    ],
    ['R. 4121-3', 'Là où un CSE existe, le document unique sert à établir le rapport'],
    [
      'L. 4121-3-1, V',
      'Chaque version du document est conservée par l’employeur pendant au moins quarante ans',
    ],
    ['L. 4121-3-1, VI', 'Le document est transmis, à chaque mise à jour, au service de prévention'],
    ['R. 4121-4', 'Peuvent le consulter'],
    ['R. 4741-1', 'Ne pas transcrire ou ne pas mettre à jour les résultats de l’évaluation est puni'],
  ] as const;

  test.for(ARTICLES)('%s', ([reference, sentence]) => {
    expect(compact).toContain(compactText(`${reference} ${sentence}`));
  });

  test('each article stands once, in order', () => {
    const places = ARTICLES.map(([reference, sentence]) =>
      compact.indexOf(compactText(`${reference} ${sentence}`)),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('the nine principles of L. 4121-2 stand in the order of the law', () => {
    const principles = [
      'Éviter les risques.',
      'Évaluer les risques qui ne peuvent pas être évités.',
      'Combattre les risques à la source.',
      'Adapter le travail à l’homme',
      'Tenir compte de l’évolution de la technique.',
      'Remplacer ce qui est dangereux',
      'Planifier la prévention',
      'Prendre des mesures de protection collective',
      'Donner aux travailleurs les instructions appropriées.',
    ];
    const start = compact.indexOf(compactText('L’article L. 4121-2 fixe l’ordre'));
    const places = principles.map((text, index) =>
      compact.indexOf(compactText(`${index + 1}° ${text}`), start),
    );
    expect(start).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThan(start);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the actions stand under the paragraph of law that asks for them', () => {
  const PROGRAMME =
    'Programme prévu par l’article L. 4121-3-1, III, 1° du code du travail (à partir de 50 salariés).';
  const LISTE = 'Liste prévue par l’article L. 4121-3-1, III, 2° du code du travail (moins de 50 salariés).';

  test.for([
    [true, 'Programme annuel de prévention (PAPRIPACT)', PROGRAMME, LISTE],
    [false, 'Liste des actions de prévention', LISTE, PROGRAMME],
  ] as const)('PAPRIPACT %s: « %s »', async ([isPapripactEnabled, title, law, other]) => {
    const compact = await printWith(isPapripactEnabled);
    expect(compact).toContain(compactText(`${title} ${law} 5 actions, par date d’échéance.`));
    expect(compact).not.toContain(compactText(other));
  });
});
