import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { open, title, withVersion } from './open-detail.test-data.tsx';

const toBuy = withVersion({ paymentStatus_Derivated: 'PAYMENT_NEEDED' });
const badge = page.getByText('Paiement requis');

test('a document that is to buy has its badge, which leads to the plans with it', async () => {
  open(toBuy);
  await expect.element(badge).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Paiement requis' }))
    .toHaveAttribute('href', '/choose-plan?duerpid=d1');
});

test('where there is no billing it has no badge', async () => {
  open(toBuy, {}, { ...PUBLIC_CONFIG, hasBilling: false });
  await expect.element(title).toBeVisible();
  // What has come is drawn, the configuration too.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(badge.query()).toBeNull();
});
