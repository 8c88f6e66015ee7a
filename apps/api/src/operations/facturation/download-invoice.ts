import { Binary } from '../../contract/answers.ts';
import { Problem } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { readInvoicePdf } from '../../invoices/invoice-pdf.ts';

/** The file of one of the caller's invoices, the same bytes at every download (decision C8). */
export const downloadInvoice =
  (deps: Deps): Handler<'downloadInvoice'> =>
  async ({ caller, path }) => {
    const file = await readInvoicePdf(deps, { id: path.invoiceId, accountId: caller.accountId });
    if (file === undefined) throw new Problem(404, { message: 'Facture introuvable.' });
    return new Binary(file.bytes, { contentType: 'application/pdf', filename: file.filename });
  };
