import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { PaymentEvent } from '../../src/payment/provider.ts';
import { insertAccount } from '../../src/repositories/account/account-repository.ts';
import { insertPayment, type PaymentRow } from '../../src/repositories/billing/payment-repository.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { type Buyer, signUpBuyer } from '../support/payment-scenario.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer({ deps: NO_ENGINE });
const PAYMENTS = 200;
const RECEIVER = join(import.meta.dirname, '../support/receive-events.ts');

async function beginOne(buyer: Buyer): Promise<PaymentRow> {
  await buyer.open();
  const [payment] = await buyer.payments();
  if (payment === undefined) throw new Error('no payment');
  return payment;
}

/** Begins a payment as another one was begun. */
async function beginAs(model: PaymentRow, accountId: string): Promise<PaymentRow> {
  const { makeId } = server.deps;
  const payment = { ...model, id: makeId(), subscriptionId: makeId(), accountId };
  await insertPayment(server.database.queries, payment);
  return payment;
}

async function addAccount(): Promise<string> {
  const id = server.deps.makeId();
  await insertAccount(server.database.queries, {
    id,
    emailAddress: `${id}@exemple.fr`,
    passwordHash: '',
    isEmailVerified: 1,
    isVip: 0,
    maxNumberOfDuerps: null,
    createdAt: server.clock.now().toISOString(),
  });
  return id;
}

/** Tells every payment to two processes at once; gives how often they counted one. */
async function tellBoth(payments: PaymentRow[]): Promise<number> {
  const events: PaymentEvent[] = payments.map((payment) => ({
    eventId: `evt-${payment.id}`,
    paymentId: payment.id,
    accountId: payment.accountId,
    outcome: 'paid',
    amount: payment.totalTTC,
    customer: null,
  }));
  const { dataDir, databaseUrl } = server.deps.config;
  const file = join(dataDir, 'events.json');
  writeFileSync(file, JSON.stringify(events));
  const env = { ODU_DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const told = await Promise.all(
    [1, 2].map(() => promisify(execFile)(process.execPath, [RECEIVER, file], { env })),
  );
  return told
    .map(({ stdout }) => (JSON.parse(stdout) as { counted?: number }).counted ?? 0)
    .reduce((sum, count) => sum + count);
}

test('200 payments told at once to two servers give 200 subscriptions', async () => {
  const model = await beginOne(await signUpBuyer(server));
  const payments: PaymentRow[] = [];
  for (let count = 0; count < PAYMENTS; count++) payments.push(await beginAs(model, await addAccount()));
  expect(await tellBoth(payments)).toBe(PAYMENTS);
  const subscriptions = await server.database.queries
    .selectFrom('subscription')
    .select('accountId')
    .execute();
  expect(subscriptions).toHaveLength(PAYMENTS);
  expect(new Set(subscriptions.map(({ accountId }) => accountId)).size).toBe(PAYMENTS);
});

test('ten payments of one premium told at once to two servers give one subscription, nine to give back', async () => {
  const buyer = await signUpBuyer(server);
  const model = await beginOne(buyer);
  const payments = [model];
  for (let count = 1; count < 10; count++) payments.push(await beginAs(model, model.accountId));
  expect(await tellBoth(payments)).toBe(10);
  expect(await buyer.subscriptions()).toHaveLength(1);
  const statuses = (await buyer.payments()).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'toRefund')).toHaveLength(9);
});
