import type { Queries } from '../db/database.ts';

/** An invoice as a list names it, and where it is downloaded. */
export type InvoiceLink = { label: string; href: string };

/** The invoices of an account that the provider's manage page lists, the newest first. */
export const listInvoiceLinks = (_queries: Queries, _accountId: string): Promise<InvoiceLink[]> =>
  Promise.resolve([]);
