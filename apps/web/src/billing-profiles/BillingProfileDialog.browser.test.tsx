import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
