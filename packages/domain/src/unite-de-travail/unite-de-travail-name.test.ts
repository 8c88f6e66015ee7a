import { expect, test } from 'vitest';
import { firstMessage } from '../formulaire/validate-with.ts';
import {
  AUCUNE_UNITE_SELECTIONNEE_MESSAGE,
  renameSchema,
  uniteDeTravailNameSchema,
} from './unite-de-travail-name.ts';

test.for(['', '   ', '\t', undefined])('a unit named %j is refused', (name) => {
  expect(firstMessage(uniteDeTravailNameSchema, name)).toBe(
    "Veuillez saisir un nom pour l'unité personnalisée",
  );
  expect(firstMessage(renameSchema, name)).toBe('Le nom ne peut pas être vide');
});

test('a name is accepted, trimmed, whatever its length', () => {
  expect(uniteDeTravailNameSchema.parse('  Fournil ')).toBe('Fournil');
  expect(firstMessage(renameSchema, 'x'.repeat(10_000))).toBeNull();
  expect(AUCUNE_UNITE_SELECTIONNEE_MESSAGE).toBe('Aucune unité de travail sélectionnée');
});
