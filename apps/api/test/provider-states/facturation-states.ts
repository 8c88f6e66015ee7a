import { createHash } from 'node:crypto';
import type { ProviderStateHandlers } from '@odu/api-contract/provider-states';
import type { Deps } from '../../src/deps.ts';
import { insertBillingProfile } from '../../src/repositories/billing/billing-profile-repository.ts';
import { keepInvoicePdf } from '../../src/repositories/billing/invoice-repository.ts';
import { payAndIssue } from '../support/invoiced-payment.ts';
import { ensureAccount } from './compte-states.ts';

type Names =
  | 'a billing profile exists'
  | 'a billing profile of another account exists'
  | 'an invoice exists'
  | 'an invoice of another account exists';

const PDF = new TextEncoder().encode('%PDF-1.7');
const PDF_SHA256 = createHash('sha256').update(PDF).digest('hex');

/** Makes a billing profile of the account, which is made if need be. */
export async function addBillingProfile(deps: Deps, emailAddress: string, id: string): Promise<undefined> {
  await insertBillingProfile(deps.database.queries, {
    id,
    accountId: await ensureAccount(deps, emailAddress),
    name: 'Boulangerie Martin',
    line1: '3 rue des Lilas',
    line2: null,
    postalCode: '69003',
    city: 'Lyon',
    country: 'FR',
    vatNumber: null,
    createdAt: deps.clock.now().toISOString(),
  });
  return undefined;
}

async function addInvoice(deps: Deps, emailAddress: string, id: string): Promise<undefined> {
  const accountId = await ensureAccount(deps, emailAddress);
  await payAndIssue(deps, accountId, {});
  const { queries } = deps.database;
  await queries.updateTable('invoice').set({ id }).where('accountId', '=', accountId).execute();
  await keepInvoicePdf(queries, { id, xml: '<facture/>', pdf: PDF, pdfSha256: PDF_SHA256 });
  return undefined;
}

export const makeFacturationStates = (deps: Deps): Pick<ProviderStateHandlers, Names> => ({
  'an invoice exists': ({ emailAddress, invoiceId }) => addInvoice(deps, emailAddress, invoiceId),
  'an invoice of another account exists': ({ invoiceId }) =>
    addInvoice(deps, 'autre@entreprise.example', invoiceId),
  'a billing profile exists': ({ emailAddress, billingProfileId }) =>
    addBillingProfile(deps, emailAddress, billingProfileId),
  'a billing profile of another account exists': ({ billingProfileId }) =>
    addBillingProfile(deps, 'autre@entreprise.example', billingProfileId),
});
