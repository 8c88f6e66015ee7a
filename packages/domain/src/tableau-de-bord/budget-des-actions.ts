import type { ActionPreventive } from '@odu/api-contract/types';
import { readMontant } from './montant.ts';

type Action = Pick<ActionPreventive, 'budget' | 'statut' | 'descriptionDeLaMesure'>;

/** What the actions cost, as far as their budgets can be read. Amounts are in cents. */
export type BudgetDesActions<A> = {
  /** Of every action that is not given up, what is spent included. */
  prevu: number;
  /** Of the actions that are done. */
  depense: number;
  /** How many budgets were counted. */
  nombreLus: number;
  /** Whose budget says something that is not one amount: it is in no sum. */
  nonLus: A[];
  /** How many have an empty budget. */
  nombreSansBudget: number;
};

/** Sums the budgets of the actions that are not given up; a text that is not an amount is never guessed, but told. */
export function summarizeBudget<A extends Action>(actions: readonly A[]): BudgetDesActions<A> {
  const budget: BudgetDesActions<A> = { prevu: 0, depense: 0, nombreLus: 0, nonLus: [], nombreSansBudget: 0 };
  for (const action of actions.filter(({ statut }) => statut !== 'Annulé')) {
    const montant = readMontant(action.budget);
    if (action.budget.trim() === '') budget.nombreSansBudget += 1;
    else if (montant === null) budget.nonLus.push(action);
    else {
      budget.nombreLus += 1;
      budget.prevu += montant;
      if (action.statut === 'Terminé') budget.depense += montant;
    }
  }
  return budget;
}
