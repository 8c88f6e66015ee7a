import type { Schema } from '../../db/schema/schema.ts';

/**
 * Every table there has ever been, each after those that it refers to: the order in which a backup is loaded. `server` says
 * what runs now, which is not what runs after a restore. Sessions, reset links and codes open an account for a while: a
 * restore would give back those that were revoked since the backup. A table that a migration drops stays here, for the older
 * backups; those that are left out now are in them, and are not loaded.
 */
const TABLES: Record<keyof Schema, 'kept' | 'left out'> = {
  account: 'kept',
  delegate: 'kept',
  delegateAuthorization: 'kept',
  session: 'left out',
  refreshToken: 'left out',
  passwordReset: 'left out',
  emailVerification: 'left out',
  calendrier: 'kept',
  auditEntry: 'kept',
  captchaSolution: 'kept',
  rateLimit: 'kept',
  // But those that open an account (`make-backup.ts`).
  mail: 'kept',
  server: 'left out',
  keptAnswer: 'kept',
  duerpDocument: 'kept',
  uniteDeTravail: 'kept',
  categorieDeRisques: 'kept',
  risque: 'kept',
  actionPreventive: 'kept',
  version: 'kept',
  suiviDeVersion: 'kept',
  revueDeRisque: 'kept',
  keptDemo: 'kept',
  billingProfile: 'kept',
  subscription: 'kept',
  payment: 'kept',
  paymentEvent: 'kept',
  coupon: 'kept',
  invoice: 'kept',
  invoiceCounter: 'kept',
  sandboxCustomer: 'kept',
  sandboxCheckout: 'kept',
  sandboxManagePage: 'kept',
  job: 'kept',
  notice: 'kept',
};

/** Every table, those that are referred to first. */
export const ALL_TABLES: readonly string[] = Object.keys(TABLES);

/** The tables of a backup, in the order in which they are loaded. */
export const KEPT_TABLES: readonly string[] = Object.entries(TABLES)
  .filter(([, state]) => state === 'kept')
  .map(([name]) => name);
