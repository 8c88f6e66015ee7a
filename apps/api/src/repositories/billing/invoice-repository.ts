import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { InvoiceTable } from '../../db/schema/facturation.ts';

export type InvoiceRow = Selectable<InvoiceTable>;

/** All but the file. */
const ISSUED = ['id', 'accountId', 'paymentId', 'type', 'numero', 'issuedOn', 'facture'] as const;
export type IssuedInvoice = Pick<InvoiceRow, (typeof ISSUED)[number]>;

/** What follows the year in the series since a restore: no backup knows which numbers were given out after it. To the minute. */
export const formatSuffixOfRestore = (now: Date): string =>
  `R${now.toISOString().replaceAll(/\D/g, '').slice(2, 12)}`;

/** What follows the year in the names of the series: nothing, unless a restore has left its row among the counters, of rank 0. */
export async function findSuffixOfSeries(queries: Queries): Promise<string> {
  const found = await queries
    .selectFrom('invoiceCounter')
    .select('serie')
    // Each other series begins with its type or TEST. A range, so that it is looked up.
    .where('serie', '>=', 'R')
    .where('serie', '<', 'S')
    .executeTakeFirst();
  return found?.serie ?? '';
}

/**
 * Takes the next number of a series, in the transaction of its invoice: the series is locked until then, and a
 * transaction that is rolled back leaves no gap. The day is never before that of the number before.
 */
export const takeInvoiceRank = (
  queries: Queries,
  { serie, today }: { serie: string; today: string },
): Promise<{ lastRank: number; lastIssuedOn: string }> =>
  queries
    .insertInto('invoiceCounter')
    .values({ serie, lastRank: 1, lastIssuedOn: today })
    .onConflict((conflict) =>
      conflict.column('serie').doUpdateSet((eb) => ({
        lastRank: eb('invoiceCounter.lastRank', '+', 1),
        lastIssuedOn: sql<string>`case when ${eb.ref('invoiceCounter.lastIssuedOn')} > ${today} then ${eb.ref('invoiceCounter.lastIssuedOn')} else ${today} end`,
      })),
    )
    .returning(['lastRank', 'lastIssuedOn'])
    .executeTakeFirstOrThrow();

export async function insertInvoice(
  queries: Queries,
  invoice: Omit<Insertable<InvoiceTable>, 'xml' | 'pdf' | 'pdfSha256'>,
): Promise<void> {
  await queries
    .insertInto('invoice')
    .values({ ...invoice, xml: null, pdf: null, pdfSha256: null })
    .execute();
}

export const findInvoiceOfPayment = (
  queries: Queries,
  { paymentId, type }: Pick<InvoiceRow, 'paymentId' | 'type'>,
): Promise<IssuedInvoice | undefined> =>
  queries
    .selectFrom('invoice')
    .select(ISSUED)
    .where('paymentId', '=', paymentId)
    .where('type', '=', type)
    .executeTakeFirst();

/** The invoices and credit notes of an account, newest first. */
export const listInvoiceRows = (queries: Queries, accountId: string): Promise<IssuedInvoice[]> =>
  queries
    .selectFrom('invoice')
    .select(ISSUED)
    .where('accountId', '=', accountId)
    .orderBy('issuedAt', 'desc')
    .orderBy('numero', 'desc')
    .execute();

/** An invoice with its file; that of another account is not found. */
export const findInvoice = (
  queries: Queries,
  { id, accountId }: Pick<InvoiceRow, 'id' | 'accountId'>,
): Promise<InvoiceRow | undefined> =>
  queries
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

export type PendingInvoice = IssuedInvoice & Pick<InvoiceRow, 'issuedAt'>;

/** The invoices whose file is not made yet, the oldest first, from the one that follows `after`. */
export const listInvoicesWithoutPdf = (
  queries: Queries,
  { after, limit }: { after: PendingInvoice | undefined; limit: number },
): Promise<PendingInvoice[]> =>
  queries
    .selectFrom('invoice')
    .select([...ISSUED, 'issuedAt'])
    .where('pdfSha256', 'is', null)
    .$if(after !== undefined, (query) =>
      query
        .where('issuedAt', '>=', after?.issuedAt ?? '')
        .where((eb) => eb.or([eb('issuedAt', '>', after?.issuedAt ?? ''), eb('id', '>', after?.id ?? '')])),
    )
    .orderBy('issuedAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The invoices of an account whose file is not made yet. */
export const listInvoicesOfAccountWithoutPdf = (
  queries: Queries,
  accountId: string,
): Promise<IssuedInvoice[]> =>
  queries
    .selectFrom('invoice')
    .select(ISSUED)
    .where('accountId', '=', accountId)
    .where('pdfSha256', 'is', null)
    .orderBy('issuedAt')
    .execute();

/** Keeps the file of an invoice that has none; of two that are made at once the first stays. */
export async function keepInvoicePdf(
  queries: Queries,
  { id, ...file }: Pick<InvoiceRow, 'id'> & { xml: string; pdf: Uint8Array; pdfSha256: string },
): Promise<void> {
  await queries
    .updateTable('invoice')
    .set(file)
    .where('id', '=', id)
    .where('pdfSha256', 'is', null)
    .execute();
}
