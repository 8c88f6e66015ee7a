import { atFirstUse } from './at-first-use.ts';

const nombre = atFirstUse(() => new Intl.NumberFormat('fr-FR'));

/** Formats a number in French: `1 234,5`. */
export const formatNombre = (value: number): string => nombre().format(value);

/** Counts things in French, where 0 and 1 are singular: `0 risque`, `2 risques`. The plural adds an s unless given. */
export const formatPluriel = (count: number, singulier: string, pluriel = `${singulier}s`): string =>
  `${formatNombre(count)} ${Math.abs(count) < 2 ? singulier : pluriel}`;
