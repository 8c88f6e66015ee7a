import { PASSWORD_REPREND_ADRESSE_MESSAGE, PASSWORD_TROP_COURANT_MESSAGE } from '@odu/domain';
import { expect, test } from 'vitest';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { reachLimit } from '../provider-states/compte-states.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';

const server = useTestServer({
  environment: { ODU_ALLOWED_EMAILS: 'patron@exemple.fr, @boulangerie.example' },
});

let callers = 0;
const getCaptchaToken = async () =>
  solveCaptcha((await server.request({ url: '/api/public/captcha/challenge' })).json());

// Each from an address of its own: the limit of creations has its own test.
const create = (body: { emailAddress: string; newPassword: string; captchaToken: string }) =>
  server.request({
    method: 'POST',
    url: '/api/public/account/create',
    body,
    from: `10.1.0.${callers++ % 250}`,
  });

const check = async (emailAddress: string) =>
  (await server.request({ method: 'POST', url: '/api/public/account/info', body: { emailAddress } })).json();

test('an allowed address makes its account, once', async () => {
  expect(await check('marie@boulangerie.example')).toEqual({ isAllowed: true, isSetup: false });
  const body = { emailAddress: ' Marie@Boulangerie.example', newPassword: 'Farine.de.seigle.9' };
  const created = await create({ ...body, captchaToken: await getCaptchaToken() });
  expect(created.statusCode).toBe(201);
  expect(
    (await server.request({ url: '/api/myaccount/info', account: created.json() })).json().emailAddress,
  ).toBe('marie@boulangerie.example');
  expect(await check('MARIE@boulangerie.example')).toEqual({ isAllowed: true, isSetup: true });

  const again = await create({ ...body, captchaToken: await getCaptchaToken() });
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toBe(
    'Un compte existe déjà avec cette adresse email, veuillez vous connecter.',
  );
});

test('the browser that made an account is known, whoever attacks the account from then on', async () => {
  const emailAddress = 'attaquee@boulangerie.example';
  const password = 'Farine.de.seigle.9';
  const body = { emailAddress, newPassword: password, captchaToken: await getCaptchaToken() };
  const cookie = String((await create(body)).headers['set-cookie']).split(';')[0] ?? '';
  await reachLimit(server.deps, 'signInPerAccount', emailAddress);
  const signIn = async (headers: Record<string, string>) =>
    (
      await server.request({
        method: 'POST',
        url: '/api/public/token/new',
        body: { emailAddress, password },
        headers,
      })
    ).statusCode;
  expect([await signIn({}), await signIn({ cookie })]).toEqual([429, 200]);
});

test('two creations of one account at the same moment make one', async () => {
  const body = { emailAddress: 'jumeaux@boulangerie.example', newPassword: 'Farine.de.seigle.9' };
  const answers = await Promise.all([
    create({ ...body, captchaToken: await getCaptchaToken() }),
    create({ ...body, captchaToken: await getCaptchaToken() }),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
});

test('an address outside the allow list is refused', async () => {
  expect(await check('autre@exemple.fr')).toEqual({ isAllowed: false, isSetup: false });
  const refused = await create({
    emailAddress: 'autre@exemple.fr',
    newPassword: 'Farine.de.seigle.9',
    captchaToken: await getCaptchaToken(),
  });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toBe('Votre adresse email ne fait partie des adresses autorisées.');
});

test.for([
  ['abc', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['12345678!', 'Le mot de passe doit contenir au moins 1 lettre'],
  ['motdepasse!', 'Le mot de passe doit contenir au moins 1 chiffre'],
  ['motdepasse1', 'Le mot de passe doit contenir au moins 1 caractère spécial'],
  ['P@ssw0rd1!', PASSWORD_TROP_COURANT_MESSAGE],
  ['Motdepasse1!', PASSWORD_TROP_COURANT_MESSAGE],
  ['Patron-Exemple-1!', PASSWORD_REPREND_ADRESSE_MESSAGE],
  [`a1!${'x'.repeat(126)}`, 'Le mot de passe doit contenir au plus 128 caractères'],
])('the password %s is refused: %s', async ([newPassword = '', message]) => {
  const refused = await create({ emailAddress: 'patron@exemple.fr', newPassword, captchaToken: 'x' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ message, errors: [{ path: '/newPassword', message }] });
});

// The second is the address of an account that was erased: whoever took it would keep that account from its erasure.
test.for(['patron', 'Efface-0192f0c1-0000-7000-8000-000000000000@Efface.invalid'])(
  'the address %s is refused as malformed',
  async (emailAddress) => {
    const refused = await create({
      emailAddress,
      newPassword: 'Farine.de.seigle.9',
      captchaToken: 'x',
    });
    expect(refused.json().errors).toEqual([
      { path: '/emailAddress', message: 'Veuillez entrer une adresse email valide' },
    ]);
  },
);

test('a captcha works once, within 10 minutes, and only when it is ours and solved', async () => {
  const body = { emailAddress: 'patron@exemple.fr', newPassword: 'Farine.de.seigle.9' };
  const isCaptchaRefused = async (captchaToken: string) => {
    const answer = await create({ ...body, captchaToken });
    return answer.statusCode === 422 && answer.json().errors[0].path === '/captchaToken';
  };
  const late = await getCaptchaToken();
  server.clock.advance(10 * MINUTE);
  expect(await isCaptchaRefused(late)).toBe(true);

  const token = await getCaptchaToken();
  const payload = JSON.parse(Buffer.from(token, 'base64').toString());
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const forged = {
    ...payload,
    challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, cost: 1 } },
  };
  expect(await isCaptchaRefused(encode(forged))).toBe(true);
  expect(
    await isCaptchaRefused(encode({ ...payload, solution: { ...payload.solution, derivedKey: 'ab' } })),
  ).toBe(true);
  expect(await isCaptchaRefused('pas du base64')).toBe(true);

  expect((await create({ ...body, captchaToken: token })).statusCode).toBe(201);
  expect(await isCaptchaRefused(token)).toBe(true);
  const otherCase = {
    ...payload,
    challenge: { ...payload.challenge, signature: payload.challenge.signature.toUpperCase() },
  };
  expect(await isCaptchaRefused(encode(otherCase))).toBe(true);
});

test('the account check is limited to 30 in 15 minutes for an IP address', async () => {
  const ask = () =>
    server.request({
      method: 'POST',
      url: '/api/public/account/info',
      body: { emailAddress: 'a@b.fr' },
      from: '10.2.2.2',
    });
  for (let call = 0; call < 30; call++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});
