import type { ProviderStateHandlers } from '@odu/api-contract/provider-states';
import type { Deps } from '../../src/deps.ts';
import { insertBillingProfile } from '../../src/repositories/billing-profile-repository.ts';
import { ensureAccount } from './compte-states.ts';

type Names = 'a billing profile exists' | 'a billing profile of another account exists';

export function makeFacturationStates(deps: Deps): Pick<ProviderStateHandlers, Names> {
  const addProfile = async (emailAddress: string, id: string) => {
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
  };
  return {
    'a billing profile exists': ({ emailAddress, billingProfileId }) =>
      addProfile(emailAddress, billingProfileId),
    'a billing profile of another account exists': ({ billingProfileId }) =>
      addProfile('autre@entreprise.example', billingProfileId),
  };
}
