import { normalizeEmail } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { updateAccount } from '../../repositories/account-repository.ts';
import { addAuditEntry, PASSWORD_RESET } from '../../repositories/audit-repository.ts';
import { useReset } from '../../repositories/password-reset-repository.ts';
import { revokeSessionsOfAccount } from '../../repositories/session-repository.ts';
import { writePasswordChangedMail } from '../../services/mails.ts';
import { hashToken } from '../../services/random-tokens.ts';
import { checkNewPassword } from './new-password.ts';
import { refuseFields } from './refused-fields.ts';

const LIEN_REFUSE = {
  path: '/resetPasswordToken',
  message: "Ce lien de réinitialisation n'est plus valable\u00a0: demandez-en un nouveau.",
};

/** Changes the password with a mailed token, revokes every session and sends a notice (decision B5). */
export const resetPassword =
  ({ config, database, limiter, passwords, mailer, clock, makeId }: Deps): Handler<'resetPassword'> =>
  async ({ body, ip }) => {
    await limiter.use('resetPerIp', ip);
    const emailAddress = normalizeEmail(body.emailAddress);
    const { productName } = config;
    const errors = await checkNewPassword(body.newPassword, { emailAddress, productName });
    if (errors.length > 0) throw refuseFields(errors);
    const passwordHash = await passwords.hash(body.newPassword);
    const now = clock.now().toISOString();
    const isChanged = await database.transaction(async (queries) => {
      const accountId = await useReset(queries, {
        tokenHash: hashToken(body.resetPasswordToken),
        emailAddress,
        now,
      });
      if (accountId === undefined) return false;
      await updateAccount(queries, accountId, { passwordHash });
      await revokeSessionsOfAccount(queries, accountId, now);
      await addAuditEntry(queries, {
        id: makeId(),
        accountId,
        type: PASSWORD_RESET,
        detail: '',
        createdAt: now,
      });
      await mailer.send({ recipient: emailAddress, ...writePasswordChangedMail({ config }) }, queries);
      return true;
    });
    if (!isChanged) throw refuseFields([LIEN_REFUSE]);
  };
