import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { listInvoices } from '../../invoices/list-invoices.ts';

/** The caller's invoices and credit notes, newest first. */
export const listInvoicesOfAccount =
  ({ database }: Deps): Handler<'listInvoices'> =>
  ({ caller }) =>
    listInvoices(database.queries, caller.accountId);
