import { expect, test } from 'vitest';
import { listOperations, readContract } from '@odu/api-contract/document';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

const secured = listOperations(readContract()).filter(({ isPublic }) => !isPublic);

test.for(secured.map(({ id, method, url }) => [id, method, url] as const))(
  '%s needs a session',
  async ([, method, url]) => {
    const answer = await server.app.inject({
      method: method.toUpperCase() as 'GET',
      url: url.replace(/:\w+/g, '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'),
      ...(method === 'post' && { payload: {} }),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      status: 401,
      message: 'Votre session a expiré, veuillez vous reconnecter.',
    });
  },
);

test('the name of the scheme before a token may be written in any case (RFC 9110, 11.1)', async () => {
  const { accessToken } = await server.signUp('casse@exemple.fr');
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${accessToken}` };
    expect((await server.request({ url: '/api/myaccount/info', headers })).statusCode).toBe(200);
  }
});

test('the only public operations are those that must be', () => {
  const publicOnes = listOperations(readContract()).filter(({ isPublic }) => isPublic);
  expect(publicOnes.every(({ url }) => url.startsWith('/api/public/'))).toBe(true);
});

const signIn = (payload: string, contentType: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/public/token/new',
    payload,
    headers: { 'content-type': contentType },
  });

test('a body that is not JSON does not reach the handler', async () => {
  expect((await signIn('{"emailAddress":"a@b.fr","password":"x"}', 'text/plain')).statusCode).toBe(415);
  const broken = await signIn('{"emailAddress":', 'application/json');
  expect(broken.statusCode).toBe(400);
  expect(broken.json().message).toBe('La requête envoyée contient une erreur.');
});

test('an unknown, missing or mistyped field is named in French', async () => {
  const { statusCode, body, headers } = await signIn('{"emailAddress":3,"admin":true}', 'application/json');
  const answer = JSON.parse(body);
  expect(statusCode).toBe(400);
  expect(answer.errors).toEqual(
    expect.arrayContaining([
      { path: '/body/admin', message: "Ce champ n'est pas connu." },
      { path: '/body/password', message: 'Ce champ est requis.' },
      { path: '/body/emailAddress', message: 'Il faut un texte.' },
    ]),
  );
  expect(answer.requestId).toBe(headers['x-request-id']);
});

test('prototype keys in a body are refused', async () => {
  const answer = await signIn(
    '{"emailAddress":"a@b.fr","password":"x","__proto__":{"a":1}}',
    'application/json',
  );
  expect(answer.statusCode).toBe(400);
});

test('a parameter that comes twice, or as a list, is refused', async () => {
  const account = await server.signUp('deux-fois@exemple.fr');
  const id = '00000000-0000-4000-8000-000000000000';
  for (const query of [`duerpDocId=${id}&duerpDocId=${id}`, `duerpDocId[]=${id}`, `duerpDocId=${id}&x=1`]) {
    const answer = await server.request({ url: `/api/duerpmasterdata/risques?${query}`, account });
    expect(answer.statusCode).toBe(400);
  }
});

test('a body over 5 MB is a 413', async () => {
  const answer = await signIn(
    JSON.stringify({ emailAddress: 'x'.repeat(5 * 1024 * 1024), password: 'x' }),
    'application/json',
  );
  expect(answer.statusCode).toBe(413);
  expect(answer.json().message).toBe('La requête envoyée est trop volumineuse.');
});

test('a token that is forged, unsigned or of another secret opens nothing', async () => {
  const account = await server.signUp('victime@exemple.fr');
  const [header = '', payload = '', signature = ''] = account.accessToken.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const other = await server.signUp('autre@exemple.fr');
  const forged = [
    `${encode({ alg: 'none' })}.${payload}.`,
    `${header}.${encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: other.id })}.${signature}`,
    `${header}.${payload}.${Buffer.alloc(32).toString('base64url')}`,
    account.refreshToken,
    '',
  ];
  for (const accessToken of forged) {
    expect((await server.request({ url: '/api/myaccount/info', account: { accessToken } })).statusCode).toBe(
      401,
    );
  }
});

test('no secret and no personal text in the log, not even from a query or a failure', async () => {
  const account = await server.signUp('discret@exemple.fr');
  await signIn(
    JSON.stringify({ emailAddress: 'discret@exemple.fr', password: 'MotDePasseSecret.1' }),
    'application/json',
  );
  await server.request({ url: '/resetpwd?email=discret@exemple.fr&token=jeton-secret', account });
  await server.request({ url: '/api/inconnu/jeton-secret?token=jeton-secret', account });
  const log = server.logLines.join('');
  expect(log).toContain('"operationId":"createToken"');
  expect(log).toContain('"reqId"');
  for (const secret of [
    'discret@',
    'MotDePasseSecret',
    'jeton-secret',
    account.accessToken,
    account.refreshToken,
  ])
    expect(log).not.toContain(secret);
});

test('a stored token cannot be used as it is stored', async () => {
  const account = await server.signUp('hache@exemple.fr');
  const rows = await server.database.queries.selectFrom('refreshToken').select('tokenHash').execute();
  expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(account.refreshToken);
  const { passwordHash } = await server.database.queries
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a call without a body may say that it is JSON, one that needs a body is told so', async () => {
  const account = await server.signUp('sans-corps@exemple.fr');
  const headers = { 'content-type': 'application/json' };
  expect(
    (await server.request({ method: 'POST', url: '/api/myaccount/sendemailverification', account, headers }))
      .statusCode,
  ).toBe(204);
  const answer = await server.request({ method: 'POST', url: '/api/public/token/new', headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path: '/body', message: 'Le corps de la requête est requis.' }]);
});
