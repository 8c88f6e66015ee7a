import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';

const server = useTestServer({ environment: { ODU_SUPPORT_EMAIL: 'aide@odu.example' } });

const message = {
  emailAddress: 'client@exemple.fr',
  name: 'Boulangerie\r\nBcc: x@y.fr',
  phoneNumber: '01 02 03 04 05',
  userMessage: 'Bonjour,\nune question.',
};
const sendPublic = async (from: string, body: object = {}) =>
  server.request({
    method: 'POST',
    url: '/api/public/contact',
    from,
    body: {
      ...message,
      captchaToken: await solveCaptcha(
        (await server.request({ url: '/api/public/captcha/challenge' })).json(),
      ),
      ...body,
    },
  });

test("a visitor's message reaches the operator, who can answer it", async () => {
  expect((await sendPublic('10.3.0.1')).statusCode).toBe(204);
  const [mail] = await server.mails();
  expect(mail).toMatchObject({ recipient: 'aide@odu.example', replyTo: 'client@exemple.fr' });
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.text).toContain('Bonjour,\nune question.');
  expect(mail?.text).toContain('01 02 03 04 05');
  expect(mail?.text).toContain('formulaire public');
});

test('a signed-in message names the account', async () => {
  const account = await server.signUp('abonne@exemple.fr');
  server.clock.advance(1_000);
  const answer = await server.request({ method: 'POST', url: '/api/contact', account, body: message });
  expect(answer.statusCode).toBe(204);
  const [mail] = await server.mails();
  expect(mail).toMatchObject({ recipient: 'aide@odu.example', replyTo: 'client@exemple.fr' });
  expect(mail?.text).toContain('abonne@exemple.fr');
});

test('a signed-in message may lack a telephone number, and no field that is needed', async () => {
  const account = await server.signUp('sans-telephone@exemple.fr');
  server.clock.advance(1_000);
  const send = (body: object) =>
    server.request({ method: 'POST', url: '/api/contact', account, body: { ...message, ...body } });
  expect((await send({ phoneNumber: '' })).statusCode).toBe(204);
  expect((await server.mails())[0]?.text).toContain('Téléphone\u00a0: non renseigné');
  const refused = await send({ name: ' ' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    [{ path: '/name', message: 'Ce champ est requis' }],
  ]);
});

test('a blank or malformed field is named, and a captcha is needed', async () => {
  const refused = await sendPublic('10.3.0.2', { emailAddress: 'client', name: ' ', userMessage: '\n' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual([
    { path: '/emailAddress', message: 'Veuillez entrer une adresse email valide' },
    { path: '/name', message: 'Ce champ est requis' },
    { path: '/userMessage', message: 'Le message est requis' },
  ]);
  expect((await sendPublic('10.3.0.2', { captchaToken: 'faux' })).json().errors[0].path).toBe(
    '/captchaToken',
  );
});

test('five messages an hour for an IP address', async () => {
  for (let sent = 0; sent < 5; sent++) expect((await sendPublic('10.3.0.3')).statusCode).toBe(204);
  expect((await sendPublic('10.3.0.3')).statusCode).toBe(429);
});
