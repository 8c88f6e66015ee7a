import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getAccount } from '../../src/repositories/account/account-repository.ts';
import { insertCoupon } from '../../src/repositories/billing/coupon-repository.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { hashToken } from '../../src/services/authentication/random-tokens.ts';
import { useTestServer } from '../build-app.ts';
import { signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer();

type Owner = Awaited<ReturnType<typeof server.signUp>>;

const post = (url: string, body?: object) => (account: Owner) =>
  server.request({ method: 'POST', url, account, ...(body && { body }) });

const PROFILE = {
  name: 'Boulangerie Martin',
  line1: '3 rue des Lilas',
  line2: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  vatNumber: null,
};
const ORDER = {
  planId: 'SUBPLAN_PREMIUM',
  billingProfileId: randomUUID(),
  successUrl: '/after-payment',
  cancelUrl: '/checkout',
};

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(server.database.queries);
  return rows[0]?.count;
};

/** Holds a row as another server does that is about to change it, and sees that the call waits for it. */
async function expectToWait(row: RawBuilder<unknown>, call: () => Promise<unknown>) {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = server.database.transaction(async (queries) => {
    // Less than the lock of a deletion: rows that refer to this one may still be added.
    await sql`select 1 from ${row} for no key update`.execute(queries);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const answered = call();
  try {
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
  } finally {
    released.resolve();
    await Promise.all([holding, answered]);
  }
}

// What each reads of a row decides what it writes. The embedded database has one writer at a time.
describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')('while another server writes', () => {
  test.for<[string, (account: Owner) => Promise<unknown>]>([
    ['a new document', post('/api/duerp/create')],
    ['a new billing profile', post('/api/myaccount/mybillingprofiles/upsert', PROFILE)],
    ['a new link of the calendar', post('/api/myaccount/calendrier/renew', { idLien: randomUUID() })],
    ['an order', post('/api/payment/init', ORDER)],
    [
      'the end of a renewal',
      post('/api/payment/toggleautorenew', { subscriptionId: randomUUID(), shouldEnableAutoRenew: false }),
    ],
    [
      'a sign-in',
      async ({ id }) => server.deps.sessions.openByPassword(await getAccount(server.database.queries, id)),
    ],
    ['a link for a new password', (account) => server.deps.passwordReset.sendLink(account)],
  ])('by the same account, %s waits', async ([, call]) => {
    const account = await server.signUp(`${randomUUID()}@exemple.fr`);
    await expectToWait(sql`account where id = ${account.id}`, () => call(account));
  });

  test('by the same coupon, an order waits', async () => {
    const { queries } = server.database;
    const coupon = { code: 'DERNIER', discountPercentage: 20, validUntil: null, maxUses: 1, endedAt: null };
    await insertCoupon(queries, { ...coupon, createdAt: server.clock.now().toISOString() });
    const buyer = await signUpBuyer(server);
    await expectToWait(sql`coupon where code = 'DERNIER'`, () => buyer.init({ couponCode: 'DERNIER' }));
  });

  test('by a delegate, an authorisation and a sign-in wait', async () => {
    const { id: accountId, emailAddress } = await server.signUp(`${randomUUID()}@exemple.fr`);
    const { id: delegateId, key } = await createDelegate(server.deps, 'Cabinet Durand');
    const delegate = sql`delegate where id = ${delegateId}`;
    const made: string[] = [];
    await expectToWait(delegate, async () => {
      const authorized = await authorizeDelegate(server.deps, { delegateId, accountId });
      made.push(authorized === false ? '' : authorized.token);
    });
    const keys = { emailAddress, keyHash: hashToken(key), tokenHash: hashToken(made[0] ?? '') };
    await expectToWait(delegate, () => server.deps.sessions.openAsDelegate(keys));
    expect(await server.deps.sessions.openAsDelegate(keys)).toBeDefined();
  });
});
