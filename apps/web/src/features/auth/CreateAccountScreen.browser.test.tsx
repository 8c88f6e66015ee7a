import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { makeTokens } from '../../../test/make-tokens.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { isReloadHeld } from '../../drafts/hold-reload.ts';
import { CreateAccountScreen } from './CreateAccountScreen.tsx';

vi.mock('../../captcha/LazyCaptcha.tsx', () => import('../../../test/fake-captcha.tsx'));

const CREATE = 'POST /api/public/account/create';
const EMAIL = 'claire@boulangerie.example';
const PASSWORD = 'Mot de passe 1!';

const open = (answer: FakeAnswer<typeof CREATE> = { status: 500 }) => {
  const onCreated = vi.fn<() => void>();
  const rendered = renderScreen(<CreateAccountScreen initialEmail={EMAIL} onCreated={onCreated} />, {
    accountId: null,
    handlers: { [CREATE]: () => answer },
  });
  return { ...rendered, onCreated };
};
const password = page.getByLabelText('Mot de passe', { exact: true });
const confirmation = page.getByLabelText('Confirmation du mot de passe', { exact: true });
const submit = () => page.getByRole('button', { name: 'Créer mon compte' }).click();
const create = async () => {
  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await page.getByRole('button', { name: 'Prouver' }).click();
  await submit();
};

test('an account is created with the address that was given before', async () => {
  const { onCreated, callsTo } = open({ body: makeTokens('claire'), status: 201 });
  await expect.element(page.getByRole('heading', { name: 'Créer votre compte' })).toBeVisible();
  await create();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect(callsTo(CREATE)[0]?.body).toEqual({
    emailAddress: EMAIL,
    newPassword: PASSWORD,
    captchaToken: 'preuve',
  });
});

test.for([
  [{ status: 409, problem: { message: 'Un compte existe déjà.' } }, /^Erreur.: Un compte existe déjà\.$/],
  [
    'no network',
    /^Une erreur est survenue lors de la création du compte\. Veuillez réessayer\.\s*Il semble y avoir un problème de connexion avec le serveur…$/,
  ],
] as const satisfies [FakeAnswer<typeof CREATE>, RegExp][])('%j is told', async ([answer, text]) => {
  const { onCreated } = open(answer);
  await create();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  expect(onCreated).not.toHaveBeenCalled();
});

test('of a fault that nobody expected the page speaks, and the catalogue under it', async () => {
  open({ status: 500 });
  await create();
  for (const text of [
    'Une erreur est survenue lors de la création du compte. Veuillez réessayer.',
    '(500) Le serveur a rencontré une erreur interne… Veuillez contacter le développeur si elle persiste.',
  ])
    await expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
});

test('after a failure the bot check is passed anew, and what was typed is still there', async () => {
  open({ status: 500 });
  await create();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Prouver' })).toBeVisible();
  await expect.element(password).toHaveValue(PASSWORD);
});

test('a password that is typed holds the page: nothing keeps it', async () => {
  const { unmount } = open();
  await expect.element(password).toBeVisible();
  expect(isReloadHeld()).toBe(false);
  await password.fill(PASSWORD);
  await expect.poll(isReloadHeld).toBe(true);
  unmount();
  expect(isReloadHeld()).toBe(false);
});

describe('what is missing', () => {
  test.for([
    ['', 'Le mot de passe doit contenir au moins 8 caractères'],
    ['12345678', 'Le mot de passe doit contenir au moins 1 lettre'],
    ['abcdefgh', 'Le mot de passe doit contenir au moins 1 chiffre'],
    ['abcdefg1', 'Le mot de passe doit contenir au moins 1 caractère spécial'],
  ])('of the password %j is told', async ([typed = '', text = '']) => {
    const { callsTo } = open();
    await password.fill(typed);
    await submit();
    await expect.element(page.getByRole('link', { name: text })).toBeVisible();
    expect(callsTo(CREATE)).toEqual([]);
  });

  test('of the confirmation and of the address is told', async () => {
    open();
    await password.fill(PASSWORD);
    await submit();
    const told = (name: string) => page.getByRole('link', { name });
    await expect.element(told('La confirmation du mot de passe est requise')).toBeVisible();
    await confirmation.fill('Autre mot de passe 1!');
    await expect.element(told('Les mots de passe ne correspondent pas')).toBeVisible();
    await page.getByRole('textbox', { name: 'Adresse email' }).fill('claire');
    await expect.element(told('Veuillez entrer une adresse email valide')).toBeVisible();
  });
});
