import { beforeEach, expect, test, vi } from 'vitest';
import { makeClockWatch } from '../../src/jobs/clock-watch.ts';
import { NotNow } from '../../src/jobs/job-handler.ts';
import type { JobKind, JobPayloads } from '../../src/jobs/job-kinds.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { tellLostEnvois } from '../../src/jobs/tell-lost-envois.ts';
import { insertPayment } from '../../src/repositories/billing/payment-repository.ts';
import { DAY, instantAfter, MINUTE } from '../../src/services/clock.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { signUpBuyer } from '../support/payment-scenario.ts';
import { useTestServer } from '../build-app.ts';

// What a job asks first: the machine sleeps meanwhile, or wakes up with a wrong date.
vi.mock(import('../../src/jobs/tell-lost-envois.ts'), async (original) => {
  const real = await original();
  return { tellLostEnvois: vi.fn<typeof real.tellLostEnvois>(real.tellLostEnvois) };
});
const { beforeTerm } = vi.hoisted(() => ({ beforeTerm: vi.fn<() => unknown>() }));
vi.mock(import('../../src/repositories/duerp/term-repository.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    findTerm: (...given) => {
      beforeTerm();
      return real.findTerm(...given);
    },
  };
});

const server = useTestServer({ deps: NO_ENGINE });
beforeEach(() => vi.restoreAllMocks());

/** Runs a job of a worker whose date is believed when it begins. */
async function run<Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind]) {
  const handlers = makeJobHandlers(server.deps);
  const handler = handlers[kind as 'renew-subscription'];
  await handler?.({
    payload: payload as JobPayloads['renew-subscription'],
    signal: new AbortController().signal,
    isDateDoubted: makeClockWatch(server.clock, () => 0).isInDoubt,
    finish: () => Promise.resolve(),
  });
}

test('a document deleted yesterday is still there when the date jumps ahead during a clean-up', async () => {
  const account = await server.signUp('anne@exemple.fr');
  const { id } = await makeCompleteDuerp(makeDuerpCalls(server, account));
  const { queries } = server.database;
  await queries
    .updateTable('duerpDocument')
    .set({ deletedAt: instantAfter(server.clock, -DAY) })
    .where('id', '=', id)
    .execute();
  vi.mocked(tellLostEnvois).mockImplementationOnce(async () => server.clock.advance(365 * DAY));
  await expect(run('clean-up', {})).rejects.toBeInstanceOf(NotNow);
  server.clock.advance(-365 * DAY);
  const left = queries.selectFrom('duerpDocument').select('id').where('id', '=', id);
  expect(await left.execute()).toEqual([{ id }]);
});

test('payments stay open when the date jumps ahead while the provider is asked', async () => {
  const buyer = await signUpBuyer(server, 'basile@exemple.fr');
  await buyer.open();
  const [first] = await buyer.payments();
  if (first === undefined) throw new Error('no payment');
  const { makeId } = server.deps;
  await insertPayment(server.database.queries, { ...first, id: makeId(), subscriptionId: makeId() });
  server.clock.advance(6 * MINUTE);
  const asked = vi.spyOn(server.deps.payment, 'findOutcome').mockImplementation(() => {
    server.clock.advance(365 * DAY);
    return Promise.resolve(null);
  });
  await expect(run('find-lost-outcomes', {})).rejects.toBeInstanceOf(NotNow);
  server.clock.advance(-365 * DAY);
  expect(asked).toHaveBeenCalledTimes(1);
  expect((await buyer.payments()).map(({ status }) => status)).toEqual(['open', 'open']);
});

test('no year is charged when the date jumps ahead while its term is read', async () => {
  const buyer = await signUpBuyer(server, 'claire@exemple.fr');
  const subscriptionId = await buyer.buy();
  const charged = vi.spyOn(server.deps.payment, 'chargeRenewal');
  // To the day on which it would be charged.
  const ahead = 364 * DAY;
  beforeTerm.mockImplementationOnce(() => server.clock.advance(ahead));
  await expect(run('renew-subscription', { subscriptionId, periodIndex: 1 })).rejects.toBeInstanceOf(NotNow);
  server.clock.advance(-ahead);
  expect(await buyer.payments()).toHaveLength(1);
  // Nothing was left to charge once the date is back.
  await run('renew-subscription', { subscriptionId, periodIndex: 1 });
  expect(charged).not.toHaveBeenCalled();
});
