import { expect, test, vi } from 'vitest';
import { MINUTE, SECOND } from '../../src/services/clock.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { TEST_PASSWORD, useTestServer } from '../build-app.ts';

const server = useTestServer();

const address = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;
const countOf = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

const signIn = (emailAddress: string, password: string, from: string) =>
  server.request({ method: 'POST', url: '/api/public/token/new', body: { emailAddress, password }, from });

const refresh = ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) =>
  server.request({
    method: 'POST',
    url: '/api/public/token/refresh',
    body: { expiredAccessToken: accessToken, refreshToken },
  });

test('100 passwords tried at once on one account from as many addresses: ten are looked at', async () => {
  const { emailAddress } = await server.signUp('cible@exemple.fr');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => signIn(emailAddress, `Essai.numero.${index}`, address(index))),
  );
  const { max } = LIMITS.signInPerAccount;
  expect([countOf(answers, 401), countOf(answers, 429)]).toStrictEqual([max, 100 - max]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 429))
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('one password tried on 100 accounts from one address: fifty are looked at', async () => {
  const answers = [];
  for (let index = 0; index < 100; index++)
    answers.push(await signIn(`personne${index}@exemple.fr`, TEST_PASSWORD, '203.0.113.7'));
  const { max } = LIMITS.signInPerIp;
  expect([countOf(answers, 401), countOf(answers, 429)]).toStrictEqual([max, 100 - max]);
});

test('fourteen sign-ins at once from one address: ten have their password compared, the others are to wait', async () => {
  const { passwords } = server.deps;
  const { verify } = passwords;
  const [count, from] = [14, '203.0.113.8'];
  const haveCome = Promise.withResolvers<void>();
  let come = 0;
  // Together, however busy the machine is.
  const held = vi.spyOn(passwords, 'verify').mockImplementation(async (...given) => {
    come += 1;
    if (come === count) haveCome.resolve();
    await haveCome.promise;
    return verify(...given);
  });
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => signIn(`foule${index}@exemple.fr`, TEST_PASSWORD, from)),
  );
  held.mockRestore();
  expect([countOf(answers, 401), countOf(answers, 429)]).toStrictEqual([10, 4]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 429))
    expect(answer.headers['retry-after']).toBe('2');
  expect((await signIn('foule@exemple.fr', TEST_PASSWORD, from)).statusCode).toBe(401);
});

test('codes of verification: the right one is refused after the tries that it allows', async () => {
  const account = await server.signUp('code@exemple.fr');
  await server.request({ method: 'POST', url: '/api/myaccount/sendemailverification', account });
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      server.request({
        method: 'POST',
        url: '/api/myaccount/verifyemail',
        account,
        body: { otp: String(100_000 + index) },
      }),
    ),
  );
  expect(countOf(tries, 200) + countOf(tries, 204)).toBe(0);
  const { isEmailVerified } = (await server.request({ url: '/api/myaccount/info', account })).json<{
    isEmailVerified: boolean;
  }>();
  expect(isEmailVerified).toBe(false);
});

test('ten refreshes of one token at once all open the same family; the token that comes back later closes it', async () => {
  const account = await server.signUp('course@exemple.fr');
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(account)));
  expect(countOf(answers, 200)).toBe(10);
  const next = answers.map((answer) => answer.json<{ accessToken: string; refreshToken: string }>());
  expect(new Set(next.map(({ refreshToken }) => refreshToken)).size).toBe(10);
  server.clock.advance(MINUTE);
  // A thief's copy: nobody keeps anything of this family.
  expect((await refresh(account)).statusCode).toBe(401);
  for (const tokens of next) {
    expect((await refresh(tokens)).statusCode).toBe(401);
    expect((await server.request({ url: '/api/myaccount/info', account: tokens })).statusCode).toBe(401);
  }
});

test('a token that is refreshed and replayed at once, for a while, never opens two families for good', async () => {
  const account = await server.signUp('rejeu@exemple.fr');
  let tokens: { accessToken: string; refreshToken: string } = account;
  for (let round = 0; round < 10; round++) {
    const answer = await refresh(tokens);
    expect(answer.statusCode).toBe(200);
    tokens = answer.json<typeof tokens>();
    server.clock.advance(SECOND);
  }
  expect((await refresh({ ...tokens, refreshToken: account.refreshToken })).statusCode).toBeOneOf([200, 401]);
  server.clock.advance(MINUTE);
  expect((await refresh({ ...tokens, refreshToken: account.refreshToken })).statusCode).toBe(401);
  expect((await refresh(tokens)).statusCode).toBe(401);
});

test.for([
  '//mechant.example',
  '/\\mechant.example',
  '/%2f%2fmechant.example',
  '/%5cmechant.example',
  '/guide//mechant.example/..',
  '/?next=https://mechant.example',
  '/seconnecter?redirect=//mechant.example',
  '/api/public/config?url=https://mechant.example',
  '/assets/..%2f..%2f..%2fetc/passwd',
  '/assets/%2e%2e/%2e%2e/package.json',
])('%s sends nobody elsewhere, and gives no file of the machine', async (url) => {
  const answer = await server.request({
    url,
    headers: { host: 'mechant.example', 'x-forwarded-host': 'mechant.example' },
  });
  expect(answer.statusCode).toBeLessThan(500);
  const location = String(answer.headers['location'] ?? '');
  expect(location).not.toMatch(/^(https?:)?[/\\]{2}/);
  expect(location).not.toContain('mechant');
  expect(answer.body).not.toContain('root:');
  expect(answer.body).not.toContain('"workspaces"');
});
