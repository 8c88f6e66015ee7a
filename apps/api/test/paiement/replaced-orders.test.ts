import { expect, test, vi } from 'vitest';
import { SANDBOX_PATH } from '../../src/payment/sandbox/sandbox-provider.ts';
import { sendForm, signUpBuyer } from '../support/payment-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer({ deps: NO_ENGINE });

test('of two orders that a premium takes the place of, the second is closed too when the first was paid meanwhile', async () => {
  const buyer = await signUpBuyer(server);
  for (let count = 0; count < 2; count++) await buyer.open({ duerpDocId: await buyer.finishDuerp() });
  const { payment, sandboxEvents } = server.deps;
  const deliver = vi.spyOn(sandboxEvents, 'deliver').mockResolvedValue();
  const { closeCheckout } = payment;
  const close = vi.spyOn(payment, 'closeCheckout').mockImplementationOnce(async (closed) => {
    await sendForm(server, `${SANDBOX_PATH}/${closed.reference}`, { decision: 'pay', card: 'accepted' });
    return closeCheckout(closed);
  });
  expect((await buyer.init()).statusCode).toBe(409);
  close.mockRestore();
  deliver.mockRestore();
  const checkouts = await server.database.queries
    .selectFrom('sandboxCheckout')
    .select('status')
    .where('accountId', '=', buyer.account.id)
    .execute();
  expect(checkouts.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'paid']);
  const payments = await buyer.payments();
  expect(payments.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'cancelled', 'paid']);
  expect(await buyer.subscriptions()).toHaveLength(1);
});
