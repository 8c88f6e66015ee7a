import { expect, test } from 'vitest';
import { firstMessage } from '../formulaire/validate-with.ts';
import {
  AUCUNE_UNITE_SELECTIONNEE_MESSAGE,
  renameUniteSchema,
  uniteDeTravailNameSchema,
} from './unite-de-travail-name.ts';

test.for(['', '   ', '\t', '\u200B', undefined])('a unit named %j is refused', (name) => {
  expect(firstMessage(uniteDeTravailNameSchema, name)).toBe(
    "Veuillez saisir un nom pour l'unité personnalisée",
  );
  expect(firstMessage(renameUniteSchema, name)).toBe('Le nom ne peut pas être vide');
});

test('a name is accepted, trimmed, up to the length that the contract takes', () => {
  expect(uniteDeTravailNameSchema.parse('  Fournil ')).toBe('Fournil');
  for (const schema of [uniteDeTravailNameSchema, renameUniteSchema]) {
    expect(firstMessage(schema, 'x'.repeat(200))).toBeNull();
    expect(firstMessage(schema, 'x'.repeat(201))).toBe(
      'Ce texte est trop long\u00a0: 200 caractères au plus.',
    );
  }
  expect(AUCUNE_UNITE_SELECTIONNEE_MESSAGE).toBe('Aucune unité de travail sélectionnée');
});
