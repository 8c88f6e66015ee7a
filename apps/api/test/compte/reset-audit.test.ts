import { expect, test } from 'vitest';
import { replaceReset } from '../../src/repositories/account/password-reset-repository.ts';
import { PASSWORD_RESET } from '../../src/repositories/server/audit-repository.ts';
import { hashToken, makeToken } from '../../src/services/authentication/random-tokens.ts';
import { instantAfter, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test('a new password is one line of the audit log, and a refused one is none', async () => {
  const { id, emailAddress } = await server.signUp('anne@exemple.fr');
  const resetPasswordToken = makeToken();
  await replaceReset(server.database.queries, {
    tokenHash: hashToken(resetPasswordToken),
    accountId: id,
    expiresAt: instantAfter(server.clock, MINUTE),
    usedAt: null,
  });
  const reset = async (token: string) => {
    const body = { emailAddress, resetPasswordToken: token, newPassword: 'Croissant.dore.3' };
    return (await server.request({ method: 'POST', url: '/api/public/resetpwd/reset', body })).statusCode;
  };
  const readAudit = () =>
    server.database.queries
      .selectFrom('auditEntry')
      .select(['accountId', 'type', 'detail', 'createdAt'])
      .execute();
  expect(await reset(makeToken())).toBe(422);
  expect(await readAudit()).toEqual([]);
  expect(await reset(resetPasswordToken)).toBe(204);
  expect(await readAudit()).toEqual([
    { accountId: id, type: PASSWORD_RESET, detail: '', createdAt: server.clock.now().toISOString() },
  ]);
});
