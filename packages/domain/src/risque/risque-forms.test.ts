import { expect, test } from 'vitest';
import { formatTropLong } from '../formulaire/fields.ts';
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
  expect(validateWith(risqueFormSchema)({ displayName: 'Chute', idCategorie: 'c' })).toEqual({});
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

test.for([
  ['danger', 40_000],
  ['remarques', 40_000],
] as const)('the field %s of a risk takes %i characters, and no more', ([field, longest]) => {
  const validate = validateWith(risqueFormSchema);
  const risque = { displayName: 'Chute', idCategorie: 'c', danger: '', remarques: '' };
  expect(validate({ ...risque, [field]: 'x'.repeat(longest) })).toEqual({});
  expect(validate({ ...risque, [field]: 'x'.repeat(longest + 1) })).toEqual({
    [field]: formatTropLong(longest),
  });
});

test('how many people are exposed is a number of people, or left out', () => {
  const validate = validateWith(risqueFormSchema);
  const risque = { displayName: 'Chute', idCategorie: 'c', danger: '', remarques: '' };
  for (const nombreExposes of [undefined, null, 3])
    expect(validate({ ...risque, nombreExposes })).toEqual({});
  expect(Object.keys(validate({ ...risque, nombreExposes: -1 }))).toEqual(['nombreExposes']);
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
  expect(firstMessage(createCategorieNameSchema(categories), 'x'.repeat(200))).toBeNull();
  expect(firstMessage(createCategorieNameSchema(categories), 'x'.repeat(201))).toBe(formatTropLong(200));
});
