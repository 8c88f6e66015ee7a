import type { BillingAddress, PlanId } from '@odu/api-contract/types';
import { applyCoupon, toCents } from './prix.ts';

/** What is sold, as the order, the provider's page and the invoice name it. */
export const PLAN_LABELS = {
  SUBPLAN_STANDARD: 'Formule Standard',
  SUBPLAN_PREMIUM: 'Formule Premium',
} as const satisfies Record<PlanId, string>;

/** Where the seller is: a buyer elsewhere in the Union who gives a VAT number owes the tax himself. */
const PAYS_DU_VENDEUR = 'FR';

/** One line of an order. Amounts are whole cents of euro without VAT, but for `montantTVA`. */
export type LigneDeCommande = {
  designation: string;
  /** Before any discount. */
  prixHT: number;
  /** The unused part of the standard subscriptions that a premium replaces (decision C1). */
  remiseHT: number;
  /** What the coupon takes off what is left. */
  couponHT: number;
  montantHT: number;
  /** 20 for 20 %; 0 under reverse charge. */
  tauxTVA: number;
  montantTVA: number;
};

/** What one year of a plan costs this buyer, in whole cents of euro. */
export type Commande = {
  plan: PlanId;
  ligne: LigneDeCommande;
  totalHT: number;
  totalTVA: number;
  totalTTC: number;
  /** The buyer owes the VAT in his own country (decision C10). */
  isAutoliquidation: boolean;
};

/** The prefix of a VAT number is the country's ISO code, Greece's apart (directive 2006/112/CE, art. 215, à vérifier). */
const PREFIXE_DE_LA_GRECE = 'EL';

/** Whether a text can be a VAT number of this country: its prefix, then 2 to 12 letters, digits, + or *, a digit among them. */
export const isNumeroDeTVA = (country: string, vatNumber: string): boolean => {
  const prefixe = country === 'GR' ? PREFIXE_DE_LA_GRECE : country;
  const numero = vatNumber.replaceAll(/[\s.-]/gu, '').toUpperCase();
  return numero.startsWith(prefixe) && /^(?=.*\d)[0-9A-Z+*]{2,12}$/u.test(numero.slice(prefixe.length));
};

/** Whether the buyer owes the VAT himself: in another country of the Union, with a VAT number of it (decision C10). */
export const isAutoliquidation = ({
  country,
  vatNumber,
}: Pick<BillingAddress, 'country' | 'vatNumber'>): boolean =>
  country !== PAYS_DU_VENDEUR && isNumeroDeTVA(country, vatNumber ?? '');

/**
 * Computes an order from prices in euros without VAT: the discount, then the coupon's percentage of what is left
 * (rounded to the cent, half up), then the VAT of the line (rounded likewise). Screens, provider and invoice show this.
 */
export const computeCommande = (options: {
  plan: PlanId;
  prixHT: number;
  remiseHT?: number;
  /** 0 to 100; null without a coupon. */
  couponPourcentage?: number | null;
  vatRatePercentage: number;
  buyer: Pick<BillingAddress, 'country' | 'vatNumber'> | null;
}): Commande => {
  const { plan, prixHT, remiseHT = 0, couponPourcentage, vatRatePercentage, buyer } = options;
  const prix = toCents(prixHT);
  const remise = Math.min(prix, toCents(remiseHT));
  const montantHT = toCents(applyCoupon((prix - remise) / 100, couponPourcentage ?? 0));
  const autoliquidation = buyer !== null && isAutoliquidation(buyer);
  const tauxTVA = autoliquidation ? 0 : vatRatePercentage;
  const montantTVA = toCents((montantHT * tauxTVA) / 10_000);
  return {
    plan,
    ligne: {
      designation: PLAN_LABELS[plan],
      prixHT: prix,
      remiseHT: remise,
      couponHT: prix - remise - montantHT,
      montantHT,
      tauxTVA,
      montantTVA,
    },
    totalHT: montantHT,
    totalTVA: montantTVA,
    totalTTC: montantHT + montantTVA,
    isAutoliquidation: autoliquidation,
  };
};
