import type { Account } from '../repositories/account-repository.ts';

/** Decision C2. */
const LIMIT_OF_AN_ACCOUNT = 5;
const LIMIT_OF_A_VIP = 50;

/** How many DUERPs the account may have: the operator's number for it, else the default. */
export const maxNumberOfDuerps = (account: Pick<Account, 'isVip' | 'maxNumberOfDuerps'>): number =>
  account.maxNumberOfDuerps ?? (account.isVip === 1 ? LIMIT_OF_A_VIP : LIMIT_OF_AN_ACCOUNT);
