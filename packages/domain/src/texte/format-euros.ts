import { atFirstUse } from './at-first-use.ts';
import { NBSP, NNBSP } from './espaces.ts';

// Apart from the other numbers: the sign-in page counts things, and shows no amount.
const euros = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));
const eurosEntiers = atFirstUse(
  () => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

// The Unicode data has the wide space before the sign; the house sets the narrow one before € and %.
const narrowSpaces = (amount: string): string => amount.replaceAll(NBSP, NNBSP);

/** Formats an amount in euros with its cents: `1 234,50 €`. */
export const formatEuros = (amount: number): string => narrowSpaces(euros().format(amount));

/** Formats an amount as whole euros, rounded: `1 234 €`. */
export const formatEurosEntiers = (amount: number): string => narrowSpaces(eurosEntiers().format(amount));
