import { normalizeEmail } from '@odu/domain';
import { Answer } from '../../../contract/answers.ts';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { deleteCalendrier } from '../../../repositories/account/calendrier-repository.ts';
import { updateAccount } from '../../../repositories/account/account-repository.ts';
import { addAuditEntry, PASSWORD_RESET } from '../../../repositories/server/audit-repository.ts';
import { listDuerpNames } from '../../../repositories/duerp/duerp-repository.ts';
import { revokeSessionsOfAccount } from '../../../repositories/account/session-repository.ts';
import { writePasswordChangedMail } from '../../../services/mails/mails.ts';
import { checkNamesInPassword, checkNewPassword } from './new-password.ts';
import { refuseFields } from './refused-fields.ts';

const LIEN_REFUSE = {
  path: '/resetPasswordToken',
  message: "Ce lien de réinitialisation n'est plus valable\u00a0: demandez-en un nouveau.",
};

/**
 * Changes the password with a mailed token, revokes every session and sends a notice (decision B5). The browser is marked as
 * after a sign-in, and is the only one that is: who proved the mailbox gets in, whoever uses up the account's tries meanwhile.
 */
export const resetPassword =
  ({
    config,
    database,
    knownDevices,
    limiter,
    passwords,
    passwordReset,
    mailer,
    clock,
    makeId,
  }: Deps): Handler<'resetPassword'> =>
  async ({ body, ip, cookieHeader }) => {
    await limiter.use('resetPerIp', ip);
    const emailAddress = normalizeEmail(body.emailAddress);
    const { productName } = config;
    const errors = await checkNewPassword(body.newPassword, { emailAddress, productName });
    if (errors.length > 0) throw refuseFields(errors);
    const link = { token: body.resetPasswordToken, emailAddress };
    // Before it costs a hash: anybody may send anything as a link.
    if (!(await passwordReset.isGood(link))) throw refuseFields([LIEN_REFUSE]);
    const passwordHash = await passwords.hash(body.newPassword, ip);
    const now = clock.now().toISOString();
    const isChanged = await database.transaction(async (queries) => {
      const accountId = await passwordReset.use(queries, link);
      if (accountId === undefined) return false;
      const names = await listDuerpNames(queries, accountId);
      const taken = checkNamesInPassword(body.newPassword, names);
      // What is thrown here leaves the link as it was: another password may be tried.
      if (taken.length > 0) throw refuseFields(taken);
      await updateAccount(queries, accountId, { passwordHash });
      await revokeSessionsOfAccount(queries, accountId, now);
      // Whoever was in the account may have read its link.
      const hadCalendrier = await deleteCalendrier(queries, accountId);
      await addAuditEntry(queries, {
        id: makeId(),
        accountId,
        type: PASSWORD_RESET,
        detail: '',
        createdAt: now,
      });
      await mailer.send(
        { recipient: emailAddress, ...writePasswordChangedMail({ config, hadCalendrier }) },
        queries,
      );
      return true;
    });
    if (!isChanged) throw refuseFields([LIEN_REFUSE]);
    const headers = { 'set-cookie': knownDevices.mark(cookieHeader, { emailAddress, passwordHash }) };
    return new Answer(undefined, { status: 204, headers });
  };
