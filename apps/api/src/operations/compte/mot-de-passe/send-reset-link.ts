import { EMAIL_INVALIDE_MESSAGE, emailSchema, normalizeEmail } from '@odu/domain';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { findAccountByEmail } from '../../../repositories/account/account-repository.ts';
import { findKnownDevice } from '../../../services/authentication/find-known-device.ts';
import { refuseFields } from './refused-fields.ts';

/** Mails a reset link when the account exists. The work goes on after the answer, which is the same in the same time. */
export const sendResetLink =
  ({ database, knownDevices, limiter, passwordReset }: Deps): Handler<'sendResetLink'> =>
  async ({ body, ip, log, cookieHeader }) => {
    const emailAddress = normalizeEmail(body.emailAddress);
    if (!emailSchema.safeParse(emailAddress).success) {
      throw refuseFields([{ path: '/emailAddress', message: EMAIL_INVALIDE_MESSAGE }]);
    }
    const device = await findKnownDevice({ database, knownDevices }, { cookieHeader, emailAddress });
    if (device === undefined) {
      // First: an address that nobody has is counted too, and one caller must not fill the table with random ones.
      await limiter.use('resetLinkPerIp', ip);
      await limiter.use('resetLinkPerAddress', emailAddress);
    } else {
      // Whoever asks for links in her name must not keep the owner from hers.
      // All of its browsers together: a mark is had by each sign-in, and each link ends the one before it. Of this password alone,
      // as the tries of a sign-in: another one is set by a mailed link only, so nobody gets more links by it.
      await limiter.use('resetLinkPerKnownDevices', `${device.passwordTag}:${emailAddress}`);
    }
    const account = await findAccountByEmail(database.queries, emailAddress);
    if (account === undefined) return;
    // After the answer: the embedded database writes in this thread, and that time would tell that the account exists.
    setImmediate(() => {
      passwordReset
        .sendLink(account)
        .catch((error: unknown) => log.error({ err: error }, 'a reset link was not sent'));
    });
  };
