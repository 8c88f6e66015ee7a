import fc from 'fast-check';
import type { DuerpDocument } from '@odu/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTogether } from '../../src/db/readings.ts';
import { readingsOfParts } from '../../src/repositories/duerp/duerp-content-repository.ts';
import { MINUTE } from '../../src/services/clock.ts';
import type { TestAccount } from '../build-app.ts';
import { makeDuerpCalls } from '../support/duerp-scenario.ts';
import { document, MARK, operations, useAttackedServer } from './support/attacked-server.ts';
import { type Sample, samplesOf } from './support/samples.ts';
import { sendSample } from './support/send-sample.ts';

/** For each id of the victim, of which the calls name one or more. */
const CALLS_OF_AN_OPERATION = 15;
const SEED = 20_261_116;
/** After an access token's ten minutes. */
const EXPIRY_MS = 11 * MINUTE;

const attacked = useAttackedServer();
const { server } = attacked;
const secured = operations.filter(({ isPublic }) => !isPublic);

let other: TestAccount;
let expired: TestAccount;
let before: unknown;
let cases = 0;

/** Everything that the victim has, as she reads it. */
async function readVictim() {
  const { account, duerp } = attacked.victim;
  const tokens = { ...account, ...(await server.deps.sessions.open(account.id)) };
  const calls = makeDuerpCalls(server, tokens);
  const get = async (url: string) => (await server.request({ url, account: tokens })).json<unknown>();
  return {
    document: (await calls.read(duerp.id, { account: tokens })).json<DuerpDocument>(),
    list: await get('/api/duerp/list'),
    archives: await get('/api/myaccount/archives'),
    profiles: await get('/api/myaccount/mybillingprofiles'),
    info: await get('/api/myaccount/info'),
    // The document may be given again as it was kept.
    parts: await readTogether(server.database.queries, readingsOfParts(duerp.id)),
  };
}

beforeAll(async () => {
  expired = await server.signUp('expiree@exemple.fr');
  server.clock.advance(EXPIRY_MS);
  other = await server.signUp('autre@exemple.fr', {
    isVip: 1,
    isEmailVerified: 1,
    maxNumberOfDuerps: 1_000,
  });
  before = await readVictim();
});

afterAll(() => process.stdout.write(`calls with the ids of another account: ${cases}\n`));

/** Every id of the victim stands at least once in each place that takes an id. */
const samples = (operation: (typeof operations)[number]): Sample[] => {
  const { ids } = attacked.victim;
  const ownIds = { ids: [ids[0] ?? ''] };
  // The path is hers first: with a stranger's document in the path, a body is never read.
  const ofHerDocument = fc.sample(samplesOf(operation, document, ownIds), { numRuns: 5, seed: SEED });
  const ofAnyId = fc.sample(samplesOf(operation, document, { ids }), {
    numRuns: CALLS_OF_AN_OPERATION - 5,
    seed: SEED,
  });
  return [...ofHerDocument, ...ofAnyId];
};

describe.each(secured.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  test('without a session, or with one that has expired, is a 401 whatever it names', async () => {
    for (const sample of samples(operation)) {
      for (const account of [undefined, expired]) {
        const answer = await sendSample(server, operation, sample, { account });
        cases++;
        expect(answer.statusCode).toBe(401);
        expect(answer.body).not.toContain(MARK);
      }
    }
  });

  test('with the session of another account reads and changes nothing of hers', async () => {
    for (const sample of samples(operation)) {
      // A sign-out is of the attacker's own session.
      const tokens = operation.id === 'logout' ? await server.deps.sessions.open(other.id) : other;
      const answer = await sendSample(server, operation, sample, { account: tokens });
      cases++;
      const seen = `${answer.statusCode} ${answer.body.slice(0, 300)}`;
      expect(answer.statusCode, `answer: ${seen}`).toBeLessThan(500);
      expect(answer.rawPayload.toString('latin1'), `answer: ${seen}`).not.toContain(MARK);
      const namesHer = Object.values(sample.path).some((id) => attacked.victim.ids.includes(String(id)));
      expect(namesHer && answer.statusCode, `answer: ${seen}`).toBeOneOf([false, 404]);
    }
  });
});

test('after all of them she has what she had', async () => {
  expect(await readVictim()).toStrictEqual(before);
});

test('no list of another account has anything of hers', async () => {
  const { ids, account } = attacked.victim;
  const lists = secured.filter(
    ({ method, parameters }) =>
      method === 'get' && !parameters.some((one) => one.in === 'path' || one.required),
  );
  expect(lists.length).toBeGreaterThanOrEqual(4);
  for (const operation of lists) {
    const sample = { path: {}, query: {}, headers: {}, body: undefined };
    const answer = await sendSample(server, operation, sample, { account: other });
    cases++;
    for (const secret of [MARK, account.emailAddress, ...ids]) expect(answer.body).not.toContain(secret);
  }
});
