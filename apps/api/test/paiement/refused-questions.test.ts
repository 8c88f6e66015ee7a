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
afterEach(async () => {
  vi.restoreAllMocks();
  await server.database.queries
    .updateTable('payment')
    .set({ status: 'cancelled' })
    .where('status', '=', 'open')
    .execute();
});

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
  const ids = [first.id, second.id, third.id];
  const statuses = async () => {
    const byId = new Map((await buyer.payments()).map(({ id, status }) => [id, status]));
    return ids.map((id) => byId.get(id));
  };
  return { third, statuses };
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

const paid = ({ id, accountId, totalTTC: amount }: PaymentRow) =>
  Promise.resolve({ paymentId: id, accountId, outcome: 'paid' as const, amount, customer: null });

/** To an instant at which what nobody told of is closed. */
const passTheTimeOf = ({ expiresAt }: PaymentRow) =>
  server.clock.advance(Date.parse(expiresAt) - server.clock.now().getTime() + DAY + HOUR);

// 403: the key has no right to read payments, and may be given it.
test.for([
  [400, 'expired'],
  [404, 'expired'],
  [403, 'open'],
  [402, 'open'],
] as const)(
  'two payments that Stripe answers with %i for do not keep the one after them from being found, and are %s after their time',
  async ([statusCode, end]) => {
    const { third, statuses } = await openThree(`refus-${statusCode}@exemple.fr`);
    server.clock.advance(6 * MINUTE);
    vi.spyOn(server.deps.payment, 'findOutcome').mockImplementation(({ id }) =>
      id === third.id ? paid(third) : fail({ statusCode }),
    );
    await findLostOutcomes(server.deps);
    expect(await statuses()).toEqual(['open', 'open', 'paid']);
    passTheTimeOf(third);
    await findLostOutcomes(server.deps);
    expect(await statuses()).toEqual([end, end, 'paid']);
  },
);

test('a payment of which its provider knows nothing stays open for a day after its time', async () => {
  const { third, statuses } = await openThree('jour@exemple.fr');
  vi.spyOn(server.deps.payment, 'findOutcome').mockResolvedValue(null);
  server.clock.advance(Date.parse(third.expiresAt) - server.clock.now().getTime() + DAY);
  await findLostOutcomes(server.deps);
  expect(await statuses()).toEqual(['open', 'open', 'open']);
  server.clock.advance(1);
  await findLostOutcomes(server.deps);
  expect(await statuses()).toEqual(['expired', 'expired', 'expired']);
});

test('a payment that the key may not read until long after its time is counted once it may', async () => {
  const { third, statuses } = await openThree('cle@exemple.fr');
  passTheTimeOf(third);
  const asked = vi
    .spyOn(server.deps.payment, 'findOutcome')
    .mockImplementation(() => fail({ statusCode: 403 }));
  await findLostOutcomes(server.deps);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await statuses()).toEqual(['open', 'open', 'open']);
  asked.mockImplementation(({ id }) => (id === third.id ? paid(third) : Promise.resolve(null)));
  await findLostOutcomes(server.deps);
  expect(await statuses()).toEqual(['expired', 'expired', 'paid']);
  const { queries } = server.database;
  const given = queries.selectFrom('subscription').select('id').where('accountId', '=', third.accountId);
  expect(await given.execute()).toHaveLength(1);
});

test.for([undefined, 500, 429, 401])(
  'one that answers nobody (%s) is asked twice, and closes nothing',
  async (statusCode) => {
    const { third, statuses } = await openThree(`silence-${statusCode}@exemple.fr`);
    passTheTimeOf(third);
    const asked = vi
      .spyOn(server.deps.payment, 'findOutcome')
      .mockImplementation(() => fail(statusCode === undefined ? {} : { statusCode }));
    await findLostOutcomes(server.deps);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await statuses()).toEqual(['open', 'open', 'open']);
  },
);

test('a provider that is silent of some, and answers others in between, is asked about all', async () => {
  const { third } = await openThree('entre-deux@exemple.fr');
  const { makeId } = server.deps;
  const fourth = { ...third, id: makeId(), subscriptionId: makeId() };
  await insertPayment(server.database.queries, fourth);
  server.clock.advance(6 * MINUTE);
  const asked = vi.spyOn(server.deps.payment, 'findOutcome').mockResolvedValue(null);
  asked
    .mockImplementationOnce(() => fail({ statusCode: 500 }))
    .mockResolvedValueOnce(null)
    .mockImplementationOnce(() => fail({ statusCode: 500 }));
  await findLostOutcomes(server.deps);
  expect(asked).toHaveBeenCalledTimes(4);
});
