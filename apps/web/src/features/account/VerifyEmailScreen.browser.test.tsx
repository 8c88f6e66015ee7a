import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const open = (handlers: FakeHandlers = {}) => {
  const onContinue = vi.fn<() => void>();
  const { callsTo } = renderScreen(<VerifyEmailScreen onContinue={onContinue} />, {
    handlers: {
      'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isEmailVerified: false } }),
      'POST /api/myaccount/sendemailverification': () => ({ status: 204 }),
      ...handlers,
    },
  });
  return { onContinue, callsTo };
};
const press = (name: string) => page.getByRole('button', { name }).click();
const writeCode = async () => {
  await press('Envoyer le code par email');
  await page.getByRole('textbox', { name: /Code de vérification/ }).fill('123456');
  await press('Vérifier mon adresse email');
};

test('a code is sent, and the right one verifies the address', async () => {
  const { onContinue, callsTo } = open({ 'POST /api/myaccount/verifyemail': () => ({ status: 204 }) });
  await writeCode();
  await expect
    .poll(() => callsTo('POST /api/myaccount/verifyemail').map(({ body }) => body))
    .toEqual([{ otp: '123456' }]);
  await expect.element(page.getByRole('heading', { name: 'Adresse email vérifiée' })).toHaveFocus();
  await press('Continuer');
  expect(onContinue).toHaveBeenCalledOnce();
});

test('an address that is verified already is told at once, and no code is asked for', async () => {
  const { onContinue } = open({ 'GET /api/myaccount/info': () => ({ body: ACCOUNT }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Adresse email vérifiée' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /le code/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await press('Continuer');
  expect(onContinue).toHaveBeenCalledOnce();
});

test('a delegate, whom the server refuses the code, is told that it is not theirs to ask', async () => {
  const account = { ...ACCOUNT, isEmailVerified: false, isDelegatedSession: true };
  open({ 'GET /api/myaccount/info': () => ({ body: account }) });
  await expect
    .element(page.getByText('Seul le titulaire du compte peut vérifier son adresse email.'))
    .toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Retour à mes DUERP' }))
    .toHaveAttribute('href', '/duerps');
});

test('a delegate of an account whose address is verified is told that it is, and goes on', async () => {
  const account = { ...ACCOUNT, isDelegatedSession: true };
  open({ 'GET /api/myaccount/info': () => ({ body: account }) });
  await expect.element(page.getByText(`Votre adresse ${ACCOUNT.emailAddress} est vérifiée.`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continuer' })).toBeVisible();
});

test('each code that left is told, to which address and that it replaces the last, and is then written', async () => {
  open();
  await press('Envoyer le code par email');
  const told = page.getByRole('main').getByRole('status');
  await expect.element(told).toHaveTextContent(`Un code a été envoyé à ${ACCOUNT.emailAddress}.`);
  const code = page.getByRole('textbox', { name: /Code de vérification/ });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/valables 10 minutes/);
  await press('Renvoyer le code');
  await expect
    .element(told)
    .toHaveTextContent(`Un nouveau code a été envoyé à ${ACCOUNT.emailAddress}. Il remplace le précédent.`);
  await expect.element(page.getByRole('button', { name: 'Renvoyer le code' })).toHaveFocus();
});

test('a code that did not leave again takes back what was told of the one before', async () => {
  let sent = 0;
  open({
    'POST /api/myaccount/sendemailverification': () => ({ status: (sent += 1) === 1 ? 204 : 429 }),
  });
  await press('Envoyer le code par email');
  await expect.element(page.getByText(/^Un code a été envoyé/)).toBeVisible();
  await press('Renvoyer le code');
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(/^\(429\)/);
  await expect.element(page.getByText(/code a été envoyé/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: /Code de vérification/ })).toBeVisible();
});

test('the address cannot be changed here: the support is asked', async () => {
  open();
  const address = page.getByRole('textbox', { name: 'Adresse email' });
  await expect.element(address).toHaveValue(ACCOUNT.emailAddress);
  await expect.element(address).toHaveAttribute('readonly');
  await expect
    .element(page.getByRole('link', { name: 'contactez le support' }))
    .toHaveAttribute('href', '/contact-private');
});

const openWithWrongCode = (message: string) =>
  open({
    'POST /api/myaccount/verifyemail': () => ({
      status: 422,
      problem: { message, errors: [{ path: '/otp', message }] },
    }),
  });

test('a wrong code is told once, where it was written, which stays and has the focus', async () => {
  const message = 'Code incorrect.';
  openWithWrongCode(message);
  await writeCode();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(page.getByText(message).elements()).toHaveLength(1);
  await expect.element(page.getByRole('textbox', { name: /Code de vérification/ })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Renvoyer le code' })).toBeVisible();
});

test('of a code that was replaced nothing stands any more', async () => {
  const message = 'Ce code est incorrect.';
  openWithWrongCode(message);
  await writeCode();
  await expect.element(page.getByText(message)).toBeVisible();
  await press('Renvoyer le code');
  await expect.element(page.getByText(/^Un nouveau code a été envoyé/)).toBeVisible();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: /Code de vérification/ })).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Renvoyer le code' })).toHaveFocus();
});

test.for([
  ['', 'Le code est requis'],
  ['12345', 'Le code doit contenir 6 chiffres'],
])('the code %j is refused before it is sent', async ([code = '', text]) => {
  open();
  await press('Envoyer le code par email');
  await page.getByRole('textbox', { name: /Code de vérification/ }).fill(code);
  await press('Vérifier mon adresse email');
  await expect.element(page.getByText(text ?? '').first()).toBeVisible();
});

test('a code that could not be sent is told, and nothing is asked for', async () => {
  open({ 'POST /api/myaccount/sendemailverification': () => ({ status: 429 }) });
  await press('Envoyer le code par email');
  await expect.element(findToast('error', /^\(429\)/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Code de vérification/ })).not.toBeInTheDocument();
});

test('an account that cannot be read is told on a page with its title, and can be tried again', async () => {
  let isUp = false;
  open({
    'GET /api/myaccount/info': () =>
      isUp ? { body: { ...ACCOUNT, isEmailVerified: false } } : { status: 403 },
  });
  await expect.element(page.getByText(/^\(403\)/)).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: 'Vérification de mon adresse email' });
  await expect.element(title).toBeVisible();
  isUp = true;
  await press('Réessayer');
  await expect.element(page.getByRole('button', { name: 'Envoyer le code par email' })).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test('a code that is not sent is told in the page too, where it stays', async () => {
  const message = 'Trop de codes envoyés, réessayez dans une heure.';
  open({ 'POST /api/myaccount/sendemailverification': () => ({ status: 429, problem: { message } }) });
  await press('Envoyer le code par email');
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible();
});
