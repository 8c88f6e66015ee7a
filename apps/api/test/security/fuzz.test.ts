import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { ContractOperation } from '@odu/api-contract/document';
import { document, operations, useAttackedServer } from './support/attacked-server.ts';
import { brokenSamplesOf } from './support/broken-samples.ts';
import { type Sample, samplesOf } from './support/samples.ts';
import { sendSample } from './support/send-sample.ts';

/** How many calls of each kind an operation gets: `ODU_FUZZ_RUNS=5000 npx vitest run test/security/fuzz.test.ts`. */
const RUNS = Number(process.env['ODU_FUZZ_RUNS'] ?? 100);
const SEED = Number(process.env['ODU_FUZZ_SEED'] ?? 20_261_116);

const attacked = useAttackedServer();
const { server } = attacked;

const statuses = new Map<number, number>();
afterAll(() => {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`fuzzing, ${operations.length} operations: ${counts.join(', ')}\n`);
});

/** Calls whose end is a change of who calls. */
const ENDS_SESSION = new Set(['logout', 'resetPassword', 'newPassword']);

let calls = 0;
/** Each call from another address: the limits by address are tested by themselves. */
const nextAddress = () => `198.51.${Math.floor(++calls / 250) % 250}.${calls % 250}`;

async function attack(operation: ContractOperation, sample: Sample, account: { accessToken: string }) {
  const answer = await sendSample(server, operation, sample, {
    account: operation.isPublic ? undefined : account,
    from: nextAddress(),
  });
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  const seen = `${answer.statusCode} ${answer.body.slice(0, 500)} for ${JSON.stringify(sample).slice(0, 1_000)}`;
  // A 500 is also what an answer off the contract becomes in the tests.
  expect(answer.statusCode, `answer: ${seen}`).toBeLessThan(500);
  if (answer.statusCode >= 400) {
    expect(answer.headers['content-type'], `answer: ${seen}`).toBe('application/problem+json; charset=utf-8');
    expect(answer.json(), `answer: ${seen}`).toMatchObject({
      status: answer.statusCode,
      requestId: expect.any(String),
    });
  }
  return { status: answer.statusCode, seen };
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const run = async (isBroken: boolean) => {
    const { account, ids } = await attacked.makeVictim(`${id}-${isBroken}@exemple.fr`);
    const known = { ids, emails: [account.emailAddress] };
    const arbitrary = (isBroken ? brokenSamplesOf : samplesOf)(operation, document, known);
    const results: { status: number; seen: string }[] = [];
    for (const sample of fc.sample(arbitrary, { numRuns: RUNS, seed: SEED })) {
      const tokens = ENDS_SESSION.has(id) ? await server.deps.sessions.open(account.id) : account;
      results.push(await attack(operation, sample, tokens));
    }
    return results;
  };

  test(`${RUNS} calls that the contract accepts are never refused for their form, and never fail`, async () => {
    for (const { status, seen } of await run(false)) expect(status, `answer: ${seen}`).not.toBe(400);
  });

  test(`${RUNS} calls that are wrong in one place never fail, and most are refused for their form`, async () => {
    const refused = (await run(true)).filter(({ status }) => status >= 400);
    expect(refused.length).toBeGreaterThan(RUNS / 2);
  });
});
