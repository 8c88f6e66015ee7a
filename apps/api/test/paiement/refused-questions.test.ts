import { afterEach, expect, test, vi } from 'vitest';
import { findLostOutcomes } from '../../src/payment/find-lost-outcomes.ts';
import { loadStripe } from '../../src/payment/stripe/load-stripe.ts';
import { askStripe } from '../../src/payment/stripe/stripe-client.ts';
import { insertPayment, type PaymentRow } from '../../src/repositories/billing/payment-repository.ts';
import { DAY, HOUR, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });
afterEach(() => vi.restoreAllMocks());

/** Three payments that are open, the oldest first. */
async function openThree(emailAddress: string) {
  const buyer = await signUpBuyer(server, emailAddress);
  await buyer.open();
  const [third] = await buyer.payments();
  if (third === undefined) throw new Error('no payment');
  const { makeId } = server.deps;
  const at = (instant: string, minutes: number) =>
    new Date(Date.parse(instant) - minutes * MINUTE).toISOString();
  const older = (minutes: number): PaymentRow => ({
    ...third,
    id: makeId(),
    subscriptionId: makeId(),
    createdAt: at(third.createdAt, minutes),
  });
  const [first, second] = [older(2), older(1)];
  for (const payment of [first, second]) await insertPayment(server.database.queries, payment);
  return { ids: [first.id, second.id, third.id], third, buyer };
}

type Answer = { statusCode?: number };
const fail = ({ statusCode }: Answer) => {
  const { StripeAPIError } = loadStripe().errors;
  return askStripe(() =>
    Promise.reject(
      new StripeAPIError({ type: 'api_error', message: 'no', ...(statusCode && { statusCode }) }),
    ),
  );
};

test.for([403, 400])(
  'two payments that Stripe answers with %i for do not keep the one after them from being found, and end with their time',
  async (statusCode) => {
    const { ids, third, buyer } = await openThree(`refus-${statusCode}@exemple.fr`);
    server.clock.advance(6 * MINUTE);
    const { accountId, totalTTC: amount } = third;
    vi.spyOn(server.deps.payment, 'findOutcome').mockImplementation(({ id }) =>
      id === third.id
        ? Promise.resolve({ paymentId: id, accountId, outcome: 'paid', amount, customer: null })
        : fail({ statusCode }),
    );
    const statuses = async () => {
      const byId = new Map((await buyer.payments()).map(({ id, status }) => [id, status]));
      return ids.map((id) => byId.get(id));
    };
    await findLostOutcomes(server.deps);
    expect(await statuses()).toEqual(['open', 'open', 'paid']);
    server.clock.advance(Date.parse(third.expiresAt) - server.clock.now().getTime() + DAY + HOUR);
    await findLostOutcomes(server.deps);
    expect(await statuses()).toEqual(['expired', 'expired', 'paid']);
  },
);

test.for([undefined, 500, 429, 401])(
  'one that answers nobody (%s) is asked twice, and closes nothing',
  async (statusCode) => {
    const { third, buyer } = await openThree(`silence-${statusCode}@exemple.fr`);
    server.clock.advance(Date.parse(third.expiresAt) - server.clock.now().getTime() + DAY + HOUR);
    const asked = vi
      .spyOn(server.deps.payment, 'findOutcome')
      .mockImplementation(() => fail(statusCode === undefined ? {} : { statusCode }));
    await findLostOutcomes(server.deps);
    expect(asked).toHaveBeenCalledTimes(2);
    expect((await buyer.payments()).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    await server.database.queries.updateTable('payment').set({ status: 'cancelled' }).execute();
  },
);
