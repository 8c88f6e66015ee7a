import { expect, test } from 'vitest';
import { TEST_PASSWORD, useTestServer } from '../build-app.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer({ deps: NO_ENGINE });

const signIn = async (emailAddress: string) =>
  (
    await server.request({
      method: 'POST',
      url: '/api/public/token/new',
      body: { emailAddress, password: TEST_PASSWORD },
    })
  ).statusCode;

test('the password of an account whose versions are kept opens nothing once it is erased', async () => {
  const account = await server.signUp('anne@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  expect(await signIn('anne@exemple.fr')).toBe(200);
  expect((await runOdu(server, 'accounts', 'erase', 'anne@exemple.fr', '--json')).code).toBe(0);
  const { emailAddress } = await server.database.queries
    .selectFrom('account')
    .select('emailAddress')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(emailAddress).toBe(`efface-${account.id}@efface.invalid`);
  for (const address of [emailAddress, 'anne@exemple.fr']) expect(await signIn(address)).toBe(401);
});
