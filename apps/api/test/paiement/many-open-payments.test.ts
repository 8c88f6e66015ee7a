import { afterEach, expect, test, vi } from 'vitest';
import { findLostOutcomes } from '../../src/payment/find-lost-outcomes.ts';
import { insertPayment, type PaymentRow } from '../../src/repositories/billing/payment-repository.ts';
import { DAY, instantAfter, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { useIndexCheck } from '../support/index-check.ts';
import { signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });
useIndexCheck(server);
afterEach(async () => {
  vi.restoreAllMocks();
  await server.database.queries.deleteFrom('payment').where('status', '=', 'open').execute();
});

/** Somebody who paid at the provider, whose event was lost, behind so many older payments that are open. */
async function payBehind(count: number, older: Partial<PaymentRow>) {
  const deliver = vi.spyOn(server.deps.sandboxEvents, 'deliver').mockResolvedValue();
  const buyer = await signUpBuyer(server);
  await buyer.buy();
  deliver.mockRestore();
  const [lost] = await buyer.payments();
  if (lost === undefined) throw new Error('nothing was paid');
  const { makeId, clock } = server.deps;
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = makeId();
    ids.push(id);
    await insertPayment(server.database.queries, {
      ...lost,
      id,
      subscriptionId: makeId(),
      // Three of each instant: a page ends between two of them.
      createdAt: instantAfter(clock, -DAY + Math.floor(number / 3) * MINUTE),
      expiresAt: instantAfter(clock, 30 * DAY),
      ...older,
    });
  }
  server.clock.advance(6 * MINUTE);
  return { buyer, lost, ids };
}

test('a lost payment is found behind a hundred renewals that never reached the provider', async () => {
  const { buyer } = await payBehind(100, { kind: 'renewal', periodIndex: 1, providerReference: null });
  await findLostOutcomes(server.deps);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('one that is behind more than two pages of others is found, and each is asked about once', async () => {
  const { buyer, lost, ids } = await payBehind(205, { providerReference: 'inconnue' });
  const asked = vi.spyOn(server.deps.payment, 'findOutcome');
  await listStatements(() => findLostOutcomes(server.deps));
  expect(asked.mock.calls.map(([{ id }]) => id).toSorted()).toEqual([...ids, lost.id].toSorted());
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('a server that stops while the provider is asked asks about no other', async () => {
  await payBehind(3, { providerReference: 'inconnue' });
  const stopping = new AbortController();
  const asked = vi.spyOn(server.deps.payment, 'findOutcome').mockImplementation(() => {
    stopping.abort();
    return Promise.resolve(null);
  });
  await findLostOutcomes(server.deps, { signal: stopping.signal });
  expect(asked).toHaveBeenCalledTimes(1);
});
