import { NBSP, NNBSP } from './espaces.ts';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const eurosEntiers = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const nombre = new Intl.NumberFormat('fr-FR');

// The Unicode data has the wide space before the sign; the house sets the narrow one before € and %.
const narrowSpaces = (amount: string): string => amount.replaceAll(NBSP, NNBSP);

/** Formats an amount in euros with its cents: `1 234,50 €`. */
export const formatEuros = (amount: number): string => narrowSpaces(euros.format(amount));

/** Formats an amount as whole euros, rounded: `1 234 €`. */
export const formatEurosEntiers = (amount: number): string => narrowSpaces(eurosEntiers.format(amount));

/** Formats a number in French: `1 234,5`. */
export const formatNombre = (value: number): string => nombre.format(value);

/** Counts things in French, where 0 and 1 are singular: `0 risque`, `2 risques`. The plural adds an s unless given. */
export const formatPluriel = (count: number, singulier: string, pluriel = `${singulier}s`): string =>
  `${formatNombre(count)} ${Math.abs(count) < 2 ? singulier : pluriel}`;
