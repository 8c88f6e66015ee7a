import { IDENTIFIANTS_INVALIDES_MESSAGE, normalizeEmail } from '@odu/domain';
import { Problem } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findAccountByEmail } from '../../repositories/account-repository.ts';
import { isEmailAllowed } from '../../services/allow-list.ts';

/** Signs in. An unknown address, a wrong password and an address that is no longer allowed get one answer, in the same time. */
export const createToken =
  ({ config, database, limiter, passwords, sessions }: Deps): Handler<'createToken'> =>
  async ({ body, ip }) => {
    const emailAddress = normalizeEmail(body.emailAddress);
    await limiter.use('signInPerIp', ip);
    await limiter.use('signInPerAccount', emailAddress);
    const account = await findAccountByEmail(database.queries, emailAddress);
    const isRight = await passwords.verify(account?.passwordHash, body.password);
    if (account === undefined || !isRight || !isEmailAllowed(config.allowedEmails, emailAddress)) {
      throw new Problem(401, { message: IDENTIFIANTS_INVALIDES_MESSAGE });
    }
    return sessions.open(account.id);
  };
