import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { listBillingProfiles } from './list-billing-profiles.ts';
import { upsertBillingProfile } from './upsert-billing-profile.ts';

/** The operations of billing profiles. */
export const makeFacturationHandlers = (deps: Deps) =>
  ({
    listBillingProfiles: listBillingProfiles(deps),
    upsertBillingProfile: upsertBillingProfile(deps),
  }) satisfies Partial<Handlers>;
