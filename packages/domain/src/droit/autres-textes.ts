import { NBSP } from '../texte/espaces.ts';

/** How long invoices are kept; of another code, which no package of ours holds: said to be checked. */
export const DUREE_DES_FACTURES = `Dix ans pour les factures (article L.${NBSP}123-22 du code de commerce, à vérifier)`;
