import { normalizeEmail } from '@odu/domain';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { findAccountByEmail } from '../../../repositories/account/account-repository.ts';
import { isEmailAllowed } from '../../../services/limits/allow-list.ts';

/** Tells the sign-in page whether an address may sign in and has a password (decision B1). */
export const checkAccount =
  ({ config, database, limiter }: Deps): Handler<'checkAccount'> =>
  async ({ body, ip }) => {
    await limiter.use('accountInfoPerIp', ip);
    const emailAddress = normalizeEmail(body.emailAddress);
    const account = await findAccountByEmail(database.queries, emailAddress);
    return { isAllowed: isEmailAllowed(config.allowedEmails, emailAddress), isSetup: account !== undefined };
  };
