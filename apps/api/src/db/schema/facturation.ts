import type { BillingAddress, Invoice } from '@odu/api-contract';
import type { Generated } from 'kysely';
import type { Instant } from './compte.ts';
import type { Day } from './duerp.ts';

/** Whom an account has billed, and where. An invoice already issued keeps its own copy (decision C8). */
export type BillingProfileTable = Omit<BillingAddress, 'siren'> & {
  id: string;
  accountId: string;
  createdAt: Instant;
  siren: Generated<string | null>;
};

/** An issued invoice or credit note. What it says never changes (decision C8); its file is made once, after it. */
export type InvoiceTable = {
  id: string;
  accountId: string;
  paymentId: string;
  type: Invoice['type'];
  numero: string;
  /** The invoice that a credit note takes back. */
  creditedInvoiceId: string | null;
  issuedOn: Day;
  issuedAt: Instant;
  /** Domain's `Facture` as JSON: seller, buyer, lines and totals as they were. */
  facture: string;
  /** Factur-X, as it is in the PDF; null until the PDF is made. */
  xml: string | null;
  pdf: Uint8Array | null;
  /** SHA-256 of the PDF in hexadecimal. */
  pdfSha256: string | null;
};

/**
 * The last number of a series (`F2026`): its row is locked by the transaction that takes the next one. A restore leaves a row of
 * rank 0 (`R2611260954`): what follows the year in the series from then on (`F2026R2611260954`).
 */
export type InvoiceCounterTable = { serie: string; lastRank: number; lastIssuedOn: Day };

export type FacturationTables = {
  billingProfile: BillingProfileTable;
  invoice: InvoiceTable;
  invoiceCounter: InvoiceCounterTable;
};
