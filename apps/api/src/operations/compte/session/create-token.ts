import { IDENTIFIANTS_INVALIDES_MESSAGE, normalizeEmail } from '@odu/domain';
import { Answer } from '../../../contract/answers.ts';
import { Problem } from '../../../contract/problem.ts';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { findAccountByEmail } from '../../../repositories/account/account-repository.ts';
import { findKnownDevice } from '../../../services/authentication/find-known-device.ts';
import { isEmailAllowed } from '../../../services/limits/allow-list.ts';

/**
 * Signs in. An unknown address, a wrong password and an address that is no longer allowed get one answer, in the same time.
 * A browser that signed in to the account before has its own count of tries: nobody else can use it up.
 */
export const createToken =
  ({ config, database, limiter, knownDevices, passwords, sessions }: Deps): Handler<'createToken'> =>
  async ({ body, ip, cookieHeader }) => {
    const emailAddress = normalizeEmail(body.emailAddress);
    const device = await findKnownDevice({ database, knownDevices }, { cookieHeader, emailAddress });
    if (device === undefined) {
      await limiter.use('signInPerIp', ip);
      await limiter.use('signInPerAccount', emailAddress);
    } else {
      await limiter.use('signInPerDevice', `${device.deviceId}:${emailAddress}`);
      // Each sign-in without a mark gives one more: many browsers have no more tries than two. Of this password alone: whoever
      // used them up with the one before does not keep out who has just set it.
      await limiter.use('signInPerKnownDevices', `${device.passwordTag}:${emailAddress}`);
    }
    const account = await findAccountByEmail(database.queries, emailAddress);
    const isRight = await passwords.verify(account?.passwordHash, body.password, ip);
    const isAllowed = isRight && isEmailAllowed(config.allowedEmails, emailAddress);
    // The password may have been changed while its hash was waited for.
    const tokens = account && isAllowed ? await sessions.openByPassword(account) : undefined;
    if (account === undefined || tokens === undefined)
      throw new Problem(401, { message: IDENTIFIANTS_INVALIDES_MESSAGE });
    const headers = { 'set-cookie': knownDevices.mark(cookieHeader, account) };
    return new Answer(tokens, { headers });
  };
