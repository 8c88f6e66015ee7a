import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ContactIntro } from './ContactIntro.tsx';

const noFirm = page.getByText(/Les questions juridiques relèvent d'un cabinet d'avocats\.$/);

test('questions of law go to the partner law firm of this server', async () => {
  const partnerLawFirm = { name: 'Cabinet Aubert', url: 'https://aubert.example' };
  renderScreen(<ContactIntro />, { accountId: null, config: { ...PUBLIC_CONFIG, partnerLawFirm } });
  await expect
    .element(page.getByRole('link', { name: /Cabinet Aubert/ }))
    .toHaveAttribute('href', 'https://aubert.example');
  await expect
    .element(page.getByText(/notre cabinet d'avocats partenaire Cabinet Aubert.* vous répondra\.$/))
    .toBeVisible();
  expect(noFirm.query()).toBeNull();
});

test('without one, to a law firm', async () => {
  renderScreen(<ContactIntro />, { accountId: null });
  await expect.element(noFirm).toBeVisible();
  expect(page.getByRole('link').query()).toBeNull();
});
