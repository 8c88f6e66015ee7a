import type { FakeHandlers } from '../../../test/fake-api.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PRICES } from '../../../test/contract-data.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const open = (plan: string, duerpId: string | null, handlers: FakeHandlers = {}) =>
  renderScreen(<CheckoutScreen plan={plan} duerpId={duerpId} />, {
    handlers: {
      'GET /api/myaccount/getprices': () => ({ body: PRICES }),
      'GET /api/myaccount/mybillingprofiles': () => ({ body: [] }),
      ...handlers,
    },
  });
const summary = page.getByRole('region', { name: 'Récapitulatif' });

test('an order shows what it costs, and that nothing is asked for yet', async () => {
  open('SUBPLAN_PREMIUM', null);
  await expect.element(summary).toHaveTextContent(/Total HT.*299.*TVA.*20.*Total TTC.*358,80/);
  await expect.element(page.getByText(/Rien ne vous sera facturé/)).toBeVisible();
});

test.for([
  ['UNKNOWN', 'd1'],
  ['SUBPLAN_STANDARD', null],
] as const)('an order of %s for %s is none', async ([plan, duerpId]) => {
  open(plan, duerpId);
  await expect.element(page.getByRole('img', { name: 'Erreur' })).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
});

test('prices that cannot be loaded can be tried again', async () => {
  let isUp = false;
  open('SUBPLAN_PREMIUM', null, {
    'GET /api/myaccount/getprices': () => (isUp ? { body: PRICES } : { status: 404 }),
  });
  await expect.element(page.getByText('Erreur lors du chargement des tarifs.')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(summary).toBeVisible();
});
