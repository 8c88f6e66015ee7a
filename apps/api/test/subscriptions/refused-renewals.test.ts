import type { Subscription } from '@odu/api-contract';
import { addDays, computePeriode, startOfParisDay } from '@odu/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { HOUR, MINUTE } from '../../src/services/clock.ts';
import { runOdu } from '../odu/run-odu.ts';
import { useLife, subjectsOf } from './subscription-life.ts';

const life = useLife();
const { provider, on, run, setClock, subscribe, server } = life;

type Bought = Pick<Awaited<ReturnType<typeof subscribe>>, 'id' | 'account'>;
/** Switches the renewal of a subscription on or off, as its account; gives the answer's status. */
async function toggle({ id, account }: Bought, shouldEnableAutoRenew: boolean) {
  const answer = await server.request({
    method: 'POST',
    url: '/api/payment/toggleautorenew',
    account: await server.deps.sessions.open(account.id),
    body: { subscriptionId: id, shouldEnableAutoRenew },
  });
  return answer.statusCode;
}

const listed = async ({ account }: Bought): Promise<Subscription[]> =>
  (
    await server.request({
      url: '/api/myaccount/mysubscriptions',
      account: await server.deps.sessions.open(account.id),
    })
  ).json();

describe('a renewal that is refused', () => {
  test('is tried three times in a week, then the subscription has ended', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    const seen: [string, number, number][] = [];
    for (let days = 0; days <= 12; days++) {
      const day = addDays('2027-11-21', days);
      await on(day);
      seen.push([day, (await bought.payments()).length, (await bought.subscription()).isAutoRenew]);
    }
    expect(seen.filter(([, payments], index) => payments !== seen[index - 1]?.[1])).toEqual([
      ['2027-11-21', 1, 1],
      ['2027-11-24', 2, 1],
      ['2027-11-28', 3, 0],
    ]);
    expect(await bought.subscription()).toMatchObject({
      paidUntilDate: '2027-11-21',
      periodIndex: 0,
      failedRenewals: 3,
    });
    expect((await subjectsOf(bought)).slice(-3)).toEqual([
      "Le paiement de votre renouvellement n'a pas abouti",
      "Le paiement de votre renouvellement n'a pas abouti",
      'Votre abonnement est terminé',
    ]);
    const texts = (await bought.mails()).map(({ text }) => text);
    expect(texts.some((text) => text.includes('Nous réessaierons le 24\u00a0novembre 2027'))).toBe(true);
    expect(texts.some((text) => text.includes('Nous réessaierons le 28\u00a0novembre 2027'))).toBe(true);
    expect(
      texts.filter((text) => text.includes("reste acquis jusqu'au 21\u00a0novembre 2027 inclus.")),
    ).toHaveLength(2);
    expect(texts.at(-1)).toContain("a été refusé à plusieurs reprises\u00a0: nous n'essaierons plus.");
    expect(texts.at(-1)).toContain(
      'restent à vous, et se téléchargent en entier comme avant.\n\nPour vous abonner de nouveau\u00a0:\nhttps://odu.example/choose-plan',
    );
  });

  test.for(['cancelled', 'expired'] as const)(
    'or %s is tried again three days later, also when it came late',
    async (outcome) => {
      const bought = await subscribe('2026-11-22');
      provider.answer = 'silent';
      // The server was away on the last covered day.
      await on('2027-11-23');
      const [payment] = await bought.payments();
      const { id: paymentId = '', accountId = '', totalTTC: amount = 0 } = payment ?? {};
      expect(await life.receive({ paymentId, accountId, outcome, amount, customer: null })).toBe('counted');
      await on('2027-11-25');
      expect(await bought.payments()).toMatchObject([{ status: outcome }]);
      await on('2027-11-26');
      expect(await bought.payments()).toMatchObject([{ status: outcome }, { status: 'open' }]);
    },
  );

  test('and then paid goes on from the term, without a missing day, and forgets the refusals', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    await on('2027-11-21');
    provider.answer = 'paid';
    await on('2027-11-24');
    expect(await bought.subscription()).toMatchObject({
      startDate: '2027-11-22',
      paidUntilDate: '2028-11-21',
      failedRenewals: 0,
      isAutoRenew: 1,
    });
  });

  test('counts once, however often it is told', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    await on('2027-11-21');
    const [outcome] = provider.outcomes.values();
    if (outcome) await life.receive(outcome);
    expect(await bought.subscription()).toMatchObject({ failedRenewals: 1 });
  });
});

test('a charge that was told as refused, and is found paid when the year is tried again, gives the year', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  const [first = ''] = provider.charges.keys();
  provider.decide(first, 'paid');
  // As Stripe finds what a year was charged, whichever payment asks.
  const charge = vi.spyOn(provider, 'chargeRenewal').mockResolvedValue({ reference: `charge-${first}` });
  await on('2027-11-24');
  charge.mockRestore();
  expect(await bought.payments()).toMatchObject([{ id: first, status: 'paid' }, { status: 'cancelled' }]);
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21', failedRenewals: 0 });
});

test('a document bought again after a refusal is not charged a second time for the first', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  await insertSubscription(server.database.queries, {
    id: randomUUID(),
    accountId: bought.account.id,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: bought.duerpDocumentId,
    ...computePeriode('2027-11-22', 0),
    firstDay: '2027-11-22',
  });
  provider.answer = 'paid';
  for (const day of ['2027-11-22', '2027-11-24', '2027-11-28']) await on(day);
  expect(await bought.payments()).toMatchObject([{ status: 'refused' }]);
  expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, paidUntilDate: '2027-11-21' });
  expect((await bought.mails()).at(-1)?.text).toContain('un autre de vos abonnements prend la suite');
});

test('a premium bought after a refused renewal ends the tries of the standard year', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  setClock('2027-11-22T10:00:00.000Z');
  await updateAccount(server.database.queries, bought.account.id, { isEmailVerified: 1 });
  const opened = await server.request({
    method: 'POST',
    url: '/api/payment/init',
    account: await server.deps.sessions.open(bought.account.id),
    body: {
      planId: 'SUBPLAN_PREMIUM',
      billingProfileId: bought.billingProfileId,
      successUrl: '/after-payment',
      cancelUrl: '/checkout',
    },
  });
  expect(opened.statusCode).toBe(200);
  const premium = await server.database.queries
    .selectFrom('payment')
    .select(['id', 'subscriptionId', 'accountId', 'totalTTC'])
    .where('kind', '=', 'first')
    .executeTakeFirstOrThrow();
  const { id: paymentId, subscriptionId, accountId, totalTTC: amount } = premium;
  await life.receive({ paymentId, accountId, amount, outcome: 'paid', customer: 'client-1' });
  expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, replacedBy: subscriptionId });
  provider.answer = 'paid';
  for (const day of ['2027-11-24', '2027-11-28']) await on(day);
  expect(await bought.payments()).toMatchObject([{ status: 'refused' }]);
});

test('a premium that is granted after a refused renewal ends the tries of the standard year too', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  setClock('2027-11-22T10:00:00.000Z');
  const machine = new Date();
  // The command has the machine's clock.
  vi.setSystemTime(server.clock.now());
  const { emailAddress } = bought.account;
  expect(await runOdu(server, 'subscriptions', 'grant', emailAddress, '--plan', 'premium')).toMatchObject({
    code: 0,
  });
  vi.setSystemTime(machine);
  expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, replacedBy: expect.any(String) });
  provider.answer = 'paid';
  for (const day of ['2027-11-24', '2027-11-28']) await on(day);
  expect(await bought.payments()).toMatchObject([{ status: 'refused' }]);
});

test('a renewal that is still tried after its term says when, and can be switched off', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  setClock('2027-11-22T10:00:00.000Z');
  const ended = { isActive: false, plannedCancellationTime: null };
  expect(await listed(bought)).toEqual([
    expect.objectContaining({
      ...ended,
      isAutoRenew: true,
      plannedNextBillingTime: startOfParisDay('2027-11-24'),
      isRetried_Derivated: true,
    }),
  ]);
  // It is on: to switch it on once more would begin the tries anew, without an end.
  expect(await toggle(bought, true)).toBe(409);
  expect(await bought.subscription()).toMatchObject({ failedRenewals: 1 });
  expect(await toggle(bought, false)).toBe(204);
  const stopped = await listed(bought);
  expect(stopped).toEqual([
    expect.objectContaining({ ...ended, isAutoRenew: false, plannedNextBillingTime: null }),
  ]);
  expect(stopped[0]).not.toHaveProperty('isRetried_Derivated');
  await on('2027-11-24');
  expect(await bought.payments()).toHaveLength(1);
  expect(await toggle(bought, false)).toBeGreaterThanOrEqual(400);
});

test('a subscription says the day on which it is charged, or ends, as the mails do', async () => {
  const bought = await subscribe('2026-11-22');
  setClock('2027-11-01T10:00:00.000Z');
  const day = startOfParisDay('2027-11-21');
  const told = async () =>
    (await listed(bought)).map(({ plannedNextBillingTime, plannedCancellationTime }) => [
      plannedNextBillingTime,
      plannedCancellationTime,
    ]);
  expect(await told()).toEqual([[day, null]]);
  expect(await toggle(bought, false)).toBe(204);
  expect(await told()).toEqual([[null, day]]);
});

test('a renewal that was refused on the last covered day says that day when it is tried again', async () => {
  const bought = await subscribe('2026-11-22');
  const active = { isActive: true, isAutoRenew: true, plannedCancellationTime: null };
  const planned = (day: string) => [
    expect.objectContaining({ ...active, plannedNextBillingTime: startOfParisDay(day) }),
  ];
  setClock('2027-11-21T10:00:00.000Z');
  expect(await listed(bought)).toEqual(planned('2027-11-21'));
  expect((await listed(bought))[0]).not.toHaveProperty('isRetried_Derivated');
  provider.answer = 'refused';
  await on('2027-11-21');
  expect(await listed(bought)).toEqual(planned('2027-11-24'));
  expect((await listed(bought))[0]).toMatchObject({ isRetried_Derivated: true });
});

test.for(['silent', 'down'] as const)(
  'a renewal that is under way after its term, the provider being %s, says no day of another',
  async (answer) => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    await on('2027-11-21');
    provider.answer = answer;
    await on('2027-11-24');
    for (const day of ['2027-11-24', '2027-11-25']) {
      setClock(`${day}T11:00:00.000Z`);
      // oxlint-disable-next-line no-await-in-loop -- the clock is moved between
      const subscriptions = await listed(bought);
      expect(subscriptions).toEqual([
        expect.objectContaining({ isActive: false, isAutoRenew: true, plannedNextBillingTime: null }),
      ]);
      expect(subscriptions[0]).not.toHaveProperty('isRetried_Derivated');
    }
    expect((await bought.payments()).at(-1)).toMatchObject({ status: 'open' });
  },
);

test('a renewal that is switched off and on after a refusal is tried again at once, not three days later', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  expect(await bought.subscription()).toMatchObject({ failedRenewals: 1 });
  for (const isOn of [false, true]) expect(await toggle(bought, isOn)).toBe(204);
  expect(await bought.subscription()).toMatchObject({ failedRenewals: 0, isAutoRenew: 1 });
  provider.answer = 'paid';
  server.clock.advance(HOUR);
  await run();
  expect(await bought.subscription()).toMatchObject({ failedRenewals: 0, paidUntilDate: '2028-11-21' });
});

test('a renewal that is refused after it was switched off is not tried again, and nothing says that it will be', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'silent';
  await on('2027-11-21');
  await bought.change({ isAutoRenew: 0 });
  const [paymentId = ''] = provider.charges.keys();
  provider.decide(paymentId, 'refused');
  expect(await life.receive(provider.outcomeOf(paymentId))).toBe('counted');
  for (const day of ['2027-11-24', '2027-11-28']) await on(day);
  expect(await bought.payments()).toMatchObject([{ status: 'refused' }]);
  expect(await subjectsOf(bought)).toEqual(['Votre abonnement est terminé']);
  expect((await bought.mails())[0]?.text).not.toContain('plusieurs reprises');
});

describe('a server that was off', () => {
  test('for ten days around the term does each thing once on its return', async () => {
    const bought = await subscribe('2026-11-22');
    await on('2027-09-22');
    await on('2027-12-01');
    server.clock.advance(10 * MINUTE);
    await run();
    expect(await bought.payments()).toMatchObject([{ status: 'paid' }]);
    expect(await bought.subscription()).toMatchObject({
      startDate: '2027-11-22',
      paidUntilDate: '2028-11-21',
    });
    // The renewal and its invoice are told at the same moment.
    expect((await subjectsOf(bought)).toSorted()).toEqual([
      'Votre abonnement est renouvelé',
      'Votre abonnement se renouvelle le 21\u00a0novembre 2027',
      expect.stringMatching(/^Votre facture TEST-F2027-\d{6}$/),
    ]);
  });

  test('for ten days, with a refused card, leaves the buyer the same time between the tries', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    const counts: number[] = [];
    for (const day of ['2027-12-01', '2027-12-02', '2027-12-03', '2027-12-04', '2027-12-07', '2027-12-08']) {
      await on(day);
      counts.push((await bought.payments()).length);
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0 });
  });

  test('for more than thirty days charges nothing any more, and says that it has ended', async () => {
    const bought = await subscribe('2026-11-22');
    await on('2027-12-22');
    await on('2028-06-01');
    expect(await bought.payments()).toEqual([]);
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, paidUntilDate: '2027-11-21' });
    expect(await subjectsOf(bought)).toEqual(['Votre abonnement est terminé']);
  });

  test('after a second refusal says at the end that there were several', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    for (const day of ['2027-11-21', '2027-11-24', '2028-01-05']) await on(day);
    expect(await bought.payments()).toHaveLength(2);
    expect((await subjectsOf(bought)).at(-1)).toBe('Votre abonnement est terminé');
    expect((await bought.mails()).at(-1)?.text).toContain('a été refusé à plusieurs reprises');
  });

  test.for([
    ['2027-12-21', ['Votre abonnement est terminé']],
    ['2027-12-22', []],
  ] as const)('until %s tells the end of what did not renew: %j', async ([day, subjects]) => {
    const bought = await subscribe('2026-11-22', { isAutoRenew: 0 });
    await on(day);
    expect(await subjectsOf(bought)).toEqual(subjects);
  });
});
