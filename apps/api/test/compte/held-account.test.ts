import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';

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

// What each reads of the account decides what it writes. The embedded database has one writer at a time.
test.skipIf(process.env['TEST_ENGINE'] !== 'postgres').for<[string, (account: Owner) => Promise<unknown>]>([
  ['a new document', post('/api/duerp/create')],
  ['a new billing profile', post('/api/myaccount/mybillingprofiles/upsert', PROFILE)],
  ['a new link of the calendar', post('/api/myaccount/calendrier/renew', { idLien: randomUUID() })],
  ['an order', post('/api/payment/init', ORDER)],
  [
    'the end of a renewal',
    post('/api/payment/toggleautorenew', { subscriptionId: randomUUID(), shouldEnableAutoRenew: false }),
  ],
])('%s waits while another server writes by the same account', async ([, call]) => {
  const account = await server.signUp(`${randomUUID()}@exemple.fr`);
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = server.database.transaction(async (queries) => {
    // Less than the lock of a deletion: rows that refer to the account may still be added.
    await sql`select id from account where id = ${account.id} for no key update`.execute(queries);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const answered = call(account);
  try {
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
  } finally {
    released.resolve();
    await Promise.all([holding, answered]);
  }
});
