import { normalizeEmail } from '@odu/domain';
import { Problem } from '../../../contract/problem.ts';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { hashToken } from '../../../services/authentication/random-tokens.ts';
import { isEmailAllowed } from '../../../services/limits/allow-list.ts';

/**
 * Signs a delegate in for an account (decision B7): one answer for any failure, and a line in the audit log. Keys are
 * pasted: the spaces around them do not count.
 */
export const createTokenByDelegate =
  ({ config, limiter, sessions }: Deps): Handler<'createTokenByDelegate'> =>
  async ({ body, ip }) => {
    const emailAddress = normalizeEmail(body.em);
    await limiter.use('signInPerIp', ip);
    const keyHash = hashToken(body.dmk.trim());
    // Of each key: whoever knows the address only must not shut its delegates out, and guesses 256 bits in vain.
    await limiter.use('delegateSignInPerAccount', `${emailAddress}:${keyHash}`);
    const keys = { emailAddress, keyHash, tokenHash: hashToken(body.dut.trim()) };
    const isAllowed = isEmailAllowed(config.allowedEmails, emailAddress);
    const tokens = isAllowed ? await sessions.openAsDelegate(keys) : undefined;
    if (tokens === undefined)
      throw new Problem(401, { message: 'Les informations de connexion sont invalides.' });
    return tokens;
  };
