import { createHash } from 'node:crypto';
import { NBSP, nameFactureFile } from '@odu/domain';
import { Problem } from '../contract/problem.ts';
import { explainDatabase } from '../db/engines/explain-database.ts';
import type { Deps } from '../deps.ts';
import {
  findInvoice,
  type InvoiceRow,
  type IssuedInvoice,
  keepInvoicePdf,
  listInvoicesOfAccountWithoutPdf,
  listInvoicesWithoutPdf,
  type PendingInvoice,
} from '../repositories/billing/invoice-repository.ts';
import { readFacture } from './list-invoices.ts';

const PAGE = 20;
/**
 * So many of each end a run. `made`: a DUERP that is generated meanwhile waits for these at most. `missed`: the engine is away,
 * or the database. `refused`: these fail now as later, each within moments, and those after them are not to wait for somebody to mend it.
 */
const MOST_OF_A_RUN = { made: 20, missed: 20, refused: 100 };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function makePdf({ config, database, reports }: Deps, invoice: IssuedInvoice): Promise<void> {
  const facture = readFacture(invoice);
  const { pdf, xml } = await reports.renderFacture(
    { facture, productName: config.productName },
    invoice.accountId,
  );
  await keepInvoicePdf(database.queries, { id: invoice.id, xml, pdf, pdfSha256: sha256(pdf) });
}

/**
 * The file of an account's invoice, made and kept by its first reader when no server did it before, and the same bytes
 * from then on. Undefined when the account has none of this id. Throws a 503 when the kept bytes are not those that were made.
 */
export async function readInvoicePdf(
  deps: Deps,
  id: Pick<InvoiceRow, 'id' | 'accountId'>,
): Promise<{ bytes: Uint8Array; filename: string } | undefined> {
  const { queries } = deps.database;
  const issued = await findInvoice(queries, id);
  if (issued === undefined) return undefined;
  if (issued.pdf === null) await makePdf(deps, issued);
  // Read again: another server may have been first, and its bytes are the ones that stay.
  const { pdf, pdfSha256 } = (issued.pdf === null ? await findInvoice(queries, id) : issued) ?? issued;
  if (pdf === null || sha256(pdf) !== pdfSha256)
    throw new Problem(503, {
      message: `Le fichier de cette facture n'est plus celui qui a été émis, il n'est donc pas donné${NBSP}: contactez-nous.`,
      headers: { 'retry-after': '3600' },
      cause: new Error(`the file of invoice ${issued.numero} is not the one that was kept`),
    });
  return { bytes: pdf, filename: nameFactureFile(issued) };
}

/** Whether the engine refuses this one: only a fault that nobody expected has a cause. */
const isRefusal = (error: unknown) => error instanceof Problem && error.cause !== undefined;

/**
 * Makes the files of an account's invoices that have none yet, before somebody reads them all. Throws the 503 Problem of an
 * engine that is away for now; one that the engine refuses, now as later, stays without its file.
 */
export async function makeInvoicesOfAccount(deps: Deps, accountId: string): Promise<void> {
  for (const invoice of await listInvoicesOfAccountWithoutPdf(deps.database.queries, accountId))
    await makePdf(deps, invoice).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
}

/** Whether another invoice would fail as well: an engine that is away for now, or a database. Whatever else fails is of this one. */
const isAway = (error: unknown) =>
  error instanceof Problem ? error.cause === undefined : explainDatabase(error) !== null;

async function tryPdf(deps: Deps, invoice: IssuedInvoice): Promise<keyof typeof MOST_OF_A_RUN> {
  try {
    await makePdf(deps, invoice);
    return 'made';
  } catch (error) {
    deps.log.error({ err: error, numero: invoice.numero }, 'the file of an invoice could not be made');
    return isAway(error) ? 'missed' : 'refused';
  }
}

/** Makes the files of the invoices that have none yet; safe on several servers at once. One that fails is tried again next time. */
export async function makePendingInvoices(deps: Deps): Promise<void> {
  const left = { ...MOST_OF_A_RUN };
  let page: PendingInvoice[] = [];
  let after: PendingInvoice | undefined;
  do {
    page = await listInvoicesWithoutPdf(deps.database.queries, { after, limit: PAGE });
    for (const invoice of page) if (--left[await tryPdf(deps, invoice)] === 0) return;
    after = page.at(-1);
  } while (page.length === PAGE);
}
