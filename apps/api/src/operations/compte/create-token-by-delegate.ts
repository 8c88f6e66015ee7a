import { normalizeEmail } from '@odu/domain';
import { Problem } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { addAuditEntry, DELEGATE_SIGN_IN } from '../../repositories/audit-repository.ts';
import { findAuthorizedDelegate } from '../../repositories/delegate-repository.ts';
import { hashToken } from '../../services/random-tokens.ts';

/** Signs a delegate in for an account (decision B7): one answer for any failure, and a line in the audit log. */
export const createTokenByDelegate =
  ({ database, limiter, sessions, clock, makeId }: Deps): Handler<'createTokenByDelegate'> =>
  async ({ body, ip }) => {
    const emailAddress = normalizeEmail(body.em);
    await limiter.use('signInPerIp', ip);
    const keys = { emailAddress, keyHash: hashToken(body.dmk), tokenHash: hashToken(body.dut) };
    // Of each key: whoever knows the address only must not shut its delegates out, and guesses 256 bits in vain.
    await limiter.use('delegateSignInPerAccount', `${emailAddress}:${keys.keyHash}`);
    const found = await findAuthorizedDelegate(database.queries, keys);
    if (found === undefined)
      throw new Problem(401, { message: 'Les informations de connexion sont invalides.' });
    const { accountId, delegateId } = found;
    await addAuditEntry(database.queries, {
      id: makeId(),
      accountId,
      type: DELEGATE_SIGN_IN,
      detail: delegateId,
      createdAt: clock.now().toISOString(),
    });
    return sessions.open(accountId, { delegateId });
  };
