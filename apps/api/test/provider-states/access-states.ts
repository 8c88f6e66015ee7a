import type { ProviderStateHandlers } from '@odu/api-contract/provider-states';
import type { Deps } from '../../src/deps.ts';
import { replaceReset } from '../../src/repositories/account/password-reset-repository.ts';
import { instantAfter, MINUTE } from '../../src/services/clock.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { hashToken, makeToken } from '../../src/services/authentication/random-tokens.ts';
import { ensureAccount } from './compte-states.ts';

type Names =
  | 'a delegate is authorised'
  | 'a signed-in delegate'
  | 'a reset link was sent'
  | 'a verification code was sent';

/** What lets somebody in, or proves an address: keys, links and codes. */
export function makeAccessStates(deps: Deps): Pick<ProviderStateHandlers, Names> {
  const authorize = async (emailAddress: string) => {
    const accountId = await ensureAccount(deps, emailAddress);
    const { id: delegateId, key: dmk } = await createDelegate(deps, 'Cabinet Durand');
    const made = await authorizeDelegate(deps, { delegateId, accountId });
    if (made === false) throw new Error('the delegate that was just made is revoked');
    return { dmk, dut: made.token };
  };
  return {
    'a delegate is authorised': ({ emailAddress }) => authorize(emailAddress),
    async 'a signed-in delegate'({ emailAddress }) {
      const { dmk, dut } = await authorize(emailAddress);
      const tokens = await deps.sessions.openAsDelegate({
        emailAddress,
        keyHash: hashToken(dmk),
        tokenHash: hashToken(dut),
      });
      if (tokens === undefined) throw new Error('the delegate that was just authorised is refused');
      return tokens;
    },
    async 'a reset link was sent'({ emailAddress }) {
      const resetPasswordToken = makeToken();
      await replaceReset(deps.database.queries, {
        tokenHash: hashToken(resetPasswordToken),
        accountId: await ensureAccount(deps, emailAddress),
        expiresAt: instantAfter(deps.clock, 30 * MINUTE),
        usedAt: null,
      });
      return { resetPasswordToken };
    },
    async 'a verification code was sent'({ emailAddress }) {
      const id = await ensureAccount(deps, emailAddress);
      await deps.emailVerification.sendCode({ id, emailAddress });
      const mail = await deps.database.queries
        .selectFrom('mail')
        .select('text')
        .where('recipient', '=', emailAddress)
        .executeTakeFirstOrThrow();
      return { otp: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' };
    },
  };
}
