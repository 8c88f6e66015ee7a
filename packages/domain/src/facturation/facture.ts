import type { BillingAddress, Invoice } from '@odu/api-contract/types';
import type { Commande } from '../abonnement/commande.ts';
import type { PeriodeDAbonnement } from '../abonnement/periode.ts';

/** Who sells, in France, as an invoice names him. */
export type Vendeur = {
  name: string;
  /** `SAS`, `EI`; null when the name says it. */
  legalForm: string | null;
  /** Whole euros; null without a share capital. */
  capital: number | null;
  line1: string;
  line2: string | null;
  postalCode: string;
  city: string;
  /** 9 digits. */
  siren: string;
  /** The town of the register (RCS); null when the seller is in none. */
  rcsCity: string | null;
  /** Null for who charges no VAT. */
  vatNumber: string | null;
  /** The rate of the penalties for late payment, in words. */
  latePaymentRate: string;
};

/**
 * All that an invoice or a credit note says, frozen when it is issued (decision C8). Amounts are the order's, in cents;
 * those of a credit note are what it gives back. Days are `YYYY-MM-DD` in Paris.
 */
export type Facture = {
  numero: string;
  type: Invoice['type'];
  issuedOn: string;
  /** The invoice that a credit note takes back. */
  factureAnnulee: { numero: string; issuedOn: string } | null;
  vendeur: Vendeur;
  acheteur: BillingAddress;
  commande: Commande;
  periode: PeriodeDAbonnement;
  /** When it was paid, or given back. */
  paidOn: string;
  /** Paid in the test phase: it has no value, and says so. */
  isTest: boolean;
};

/** How the VAT of an order is treated: charged, owed by the buyer, or not applicable to the seller. */
export type RegimeDeTVA = 'NORMAL' | 'AUTOLIQUIDATION' | 'FRANCHISE';

/** The treatment of an order's VAT; a rate of 0 without reverse charge is the small seller's exemption. */
export const findRegimeDeTVA = ({ isAutoliquidation, ligne }: Commande): RegimeDeTVA => {
  if (isAutoliquidation) return 'AUTOLIQUIDATION';
  return ligne.tauxTVA === 0 ? 'FRANCHISE' : 'NORMAL';
};

const SERIES = { INVOICE: 'F', CREDIT_NOTE: 'A' } as const satisfies Record<Invoice['type'], string>;

/** The series of numbers of a year, `F2026` or `A2026`; invoices without value have their own, so that the real ones have no gap. */
export const formatSerieDeFacture = (facture: Pick<Facture, 'type' | 'isTest'>, year: string): string =>
  `${facture.isTest ? 'TEST-' : ''}${SERIES[facture.type]}${year}`;

/** The number of an invoice, of at least six digits in its series: `F2026-000001`. */
export const formatNumeroDeFacture = (serie: string, rank: number): string =>
  `${serie}-${String(rank).padStart(6, '0')}`;

/** The name of the downloaded file: `facture_F2026-000001.pdf`, `avoir_A2026-000001.pdf`. */
export const nameFactureFile = ({ numero, type }: Pick<Facture, 'numero' | 'type'>): string =>
  `${type === 'INVOICE' ? 'facture' : 'avoir'}_${numero}.pdf`;
