import type { Config } from '../../config.ts';
import type { Account } from '../../repositories/account/account-repository.ts';

/** Whether an account has everything without paying: a VIP, or anybody where there is no billing (decision C9). */
export const isVipAccount = (
  { billing }: Pick<Config, 'billing'>,
  { isVip }: Pick<Account, 'isVip'>,
): boolean => billing === 'off' || isVip === 1;
