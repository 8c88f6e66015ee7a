import type { StatutAction } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { summarizeBudget } from './budget-des-actions.ts';

const action = (budget: string, statut: StatutAction = 'En cours') => ({
  budget,
  statut,
  descriptionDeLaMesure: budget,
});

test('what is done counts as planned and as spent, what is given up as neither', () => {
  const actions = [
    action('1 500 €'),
    action('200,50 €', 'Terminé'),
    action('99 €', 'En attente'),
    action('1 000 000 €', 'Annulé'),
  ];
  expect(summarizeBudget(actions)).toEqual({
    prevu: 179_950,
    depense: 20_050,
    nombreLus: 3,
    nonLus: [],
    nombreSansBudget: 0,
  });
});

test('a text that is not an amount is in no sum, and told; an empty one is only counted', () => {
  const guess = action('env. 2k€', 'Terminé');
  expect(summarizeBudget([guess, action(' '), action('0 €'), action('à voir', 'Annulé')])).toEqual({
    prevu: 0,
    depense: 0,
    nombreLus: 1,
    nonLus: [guess],
    nombreSansBudget: 1,
  });
});

test('cents add up exactly', () => {
  expect(summarizeBudget(Array.from({ length: 10 }, () => action('0,10 €'))).prevu).toBe(100);
});
