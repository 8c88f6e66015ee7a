import type { CodeDeFamille } from '@odu/api-contract/types';
import { CODES_DE_FAMILLE, FAMILLES_DE_RISQUES } from '../familles/familles-de-risques.ts';
import { NBSP } from '../texte/espaces.ts';
import type { Champ } from './champ.ts';

/** Greatest number of characters of the reason why a family does not concern a unit (contract). */
export const MAX_MOTIF_DE_FAMILLE = 1000;

/** What a unit says of each family: why it does not concern it, empty without a reason; null: nothing is set aside. */
export type ValeursDesFamilles = Readonly<Record<CodeDeFamille, string | null>>;

const showMotif = (motif: string | null): string => {
  if (motif === null) return 'À examiner, ou avec des risques';
  return motif.trim() === '' ? 'Non concernée' : `Non concernée${NBSP}: ${motif}`;
};

/** The families of a unit as fields, so that two people who set aside different ones do not meet. */
export const CHAMPS_DES_FAMILLES = Object.fromEntries(
  CODES_DE_FAMILLE.map((code): [string, Champ<string | null>] => [
    code,
    {
      label: FAMILLES_DE_RISQUES[code],
      maxLength: MAX_MOTIF_DE_FAMILLE,
      isKeptAsDraft: false,
      show: showMotif,
    },
  ]),
  // One line for each code, by construction.
) as Readonly<Record<CodeDeFamille, Champ<string | null>>>;
