import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMessage } from '../formulaire/validate-with.ts';
import {
  AUCUNE_UNITE_SELECTIONNEE_MESSAGE,
  moveItem,
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

test.for([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -4, 'cab'],
  [7, 0, 'abc'],
] as const)('moving %d to %d gives %s', ([from, to, result]) =>
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(result),
);

test('moving loses nothing, and moving back restores', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, left, right) => {
      const [from, to] = [left % items.length, right % items.length];
      expect(moveItem(items, from, to)[to]).toBe(items[from]);
      expect(moveItem(moveItem(items, from, to), to, from)).toEqual(items);
    }),
  );
});
