import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import type { JobHandlers } from '../../src/jobs/job-handler.ts';
import type { JobKind, JobPayloads } from '../../src/jobs/job-kinds.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { findLostOutcomes } from '../../src/payment/find-lost-outcomes.ts';
import { insertPayment } from '../../src/repositories/billing/payment-repository.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });
beforeEach(() => server.database.queries.deleteFrom('job').execute());

const enqueue = <Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind], key: string) =>
  enqueueJob(server.database.queries, server.deps, { kind, payload, key });
const SOON = { timeout: 20_000 };

/** Runs `work` beside a worker whose handlers of these kinds never end. */
async function whileStuck(stuck: JobKind[], others: JobHandlers, work: () => Promise<void>) {
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
  const handlers: JobHandlers = { ...Object.fromEntries(stuck.map((kind) => [kind, () => end])), ...others };
  const stop = startWorker(server.deps, handlers);
  try {
    await work();
  } finally {
    endAll();
    await stop();
  }
}

test('a payment provider that hangs leaves a place for mails', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    await enqueue('find-lost-outcomes', {}, `turn-${turn}`);
    await enqueue('renew-subscription', { subscriptionId: 's', periodIndex: 1 }, `renewal-${turn}`);
  }
  await enqueue('send-mail', { mailId: 'm' }, 'm');
  const sent: string[] = [];
  const sendMail: JobHandlers = { 'send-mail': async ({ payload }) => void sent.push(payload.mailId) };
  await whileStuck(['find-lost-outcomes', 'renew-subscription'], sendMail, async () => {
    await expect.poll(() => sent, SOON).toEqual(['m']);
  });
});

test('a mail server that hangs leaves a place for the others', async () => {
  for (let mail = 0; mail < 6; mail += 1) await enqueue('send-mail', { mailId: `m${mail}` }, `m${mail}`);
  let cleaned = 0;
  await whileStuck(['send-mail'], { 'clean-up': async () => void (cleaned += 1) }, async () => {
    await expect.poll(() => cleaned, SOON).toBe(1);
  });
});

test('a provider that answers nobody is not asked about every payment that is open', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  const [model] = await buyer.payments();
  if (model === undefined) throw new Error('no payment');
  const { makeId } = server.deps;
  for (let count = 1; count < 80; count += 1)
    await insertPayment(server.database.queries, { ...model, id: makeId(), subscriptionId: makeId() });
  server.clock.advance(6 * MINUTE);
  const asked = vi
    .spyOn(server.deps.payment, 'findOutcome')
    .mockImplementation(() => Promise.reject(new Problem(503, { message: 'Plus tard.' })));
  await findLostOutcomes(server.deps);
  expect(asked).toHaveBeenCalledTimes(2);
  // One that answers in between is asked about all of them.
  asked.mockReset().mockResolvedValue(null);
  for (let failure = 0; failure < 2; failure += 1)
    asked.mockRejectedValueOnce(new Problem(503, { message: 'Plus tard.' })).mockResolvedValueOnce(null);
  await findLostOutcomes(server.deps);
  expect(asked).toHaveBeenCalledTimes(80);
  asked.mockRestore();
});
