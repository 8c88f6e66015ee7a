import { expect, test } from 'vitest';
import { firstMessage, validateWith } from '../formulaire/validate-with.ts';
import {
  AUCUN_RISQUE_SELECTIONNE_MESSAGE,
  createCategorieNameSchema,
  EVALUATION_INCOMPLETE_MESSAGE,
  evaluationFormSchema,
  isCategorieNameTaken,
  renameRisqueSchema,
  risqueFormSchema,
  risqueNameSchema,
} from './risque-forms.ts';

test('a risk needs a name and a category; danger and remarks are free', () => {
  expect(
    validateWith(risqueFormSchema)({ displayName: ' ', idCategorie: '', danger: '', remarques: null }),
  ).toEqual({
    displayName: 'Le nom du risque est requis',
    idCategorie: 'La catégorie est requise',
  });
  expect(
    validateWith(risqueFormSchema)({ displayName: 'Chute', idCategorie: 'c', danger: 'x'.repeat(40_000) }),
  ).toEqual({});
});

test('a risk is named, and renamed, with at most 1,000 characters', () => {
  expect(firstMessage(risqueNameSchema, ' ')).toBe('Ce champ est requis');
  expect(firstMessage(renameRisqueSchema, ' ')).toBe('Le nom ne peut pas être vide');
  for (const schema of [risqueNameSchema, renameRisqueSchema]) {
    expect(firstMessage(schema, 'x'.repeat(1000))).toBeNull();
    expect(firstMessage(schema, 'x'.repeat(1001))).toBe(
      'Ce texte est trop long\u00a0: 1\u202f000 caractères au plus.',
    );
  }
});

test('each criterion goes from 1 to 4', () => {
  const validate = validateWith(evaluationFormSchema);
  const message = 'Veuillez évaluer le risque.';
  for (const note of [1, 2, 3, 4])
    expect(validate({ evalGravite: note, evalFrequence: note, evalMaitrise: note })).toEqual({});
  for (const note of [0, 5, 1.5, '1', null, undefined]) {
    expect(validate({ evalGravite: note, evalFrequence: 1, evalMaitrise: note })).toEqual({
      evalGravite: message,
      evalMaitrise: message,
    });
  }
  expect(EVALUATION_INCOMPLETE_MESSAGE).toBe(
    'Veuillez évaluer tous les critères du risque avant de sauvegarder.',
  );
  expect(AUCUN_RISQUE_SELECTIONNE_MESSAGE).toBe('Veuillez sélectionner au moins un risque');
});

const categories = [
  { idCategorie: '1', displayName: 'Électricité' },
  { idCategorie: '2', displayName: 'Bruit' },
];

test('a category name is unique within the unit, its own name apart', () => {
  expect(isCategorieNameTaken(' electricite ', categories)).toBe(true);
  expect(isCategorieNameTaken('ÉLECTRICITÉ', categories, '1')).toBe(false);
  expect(isCategorieNameTaken('Bruit', categories, '1')).toBe(true);
  expect(isCategorieNameTaken('Chaleur', categories)).toBe(false);
  expect(firstMessage(createCategorieNameSchema(categories), 'bruit')).toBe(
    'Une catégorie avec ce nom existe déjà',
  );
  expect(firstMessage(createCategorieNameSchema(categories, '2'), 'bruit')).toBeNull();
  expect(firstMessage(createCategorieNameSchema(categories), ' ')).toBe('Ce champ est requis');
});
