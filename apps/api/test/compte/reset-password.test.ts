import { PASSWORD_REPREND_ENTREPRISE_MESSAGE } from '@odu/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../src/services/clock.ts';
import { TEST_PASSWORD, type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer();
const NEW_PASSWORD = 'Croissant.dore.3';

const sendLink = (emailAddress: string, headers: Record<string, string> = {}) =>
  server.request({ method: 'POST', url: '/api/public/resetpwd/sendlink', body: { emailAddress }, headers });

const reset = (emailAddress: string, resetPasswordToken: string, newPassword = NEW_PASSWORD) =>
  server.request({
    method: 'POST',
    url: '/api/public/resetpwd/reset',
    body: { emailAddress, resetPasswordToken, newPassword },
  });

const signIn = async (emailAddress: string, password: string) =>
  (await server.request({ method: 'POST', url: '/api/public/token/new', body: { emailAddress, password } }))
    .statusCode;

const mailsTo = async (emailAddress: string) =>
  (await server.mails()).filter(({ recipient }) => recipient === emailAddress);

beforeAll(() => void vi.spyOn(server.deps.passwordReset, 'sendLink'));

/** The link is mailed after the answer, in the turn of the event loop that follows it. */
async function waitForMails() {
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(
    vi.mocked(server.deps.passwordReset.sendLink).mock.results.map(({ value }) => value as Promise<void>),
  );
}

async function readToken(emailAddress: string, count = 1) {
  await waitForMails();
  const mails = await mailsTo(emailAddress);
  expect(mails).toHaveLength(count);
  return mails.map(({ text }) => new URL(/https:\S+/.exec(text)?.[0] ?? ''));
}

const LINK_REFUSED = {
  status: 422,
  message: "Ce lien de réinitialisation n'est plus valable\u00a0: demandez-en un nouveau.",
  errors: [{ path: '/resetPasswordToken' }],
};

test('the mailed link changes the password once, ends every session of its account and is followed by a notice', async () => {
  const account = await server.signUp('anne@exemple.fr');
  const other = await server.signUp('autre-anne@exemple.fr');
  expect((await sendLink(' Anne@exemple.fr', { host: 'evil.example' })).statusCode).toBe(204);
  const [link] = await readToken('anne@exemple.fr');
  expect(link?.origin).toBe('https://odu.example');
  expect(link?.pathname).toBe('/resetpwd');
  expect(link?.searchParams.get('email')).toBe('anne@exemple.fr');
  const [mail] = await mailsTo('anne@exemple.fr');
  expect(mail?.text).toContain('une seule fois, pendant 30 minutes');
  expect(mail?.text).toMatch(/\n\nL'équipe ODU\nsupport@localhost$/);
  const token = link?.searchParams.get('token') ?? '';

  expect((await reset('anne@exemple.fr', token, 'court')).json().errors[0].path).toBe('/newPassword');
  expect((await reset('anne@exemple.fr', token)).statusCode).toBe(204);
  expect((await server.request({ url: '/api/myaccount/info', account })).statusCode).toBe(401);
  expect((await server.request({ url: '/api/myaccount/info', account: other })).statusCode).toBe(200);
  expect(await signIn('anne@exemple.fr', TEST_PASSWORD)).toBe(401);
  expect(await signIn('anne@exemple.fr', NEW_PASSWORD)).toBe(200);
  expect((await mailsTo('anne@exemple.fr')).map(({ subject }) => subject)).toContain(
    'ODU - Votre mot de passe a été modifié',
  );
  expect((await reset('anne@exemple.fr', token)).json()).toMatchObject(LINK_REFUSED);
});

test('a sign-in with the old password that is being checked while it is changed opens nothing', async () => {
  await server.signUp('lente@exemple.fr');
  await sendLink('lente@exemple.fr');
  const [link] = await readToken('lente@exemple.fr');
  const { verify } = server.deps.passwords;
  const [isChecked, isChanged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = vi.spyOn(server.deps.passwords, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given);
    isChecked.resolve();
    await isChanged.promise;
    return isRight;
  });
  const signingIn = signIn('lente@exemple.fr', TEST_PASSWORD);
  await isChecked.promise;
  expect((await reset('lente@exemple.fr', link?.searchParams.get('token') ?? '')).statusCode).toBe(204);
  isChanged.resolve();
  expect(await signingIn).toBe(401);
  held.mockRestore();
  const sessions = await server.database.queries
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select('revokedAt')
    .where('emailAddress', '=', 'lente@exemple.fr')
    .execute();
  expect(sessions.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  expect(await signIn('lente@exemple.fr', NEW_PASSWORD)).toBe(200);
});

test('an unknown address gets the same answer and no mail', async () => {
  const answer = await sendLink('inconnue@exemple.fr');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await waitForMails();
  expect(await mailsTo('inconnue@exemple.fr')).toEqual([]);
});

test('what is no address is refused, and counts for nothing', async () => {
  const refused = await sendLink('sans-arobase');
  const message = 'Veuillez entrer une adresse email valide';
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { message, errors: [{ path: '/emailAddress', message }] },
  ]);
  for (let sent = 0; sent < 3; sent++) expect((await sendLink('sans-arobase')).statusCode).toBe(422);
});

test('a link that could not be sent, after the answer, is told in the log', async () => {
  await server.signUp('ursule@exemple.fr');
  vi.mocked(server.deps.passwordReset.sendLink).mockRejectedValueOnce(new Error('the disk is full'));
  expect((await sendLink('ursule@exemple.fr')).statusCode).toBe(204);
  await expect(waitForMails()).rejects.toThrow('the disk is full');
  vi.mocked(server.deps.passwordReset.sendLink).mockClear();
  expect(server.logLines.some((line) => line.includes('a reset link was not sent'))).toBe(true);
});

test('a link is stale after 30 minutes, and when a newer one was sent', async () => {
  await server.signUp('bea@exemple.fr');
  await sendLink('bea@exemple.fr');
  const [first] = await readToken('bea@exemple.fr');
  server.clock.advance(1);
  await sendLink('bea@exemple.fr');
  const [second] = await readToken('bea@exemple.fr', 2);
  expect((await reset('bea@exemple.fr', first?.searchParams.get('token') ?? '')).statusCode).toBe(422);
  server.clock.advance(30 * MINUTE);
  expect((await reset('bea@exemple.fr', second?.searchParams.get('token') ?? '')).json()).toMatchObject(
    LINK_REFUSED,
  );
});

test('a link is good until its last millisecond', async () => {
  await server.signUp('lucie@exemple.fr');
  await sendLink('lucie@exemple.fr');
  const [link] = await readToken('lucie@exemple.fr');
  server.clock.advance(30 * MINUTE - 1);
  const changed = await reset('lucie@exemple.fr', link?.searchParams.get('token') ?? '');
  expect(changed.statusCode).toBe(204);
});

test('a token is of one address', async () => {
  await server.signUp('carl@exemple.fr');
  await server.signUp('dora@exemple.fr');
  await sendLink('carl@exemple.fr');
  const [link] = await readToken('carl@exemple.fr');
  const token = link?.searchParams.get('token') ?? '';
  expect((await reset('dora@exemple.fr', token)).statusCode).toBe(422);
  expect((await reset('carl@exemple.fr', token)).statusCode).toBe(204);
});

test('three links an hour for an address, known or not', async () => {
  for (let sent = 0; sent < 3; sent++) expect((await sendLink('rien@exemple.fr')).statusCode).toBe(204);
  expect((await sendLink('rien@exemple.fr')).statusCode).toBe(429);
});

test('one caller has 20 demands an hour, whatever the addresses, and writes nothing more', async () => {
  const ask = (emailAddress: string, from: string) =>
    server.request({ method: 'POST', url: '/api/public/resetpwd/sendlink', body: { emailAddress }, from });
  const countRows = async () =>
    (await server.database.queries.selectFrom('rateLimit').select('key').execute()).length;
  for (let sent = 0; sent < 20; sent++)
    expect((await ask(`hasard${sent}@exemple.fr`, '10.7.7.7')).statusCode).toBe(204);
  const before = await countRows();
  for (let sent = 20; sent < 30; sent++) {
    const refused = await ask(`hasard${sent}@exemple.fr`, '10.7.7.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await countRows()).toBe(before);
  expect((await ask('hasard@exemple.fr', '10.7.7.8')).statusCode).toBe(204);
  server.clock.advance(HOUR);
  await server.deps.limiter.cleanUp();
  expect(await countRows()).toBe(0);
});

test('who asks for links in the name of an owner does not keep her from hers, in a browser that signed in before', async () => {
  const emailAddress = 'fanny@exemple.fr';
  const account = await server.signUp(emailAddress);
  const signedIn = await server.request({
    method: 'POST',
    url: '/api/public/token/new',
    body: { emailAddress, password: TEST_PASSWORD },
  });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  for (let sent = 0; sent < 4; sent++) await sendLink(emailAddress);
  expect((await sendLink(emailAddress)).statusCode).toBe(429);
  expect((await sendLink(emailAddress, { cookie: 'odu-appareil=forgé' })).statusCode).toBe(429);
  expect((await sendLink(emailAddress, { cookie })).statusCode).toBe(204);
  // The count of her browsers has an end too.
  const more = [];
  for (let sent = 0; sent < 3; sent++) more.push((await sendLink(emailAddress, { cookie })).statusCode);
  expect(more).toEqual([204, 204, 429]);
  const fromPage = await server.request({ method: 'POST', url: '/api/myaccount/sendresetpwdemail', account });
  expect(fromPage.statusCode).toBe(204);
});

test('whoever has many marks of an account has three links of it an hour, as has who has none', async () => {
  const emailAddress = 'maud@exemple.fr';
  await server.signUp(emailAddress);
  const statuses = [];
  for (let browser = 0; browser < 5; browser++) {
    const signedIn = await server.request({
      method: 'POST',
      url: '/api/public/token/new',
      body: { emailAddress, password: TEST_PASSWORD },
    });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    statuses.push((await sendLink(emailAddress, { cookie })).statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  for (let sent = 0; sent < 4; sent++) statuses.push((await sendLink(emailAddress)).statusCode);
  expect(statuses.slice(5)).toEqual([204, 204, 204, 429]);
  await waitForMails();
  expect(await mailsTo(emailAddress)).toHaveLength(6);
});

/** A document of the account with that name; gives its id. */
async function addDuerp(account: TestAccount, displayName: string): Promise<string> {
  const { id } = (await server.request({ method: 'POST', url: '/api/duerp/create', account })).json() as {
    id: string;
  };
  await server.database.queries
    .updateTable('duerpDocument')
    .set({ displayName })
    .where('id', '=', id)
    .execute();
  return id;
}

test('a new password is not the name of her company, and the link can be used again', async () => {
  const account = await server.signUp('gina@exemple.fr');
  await addDuerp(account, 'Cordonnerie Aubépine et fils');
  await sendLink('gina@exemple.fr');
  const [link] = await readToken('gina@exemple.fr');
  const token = link?.searchParams.get('token') ?? '';
  for (const guessed of ['Aubepine-2026!', 'Cordonnerie.Aubépine.1', 'CordonnerieAubépineEtFils7!'])
    expect((await reset('gina@exemple.fr', token, guessed)).json()).toMatchObject({
      status: 422,
      errors: [{ path: '/newPassword', message: PASSWORD_REPREND_ENTREPRISE_MESSAGE }],
    });
  // Whoever has no link learns nothing of the name.
  expect((await reset('gina@exemple.fr', 'faux', 'Aubepine-2026!')).json()).toMatchObject(LINK_REFUSED);
  expect((await reset('gina@exemple.fr', token, 'Aubépine.et.tilleul.26')).statusCode).toBe(204);
});

test.for([
  ['the company of another account', 'hanna', 'Quincaillerie.Mirabelle.1'],
  ['a document that she deleted', 'iris', 'Tannerie.Vauquelin.1'],
] as const)('a new password may be the name of %s', async ([, name, newPassword]) => {
  const [account, other] = [
    await server.signUp(`${name}@exemple.fr`),
    await server.signUp(`autre-${name}@exemple.fr`),
  ];
  await addDuerp(other, 'Quincaillerie Mirabelle');
  const id = await addDuerp(account, 'Tannerie Vauquelin');
  const removed = await server.request({ method: 'DELETE', url: `/api/duerp/${id}`, account });
  expect(removed.statusCode).toBeLessThan(300);
  await sendLink(account.emailAddress);
  const [link] = await readToken(account.emailAddress);
  const token = link?.searchParams.get('token') ?? '';
  expect((await reset(account.emailAddress, token, newPassword)).statusCode).toBe(204);
});

test('the account page sends the link to the account itself', async () => {
  const account = await server.signUp('emma@exemple.fr');
  expect(
    (await server.request({ method: 'POST', url: '/api/myaccount/sendresetpwdemail', account })).statusCode,
  ).toBe(204);
  const [link] = await readToken('emma@exemple.fr');
  expect((await reset('emma@exemple.fr', link?.searchParams.get('token') ?? '')).statusCode).toBe(204);
});

const countUnused = async (accountId: string) => {
  const { count } = await server.database.queries
    .selectFrom('passwordReset')
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('of links that are asked for at once, one is alive', async () => {
  const account = await server.signUp('ensemble@exemple.fr');
  await Promise.all(Array.from({ length: 8 }, () => server.deps.passwordReset.sendLink(account)));
  expect(await countUnused(account.id)).toBe(1);
});

test('a reset ends every other link of the account', async () => {
  const account = await server.signUp('deuxliens@exemple.fr');
  await server.deps.passwordReset.sendLink(account);
  const [mail] = await mailsTo(account.emailAddress);
  const token = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  // As two that were asked for at once left it before.
  const expiresAt = new Date(server.clock.now().getTime() + MINUTE).toISOString();
  await server.database.queries
    .insertInto('passwordReset')
    .values({ tokenHash: 'another', accountId: account.id, expiresAt, usedAt: null })
    .execute();
  expect((await reset(account.emailAddress, token)).statusCode).toBe(204);
  expect(await countUnused(account.id)).toBe(0);
});
