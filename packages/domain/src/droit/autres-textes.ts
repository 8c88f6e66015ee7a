import { NBSP } from '../texte/espaces.ts';

/** Why an invoice charges no VAT: mentions that it must carry, in their words (CGI and directive, à vérifier: ADR 0010). */
export const MENTIONS_D_EXONERATION = {
  AUTOLIQUIDATION:
    'Autoliquidation – TVA due par le preneur (art. 283, 2 du code général des impôts, art. 196 de la directive 2006/112/CE)',
  FRANCHISE: 'TVA non applicable, art. 293 B du code général des impôts',
} as const;

/** How long invoices are kept; of another code, which no package of ours holds: said to be checked. */
export const DUREE_DES_FACTURES = `Dix ans pour les factures (article L.${NBSP}123-22 du code de commerce, à vérifier)`;

/** What makes this part of the code the rule of services that it does not name; à vérifier: no package of ours holds that other code, nor its decrees. */
export const RENVOI_DES_SERVICES_PUBLICS =
  "le code général de la fonction publique (livre VIII) y renvoie pour l'État et les collectivités territoriales, sauf règles propres (à vérifier)";
