// A server of its own that settles the payments it is given, five at a time, once it is told to.
import { once } from 'node:events';
import { readConfig } from '../../src/config.ts';
import { makeDeps } from '../../src/deps.ts';
import { issueInvoice } from '../../src/invoices/issue-invoice.ts';
import { isUnavailable } from '../../src/db/engines/engine.ts';
import { findPayment } from '../../src/repositories/billing/payment-repository.ts';

const AT_ONCE = 5;
const now = new Date(String(process.env['TEST_NOW']));
const deps = makeDeps(readConfig({ ...process.env, ODU_LOG_LEVEL: 'silent' }), { clock: { now: () => now } });
const { database } = deps;
const waiting = String(process.env['TEST_PAYMENTS']).split(',');

const settle = (id: string, fails: boolean) =>
  database.transaction(async (queries) => {
    const payment = await findPayment(queries, id);
    if (payment === undefined) throw new Error(`no payment ${id}`);
    await issueInvoice(queries, deps, fails ? { ...payment, id: deps.makeId() } : payment);
    if (fails) throw new Error('rolled back');
  });

async function settleNext() {
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // Every tenth also has a settlement that fails after its number was taken.
    if (waiting.length % 10 === 0) await settle(id, true).catch(() => {});
    try {
      await settle(id, false);
    } catch (error) {
      // A machine that is too busy answers 503, and the provider tells its event again.
      if (!isUnavailable(error)) throw error;
      waiting.unshift(id);
    }
  }
}

process.stdout.write('ready\n');
await once(process.stdin, 'data');
await Promise.all(Array.from({ length: AT_ONCE }, settleNext));
await database.close();
process.stdin.destroy();
await deps.reports.close();
