import { IDENTIFIANTS_INVALIDES_MESSAGE } from '@odu/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { TEST_PASSWORD, useTestServer } from '../build-app.ts';

const server = useTestServer();

afterEach(() => {
  vi.restoreAllMocks();
  server.deps.config.allowedEmails.length = 0;
});

const signIn = (emailAddress: string, password: string) =>
  server.request({ method: 'POST', url: '/api/public/token/new', body: { emailAddress, password } });

test('an address that is no longer allowed does not sign in, and gets the answer of a wrong password', async () => {
  const { emailAddress } = await server.signUp('anne@exemple.fr');
  server.deps.config.allowedEmails.push('@autre-entreprise.example');
  const refused = await signIn(emailAddress, TEST_PASSWORD);
  expect([refused.statusCode, refused.json().message]).toEqual([401, IDENTIFIANTS_INVALIDES_MESSAGE]);
  expect(refused.headers['set-cookie']).toBeUndefined();
  server.deps.config.allowedEmails.push('@exemple.fr');
  expect((await signIn(emailAddress, TEST_PASSWORD)).statusCode).toBe(200);
});

test('an unknown address costs a hash, as a wrong password does: its time tells nothing', async () => {
  const verify = vi.spyOn(server.deps.passwords, 'verify');
  expect((await signIn('personne@exemple.fr', 'faux')).statusCode).toBe(401);
  expect(verify.mock.calls).toEqual([[undefined, 'faux', '127.0.0.1']]);
});

/** The answer itself takes some milliseconds. */
const ANSWERED_WITHIN_MS = 10_000;

test('who asks for a reset link does not wait for what an account costs', async () => {
  const { emailAddress } = await server.signUp('basile@exemple.fr');
  const isSent = Promise.withResolvers<void>();
  const sendLink = vi.spyOn(server.deps.passwordReset, 'sendLink').mockReturnValue(isSent.promise);
  const asked = server.request({
    method: 'POST',
    url: '/api/public/resetpwd/sendlink',
    body: { emailAddress },
  });
  const late = new Promise<{ statusCode: string }>((resolve) => {
    setTimeout(() => resolve({ statusCode: 'it waits' }), ANSWERED_WITHIN_MS).unref();
  });
  expect((await Promise.race([asked, late])).statusCode).toBe(204);
  isSent.resolve();
  await expect.poll(() => sendLink).toHaveBeenCalledTimes(1);
});
