import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LYON, makeListItem, PRICES } from '../../../test/contract-data.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const DUERP = makeListItem({ id: 'd1', paymentStatus_Derivated: 'PAYMENT_NEEDED' });
const INIT = 'POST /api/payment/init';

const open = (plan: string, duerpId: string | null) =>
  renderScreen(<CheckoutScreen plan={plan} duerpId={duerpId} />, {
    handlers: {
      'GET /api/myaccount/getprices': () => ({ body: PRICES }),
      'GET /api/myaccount/mybillingprofiles': () => ({ body: [LYON] }),
      'GET /api/duerp/list': () => ({ body: [DUERP] }),
      [INIT]: () => new Promise(() => {}),
    },
  });

test('an order for a document leads back to the plans of that document', async () => {
  open('SUBPLAN_STANDARD', 'd1');
  await expect
    .element(page.getByRole('link', { name: 'Retour aux formules' }))
    .toHaveAttribute('href', '/choose-plan?duerpid=d1');
});

test('the provider’s page leads back to the order of premium when it is given up, and names no document', async () => {
  const { callsTo } = open('SUBPLAN_PREMIUM', null);
  await page.getByRole('button', { name: /^Payer/ }).click();
  await expect
    .poll(() => callsTo(INIT).map(({ body }) => body))
    .toEqual([
      {
        planId: 'SUBPLAN_PREMIUM',
        billingProfileId: 'p1',
        successUrl: '/after-payment',
        cancelUrl: '/checkout?plan=SUBPLAN_PREMIUM',
      },
    ]);
});
