import type { ProviderStateHandlers } from '@odu/api-contract/provider-states';
import type { Deps } from '../../src/deps.ts';
import { insertBillingProfile } from '../../src/repositories/billing-profile-repository.ts';
import { ensureAccount } from './compte-states.ts';

type Names = 'a billing profile exists' | 'a billing profile of another account exists';

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

export const makeFacturationStates = (deps: Deps): Pick<ProviderStateHandlers, Names> => ({
  'a billing profile exists': ({ emailAddress, billingProfileId }) =>
    addBillingProfile(deps, emailAddress, billingProfileId),
  'a billing profile of another account exists': ({ billingProfileId }) =>
    addBillingProfile(deps, 'autre@entreprise.example', billingProfileId),
});
