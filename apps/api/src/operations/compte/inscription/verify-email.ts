import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { getAccount } from '../../../repositories/account/account-repository.ts';
import { refuseFields } from '../mot-de-passe/refused-fields.ts';

const CODE_REFUSE = {
  path: '/otp',
  message: 'Ce code est incorrect ou a expiré\u00A0: vérifiez-le, ou demandez-en un nouveau.',
};

/** Verifies the caller's address with the six-digit code (decision B6); an address that is verified stays so. */
export const verifyEmail =
  ({ database, emailVerification }: Deps): Handler<'verifyEmail'> =>
  async ({ caller, body }) => {
    const { isEmailVerified } = await getAccount(database.queries, caller.accountId);
    if (isEmailVerified === 1) return;
    if (!(await emailVerification.verify(caller.accountId, body.otp))) throw refuseFields([CODE_REFUSE]);
  };
