import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findToast } from '../../test/find-toast.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import BillingProfileDialog from './BillingProfileDialog.tsx';

test('a VAT number that is none of the country is warned of, one of its form is not', async () => {
  renderScreen(<BillingProfileDialog profile={null} onClose={() => {}} onSaved={() => {}} />);
  const number = page.getByRole('textbox', { name: 'N° de TVA' });
  const warning = page.getByText(/^Ce n'est pas la forme d'un numéro de TVA de ce pays/);
  await expect.element(number).toHaveValue('');
  expect(warning.query()).toBeNull();
  await number.fill('BE0123456749');
  await expect.element(warning).toBeVisible();
  await number.fill('FR44732829320');
  await expect.element(warning).not.toBeInTheDocument();
  await number.fill('FR');
  await expect.element(warning).toBeVisible();
  await number.fill(' ');
  await expect.element(warning).not.toBeInTheDocument();
});

test('a profile that fails once its form was closed is told', async () => {
  const answer = Promise.withResolvers<{ status: number }>();
  const { router } = renderScreen(
    <BillingProfileDialog profile={null} onClose={() => {}} onSaved={() => {}} />,
    { handlers: { 'POST /api/myaccount/mybillingprofiles/upsert': () => answer.promise } },
  );
  for (const [name, text] of [
    ['Nom ou raison sociale', 'Boulangerie Claire'],
    ['Adresse ligne 1', '1 rue du Four'],
    ['Code postal', '69001'],
    ['Ville', 'Lyon'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
  router.history.push('/ailleurs');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  answer.resolve({ status: 500 });
  await expect
    .element(findToast('error', /^L'enregistrement du profil de facturation n'a pas été confirmé \(500\)/))
    .toBeVisible();
});
