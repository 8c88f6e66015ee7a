import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const CALL = 'POST /api/public/resetpwd/sendlink';

const send = async (answer: FakeAnswer<typeof CALL>) => {
  const rendered = renderScreen(<ForgotPasswordScreen initialEmail="claire@boulangerie.example" />, {
    accountId: null,
    handlers: { [CALL]: () => answer },
  });
  await page.getByRole('button', { name: 'Envoyer le lien de réinitialisation' }).click();
  return rendered;
};

test('a link that was asked for is told alike for every address', async () => {
  const { callsTo } = await send({ status: 204 });
  // What was pressed is gone with the form.
  await expect.element(page.getByRole('heading', { name: 'Email envoyé' })).toHaveFocus();
  await expect
    .element(
      page.getByText(
        'Si cet email existe dans notre système, vous recevrez un lien pour changer votre mot de passe.',
      ),
    )
    .toBeVisible();
  expect(callsTo(CALL)[0]?.body).toEqual({ emailAddress: 'claire@boulangerie.example' });
});

test.for([
  [
    { status: 500 },
    /^Une erreur est survenue lors de l'envoi de l'email\. Veuillez réessayer\.\s*\(500\) Le/,
  ],
  [{ status: 503 }, /erreur est survenue lors de l'envoi de l'email/],
  [{ status: 429 }, /^\(429\)/],
  [
    'no network',
    /^Une erreur est survenue lors de l'envoi de l'email\. Veuillez réessayer\.\s*Il semble y avoir un problème de connexion avec le serveur…$/,
  ],
] as const satisfies [FakeAnswer<typeof CALL>, RegExp][])(
  '%j is told as a failure',
  async ([answer, text]) => {
    await send(answer);
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(page.getByRole('heading', { name: 'Email envoyé' })).not.toBeInTheDocument();
  },
);
