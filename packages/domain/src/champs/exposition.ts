import type { FacteurL4161 } from '@odu/api-contract/types';
import {
  FACTEURS,
  FACTEURS_A_SEUIL,
  FACTEURS_DE_RISQUES,
  type FacteurASeuil,
} from '../droit/facteurs-de-risques.ts';
import { NBSP } from '../texte/espaces.ts';
import type { Champ } from './champ.ts';
import { showNombre, showText } from './show-value.ts';

/** Greatest number of characters of the collective data of a factor (contract). */
export const MAX_DONNEES_COLLECTIVES = 40_000;

/** The annex of exposures as fields, so that two people who write of different factors do not meet. */
export type ValeursDesExpositions = {
  readonly [C in `donnees_${FacteurL4161}`]: string;
} & { readonly [C in `nombre_${FacteurASeuil}`]: number | null };

type ChampsDesExpositions = {
  readonly [C in keyof ValeursDesExpositions]: Champ<ValeursDesExpositions[C]>;
};

/** The fields of the annex, factor by factor. */
export const CHAMPS_DES_EXPOSITIONS = {
  ...Object.fromEntries(
    FACTEURS.map((facteur): [string, Champ<string>] => [
      `donnees_${facteur}`,
      {
        label: `${FACTEURS_DE_RISQUES[facteur].label}${NBSP}: données collectives`,
        maxLength: MAX_DONNEES_COLLECTIVES,
        isKeptAsDraft: true,
        show: showText,
      },
    ]),
  ),
  ...Object.fromEntries(
    FACTEURS_A_SEUIL.map((facteur): [string, Champ<number | null>] => [
      `nombre_${facteur}`,
      {
        label: `${FACTEURS_DE_RISQUES[facteur].label}${NBSP}: salariés au-delà du seuil`,
        isKeptAsDraft: true,
        show: showNombre,
      },
    ]),
  ),
  // One line for each factor, by construction.
} as ChampsDesExpositions;
