import type { Config } from '../../config.ts';
import type { Account } from '../../repositories/account/account-repository.ts';
import { DAY } from '../clock.ts';
import { isVipAccount } from './full-access.ts';

/** How long a deleted DUERP without a version is kept (decision D4). */
export const DELETED_DUERP_MS = 30 * DAY;

/** Decision C2. */
const LIMIT_OF_AN_ACCOUNT = 5;
const LIMIT_OF_A_VIP = 50;

/** How many DUERPs the account may have: the operator's number for it, else the default. */
export const maxNumberOfDuerps = (
  config: Pick<Config, 'billing'>,
  account: Pick<Account, 'isVip' | 'maxNumberOfDuerps'>,
): number =>
  account.maxNumberOfDuerps ?? (isVipAccount(config, account) ? LIMIT_OF_A_VIP : LIMIT_OF_AN_ACCOUNT);
