import type { Queries } from '../../src/db/database.ts';

/** Every table, those that refer to others first. */
const TABLES = [
  'keptAnswer',
  'auditEntry',
  'refreshToken',
  'session',
  'delegateAuthorization',
  'delegate',
  'passwordReset',
  'emailVerification',
  'captchaSolution',
  'rateLimit',
  'mail',
  'invoice',
  'invoiceCounter',
  'job',
  'notice',
  'sandboxCheckout',
  'sandboxManagePage',
  'sandboxCustomer',
  'paymentEvent',
  'payment',
  'coupon',
  'subscription',
  'billingProfile',
  'version',
  'actionPreventive',
  'risque',
  'categorieDeRisques',
  'uniteDeTravail',
  'duerpDocument',
  'account',
] as const;

/** Deletes every row, so that an interaction meets only what its own states make. */
export async function emptyDatabase(queries: Queries): Promise<void> {
  for (const table of TABLES) await queries.deleteFrom(table).execute();
}
