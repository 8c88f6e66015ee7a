import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { downloadInvoice } from './download-invoice.ts';
import { listBillingProfiles } from './list-billing-profiles.ts';
import { listInvoicesOfAccount } from './list-invoices-of-account.ts';
import { upsertBillingProfile } from './upsert-billing-profile.ts';

/** The operations of billing profiles and invoices. */
export const makeFacturationHandlers = (deps: Deps) =>
  ({
    listBillingProfiles: listBillingProfiles(deps),
    upsertBillingProfile: upsertBillingProfile(deps),
    listInvoices: listInvoicesOfAccount(deps),
    downloadInvoice: downloadInvoice(deps),
  }) satisfies Partial<Handlers>;
