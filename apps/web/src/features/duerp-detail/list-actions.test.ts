import type { ProblemeDeCompletude } from '@odu/domain';
import { expect, test } from 'vitest';
import { listActions } from './list-actions.ts';

const draft = {
  versions: [],
  paymentStatus_Derivated: 'DRAFT',
  hasBeenModifiedSinceLastGeneration: true,
} as const;
const validated = {
  versions: ['version 1'],
  paymentStatus_Derivated: 'VIP',
  hasBeenModifiedSinceLastGeneration: false,
} as const;
const problemes: ProblemeDeCompletude[] = [
  { code: 'AUCUNE_UNITE', message: '', step: 3, path: '' },
  { code: 'ENTREPRISE_MANQUANTE', message: '', step: 2, path: '' },
];

test('a draft goes on where its first problem is', () => {
  expect(listActions(draft, problemes)).toEqual({
    canDownload: false,
    canBuy: false,
    editorLinks: [{ label: 'Continuer la création', step: 3 }],
  });
});

test('a draft that lacks nothing is to be validated', () => {
  expect(listActions(draft, []).editorLinks).toEqual([{ label: 'Valider une version', step: 7 }]);
});

test('a document with a version is downloaded and modified, whatever its data lacks', () => {
  expect(listActions(validated, problemes)).toEqual({
    canDownload: true,
    canBuy: false,
    editorLinks: [{ label: 'Modifier', step: 2 }],
  });
});

test('a document changed since its version gets a new version first', () => {
  expect(listActions({ ...validated, hasBeenModifiedSinceLastGeneration: true }, []).editorLinks).toEqual([
    { label: 'Créer une nouvelle version', step: 7 },
    { label: 'Modifier', step: 2 },
  ]);
});

test.for([
  ['DRAFT', false],
  ['PAYMENT_NEEDED', true],
  ['IN_PAID_PERIOD', false],
  ['EXPIRED', true],
  ['VIP', false],
] as const)('%s can be bought: %s', ([paymentStatus_Derivated, canBuy]) => {
  expect(listActions({ ...validated, paymentStatus_Derivated }, []).canBuy).toBe(canBuy);
});
