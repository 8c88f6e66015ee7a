import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { isReloadHeld } from '../../drafts/hold-reload.ts';
import { PrivateContactScreen } from './PrivateContactScreen.tsx';

const CLAIRE = {
  emailAddress: 'claire@boulangerie.example',
  isEmailVerified: true,
  maxNumberOfDuerps: 5,
  isDelegatedSession: false,
  lastDelegateSignIn: null,
};
const account: FakeHandlers = { 'GET /api/myaccount/info': () => ({ body: CLAIRE }) };

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

test('a delegate is answered at his own address, which he types, not at the holder’s', async () => {
  const { callsTo } = renderScreen(<PrivateContactScreen />, {
    handlers: { 'GET /api/myaccount/info': () => ({ body: { ...CLAIRE, isDelegatedSession: true } }) },
  });
  await write();
  await expect.element(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue('');
  await send();
  await expect.element(page.getByRole('link', { name: "L'adresse email est requise" })).toBeVisible();
  expect(callsTo('POST /api/contact')).toEqual([]);
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

test('a message that fails once its page was left is told, and is there again', async () => {
  const answer = Promise.withResolvers<{ status: number }>();
  const { router } = renderScreen(<PrivateContactScreen />, {
    handlers: { ...account, 'POST /api/contact': () => answer.promise },
  });
  await write();
  await send();
  await expect.element(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible();
  router.history.push('/ailleurs');
  await expect.element(page.getByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  answer.resolve({ status: 503 });
  await expect
    .element(findToast('error', /^L'envoi de votre message n'a pas été confirmé \(503\)/))
    .toBeVisible();
  router.history.back();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Bonjour');
});

test('a message that leaves at the second try takes the failure away', async () => {
  let isUp = false;
  renderScreen(<PrivateContactScreen />, {
    handlers: { ...account, 'POST /api/contact': () => ({ status: isUp ? 204 : 503 }) },
  });
  await write();
  await send();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isUp = true;
  await send();
  await expect.element(page.getByText('Votre message a bien été envoyé.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

const RESTORED = 'Votre saisie non enregistrée a été reprise.';
const message = page.getByRole('textbox', { name: 'Message' });

test('what is typed is there again after a load, said as such, and can be given up', async () => {
  const first = renderScreen(<PrivateContactScreen />, { handlers: account });
  await write();
  first.unmount();
  renderScreen(<PrivateContactScreen />, { handlers: account });
  await expect.element(page.getByText(RESTORED)).toBeVisible();
  await expect.element(message).toHaveValue('Bonjour');
  await page.getByRole('button', { name: 'Abandonner cette saisie' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Adresse email' })).toHaveFocus();
  await expect.element(message).toHaveValue('');
  await expect.element(page.getByText(RESTORED)).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'))).toEqual([]);
});

test('another account does not see it; after a forced logout the same account finds it again', async () => {
  const claire = renderScreen(<PrivateContactScreen />, { handlers: account });
  await write();
  claire.session.forceLogout();
  claire.unmount();
  const paul = renderScreen(<PrivateContactScreen />, { handlers: account, accountId: 'paul' });
  await expect.element(message).toHaveValue('');
  paul.session.clear();
  paul.unmount();
  renderScreen(<PrivateContactScreen />, { handlers: account });
  await expect.element(message).toHaveValue('Bonjour');
});

test('a message that was sent is told in a toast', async () => {
  renderScreen(<PrivateContactScreen />, {
    handlers: { ...account, 'POST /api/contact': () => ({ status: 204 }) },
  });
  await write();
  await send();
  await expect
    .element(findToast('success', 'Votre message a bien été envoyé. Nous vous répondrons au plus vite.'))
    .toBeVisible();
});

test('a message that was sent is not there again', async () => {
  const { unmount } = renderScreen(<PrivateContactScreen />, {
    handlers: { ...account, 'POST /api/contact': () => ({ status: 204 }) },
  });
  await write();
  await send();
  await expect.element(message).toHaveValue('');
  unmount();
  renderScreen(<PrivateContactScreen />, { handlers: account });
  await expect.element(message).toHaveValue('');
  await expect.element(page.getByText(RESTORED)).not.toBeInTheDocument();
});

test('with a full storage the form works, and holds the page', async () => {
  const { callsTo, unmount } = renderScreen(<PrivateContactScreen />, {
    handlers: { ...account, 'POST /api/contact': () => ({ status: 204 }) },
  });
  await expect.element(message).toBeVisible();
  expect(isReloadHeld()).toBe(false);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => setItem.mockRestore());
  await write();
  expect(isReloadHeld()).toBe(true);
  await send();
  await expect.element(message).toHaveValue('');
  expect(callsTo('POST /api/contact')).toHaveLength(1);
  unmount();
  expect(isReloadHeld()).toBe(false);
});

test.for([undefined, 'inconnu', 'toString'])('with the subject %s the message is empty', async (subject) => {
  renderScreen(<PrivateContactScreen subject={subject} />, { handlers: account });
  await expect.element(message).toHaveValue('');
});

test('a subject stands at the head of the message; each subject has its own draft', async () => {
  const { unmount } = renderScreen(<PrivateContactScreen subject="suppression" />, { handlers: account });
  const head = 'Objet\u00A0: Supprimer mon compte\n\n';
  await expect.element(message).toHaveValue(head);
  await page.getByRole('textbox', { name: 'Nom ou entreprise' }).fill('Boulangerie Claire');
  await message.fill(`${head}Merci.`);
  unmount();
  const other = renderScreen(<PrivateContactScreen subject="email" />, { handlers: account });
  await expect.element(message).toHaveValue('Objet\u00A0: Changer mon adresse email\n\n');
  other.unmount();
  renderScreen(<PrivateContactScreen subject="suppression" />, { handlers: account });
  await expect.element(message).toHaveValue(`${head}Merci.`);
});
