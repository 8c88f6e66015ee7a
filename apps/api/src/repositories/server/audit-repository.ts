import type { Queries } from '../../db/database.ts';
import type { AuditEntryTable } from '../../db/schema/compte.ts';

/** `detail` is the delegate's id. */
export const DELEGATE_SIGN_IN = 'delegate-sign-in';
export const PASSWORD_RESET = 'password-reset';
/** `detail` is the payment's id. */
export const PAYMENT_TO_REFUND = 'payment-to-refund';

/** A new link of the calendar; the one before it, if any, works no more. */
export const CALENDRIER_RENEWED = 'calendrier-renewed';
export const CALENDRIER_STOPPED = 'calendrier-stopped';

/** `detail` is JSON: what was erased, and what the law had it keep. */
export const ACCOUNT_ERASED = 'account-erased';
/** `detail` is JSON: the document's id, its versions and the instant of the last one. */
export const ARCHIVE_ERASED = 'archive-erased';
/** `detail` is the version's id, the kind and the id of the entry. */
export const SUIVI_DE_VERSION = 'suivi-de-version';

/** Adds a line to the audit log, which nothing changes or deletes. */
export async function addAuditEntry(queries: Queries, entry: AuditEntryTable): Promise<void> {
  await queries.insertInto('auditEntry').values(entry).execute();
}
