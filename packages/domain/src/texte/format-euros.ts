import { atFirstUse } from './at-first-use.ts';
import { NBSP, NNBSP } from './espaces.ts';

// Apart from the other numbers: the sign-in page counts things, and shows no amount.
const euros = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));
const eurosEntiers = atFirstUse(
  () => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

// The Unicode data has the wide space before € and a hyphen for a minus; the house sets the narrow space, and the minus of typography.
const setInType = (amount: string): string => amount.replaceAll(NBSP, NNBSP).replace('-', '\u2212');

/** Formats an amount in euros with its cents: `1 234,50 €`, `−44,85 €`. */
export const formatEuros = (amount: number): string => setInType(euros().format(amount));

/** Formats an amount as whole euros, rounded: `1 234 €`. */
export const formatEurosEntiers = (amount: number): string => setInType(eurosEntiers().format(amount));
