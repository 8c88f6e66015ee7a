import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { sendForm, signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });
const PAY = { decision: 'pay', card: 'accepted' };

// Its price knows nothing of the standard year, whose unused days a premium takes off (decision C1).
test('a standard year takes the place of a premium whose page is open, which then takes no money', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  const premium = await buyer.open();
  const standard = await buyer.open({ duerpDocId: id });
  expect((await buyer.payments()).map(({ plan, status }) => `${plan} ${status}`).toSorted()).toEqual([
    'SUBPLAN_PREMIUM cancelled',
    'SUBPLAN_STANDARD open',
  ]);
  expect((await server.request({ url: premium })).body).toContain('a été annulé');
  expect((await sendForm(server, premium, PAY)).statusCode).toBe(403);
  await sendForm(server, standard, PAY);
  expect(await buyer.subscriptions()).toMatchObject([{ productDisplayName: 'Formule Standard' }]);
});
