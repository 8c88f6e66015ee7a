import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PrivateContactScreen } from './PrivateContactScreen.tsx';

const account: FakeHandlers = {
  'GET /api/myaccount/info': () => ({
    body: {
      emailAddress: 'claire@boulangerie.example',
      isEmailVerified: true,
      maxNumberOfDuerps: 5,
      isDelegatedSession: false,
      lastDelegateSignIn: null,
    },
  }),
};

const write = async () => {
  await page.getByRole('textbox', { name: 'Nom ou entreprise' }).fill('Boulangerie Claire');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
};
const send = () => page.getByRole('button', { name: 'Envoyer' }).click();

test('the message is sent with the address of the account, and the form is empty again', async () => {
  const { callsTo } = renderScreen(<PrivateContactScreen />, {
    handlers: { ...account, 'POST /api/contact': () => ({ status: 204 }) },
  });
  await write();
  await send();
  await expect.element(page.getByText('Votre message a bien été envoyé.')).toBeVisible();
  expect(callsTo('POST /api/contact').map(({ body }) => body)).toEqual([
    {
      emailAddress: 'claire@boulangerie.example',
      name: 'Boulangerie Claire',
      phoneNumber: null,
      userMessage: 'Bonjour',
    },
  ]);
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('a refused message stays in the form, with the words of the server', async () => {
  renderScreen(<PrivateContactScreen />, {
    handlers: {
      ...account,
      'POST /api/contact': () => ({ status: 503, problem: { message: 'Le service est arrêté.' } }),
    },
  });
  await write();
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Le service est arrêté.');
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Bonjour');
});
