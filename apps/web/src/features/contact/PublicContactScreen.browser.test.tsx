import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PublicContactScreen } from './PublicContactScreen.tsx';

vi.mock('../../captcha/LazyCaptcha.tsx', () => import('../../../test/fake-captcha.tsx'));

const message = page.getByRole('textbox', { name: 'Message' });
const open = () => renderScreen(<PublicContactScreen />, { accountId: null });
const listDrafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('odu.draft'));

test('what a visitor types is there again after a load, without the proof of the bot check', async () => {
  const { unmount } = open();
  await message.fill('Bonjour');
  unmount();
  expect(listDrafts().map(([, value]) => value)).toEqual([
    '{"base":{"userMessage":""},"values":{"userMessage":"Bonjour"}}',
  ]);
  open();
  await expect.element(message).toHaveValue('Bonjour');
});

const submit = () => page.getByRole('button', { name: 'Envoyer' }).click();

test('what is missing is told, and not sent', async () => {
  open();
  await submit();
  for (const text of ["L'adresse email est requise", 'Ce champ est requis', 'Le message est requis'])
    await expect.element(page.getByRole('link', { name: text })).toBeVisible();
});

test('a message that was sent gives its place to the confirmation, and to the way home', async () => {
  const { callsTo } = renderScreen(<PublicContactScreen />, {
    accountId: null,
    handlers: { 'POST /api/public/contact': () => ({ status: 204 }) },
  });
  await page.getByRole('textbox', { name: 'Adresse email' }).fill('claire@boulangerie.example');
  await page.getByRole('textbox', { name: 'Nom ou entreprise' }).fill('Boulangerie Claire');
  await message.fill('Bonjour');
  await page.getByRole('button', { name: 'Prouver' }).click();
  await submit();
  await expect
    .element(page.getByText('Votre message a bien été envoyé. Nous vous répondrons au plus vite.'))
    .toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: "Retour à l'accueil" }))
    .toHaveAttribute('href', '/bienvenue');
  expect(callsTo('POST /api/public/contact')[0]?.body).toMatchObject({ captchaToken: 'preuve' });
});

test.for([
  ['left', 204, 'success', /^Votre message a bien été envoyé/],
  ['failed', 503, 'error', /^L'envoi de votre message n'a pas été confirmé \(503\)/],
] as const)('a message that %s once its page was left is told', async ([, status, kind, text]) => {
  const answer = Promise.withResolvers<{ status: number }>();
  const { router } = renderScreen(<PublicContactScreen />, {
    accountId: null,
    handlers: { 'POST /api/public/contact': () => answer.promise },
  });
  await page.getByRole('textbox', { name: 'Adresse email' }).fill('claire@boulangerie.example');
  await page.getByRole('textbox', { name: 'Nom ou entreprise' }).fill('Boulangerie Claire');
  await message.fill('Bonjour');
  await page.getByRole('button', { name: 'Prouver' }).click();
  await submit();
  await expect.element(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible();
  router.history.push('/ailleurs');
  await expect.element(message).not.toBeInTheDocument();
  answer.resolve({ status });
  await expect.element(findToast(kind, text)).toBeVisible();
});

test('a message that was sent is not there for the next visitor of the same browser', async () => {
  const { unmount } = renderScreen(<PublicContactScreen />, {
    accountId: null,
    handlers: { 'POST /api/public/contact': () => ({ status: 204 }) },
  });
  const email = page.getByRole('textbox', { name: 'Adresse email' });
  await email.fill('claire@boulangerie.example');
  await page.getByRole('textbox', { name: 'Nom ou entreprise' }).fill('Boulangerie Claire');
  await message.fill('Bonjour');
  await expect.poll(listDrafts).toHaveLength(1);
  await page.getByRole('button', { name: 'Prouver' }).click();
  await submit();
  await expect.element(page.getByText('Votre message a bien été envoyé.')).toBeVisible();
  expect(listDrafts()).toEqual([]);
  unmount();
  open();
  await expect.element(email).toHaveValue('');
  await expect.element(message).toHaveValue('');
});

test('after a failure the bot check, whose proof counts once, is asked for anew', async () => {
  renderScreen(<PublicContactScreen />, {
    accountId: null,
    handlers: { 'POST /api/public/contact': () => ({ status: 503 }) },
  });
  await page.getByRole('textbox', { name: 'Adresse email' }).fill('claire@boulangerie.example');
  await page.getByRole('textbox', { name: 'Nom ou entreprise' }).fill('Boulangerie Claire');
  await message.fill('Bonjour');
  await page.getByRole('button', { name: 'Prouver' }).click();
  await expect.element(page.getByRole('button', { name: 'Prouvé', exact: true })).toBeVisible();
  await submit();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Prouver' })).toBeVisible();
  await expect.element(message).toHaveValue('Bonjour');
});
