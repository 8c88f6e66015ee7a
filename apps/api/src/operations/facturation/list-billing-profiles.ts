import type { BillingProfile } from '@odu/api-contract';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import {
  type BillingProfileRow,
  listBillingProfileRows,
} from '../../repositories/billing/billing-profile-repository.ts';

/** A profile as the contract has it. */
export const toBillingProfile = ({
  id,
  accountId: _accountId,
  createdAt: _createdAt,
  ...billingAddress
}: BillingProfileRow): BillingProfile => ({ id, billingAddress });

/** The account's billing profiles, in the order of their creation. */
export const listBillingProfiles =
  ({ database }: Deps): Handler<'listBillingProfiles'> =>
  async ({ caller }) =>
    (await listBillingProfileRows(database.queries, caller.accountId)).map(toBillingProfile);
