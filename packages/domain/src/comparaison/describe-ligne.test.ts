import { expect, test } from 'vitest';
import { describeNombreDeChangements, NATURE_LABELS, OBJET_LABELS } from './describe-ligne.ts';
import { NATURES_DE_CHANGEMENT, OBJETS_COMPARES } from './ligne-de-comparaison.ts';

test('the filters offer everything that a line may be about and that may have happened, in the order of the lines', () => {
  expect(OBJETS_COMPARES.map((objet) => OBJET_LABELS[objet])).toEqual([
    'Entreprise',
    'Programme de prévention',
    'Annexe des expositions',
    'Unités de travail',
    'Catégories de risques',
    'Risques',
    'Actions préventives',
  ]);
  expect(NATURES_DE_CHANGEMENT.map((nature) => NATURE_LABELS[nature])).toEqual([
    'Ajouts',
    'Retraits',
    'Renommages',
    'Évaluations différentes',
    'Déplacements',
    'Autres modifications',
  ]);
});

test.for([
  [0, 'Aucun changement'],
  [1, '1 changement'],
  [12, '12 changements'],
] as const)('%i lines: %s', ([count, text]) => {
  expect(describeNombreDeChangements(Array.from({ length: count }))).toBe(text);
});
