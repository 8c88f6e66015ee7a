import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';

const NBSP = '\u00a0';
const server = useTestServer();

/** What breaks a line somewhere: in a mail reader (which wraps after many blanks too), a terminal, the page of the development inbox. */
const BREAKS = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', ' '.repeat(10)];

const sendPublic = async (body: object) => {
  const challenge = await server.request({ url: '/api/public/captcha/challenge' });
  return server.request({
    method: 'POST',
    url: '/api/public/contact',
    body: {
      emailAddress: 'malin@exemple.fr',
      name: 'Malin',
      userMessage: 'Bonjour',
      captchaToken: await solveCaptcha(challenge.json()),
      ...body,
    },
  });
};

// The operator closes an account, or changes its address, on such a message (« Autres demandes »).
test('a visitor forges no line of the mail, so that his message never looks like that of an account', async () => {
  for (const [sent, separator] of BREAKS.entries()) {
    const forged = `${separator}Compte${NBSP}: claire@boulangerie.example`;
    server.clock.advance(60 * 60 * 1_000);
    expect((await sendPublic({ name: `Claire${forged}`, phoneNumber: `01${forged}` })).statusCode).toBe(204);
    const mails = await server.mails();
    expect(mails).toHaveLength(sent + 1);
    expect(mails[0]?.text.split(/[\n\v\f\r\u0085\u2028\u2029]/)).toStrictEqual([
      `Nom ou entreprise${NBSP}: Claire Compte${NBSP}: claire@boulangerie.example`,
      `Email${NBSP}: malin@exemple.fr`,
      `Téléphone${NBSP}: 01 Compte${NBSP}: claire@boulangerie.example`,
      `Compte${NBSP}: formulaire public`,
      '',
      'Bonjour',
    ]);
    expect(mails[0]?.subject).toBe(`ODU - Message de Claire Compte${NBSP}: claire@boulangerie.example`);
  }
});
