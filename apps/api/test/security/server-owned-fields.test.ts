import fc from 'fast-check';
import type { DuerpDocument } from '@odu/api-contract';
import { follow } from '@odu/api-contract/document';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDuerpCalls } from '../support/duerp-scenario.ts';
import { document, operations, useAttackedServer } from './support/attacked-server.ts';
import { samplesOf } from './support/samples.ts';
import { sendSample } from './support/send-sample.ts';

const attacked = useAttackedServer();
const { server } = attacked;

/** What only the server decides. */
const OWNED: Record<string, unknown> = {
  accountId: '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11',
  isVip: true,
  isVip_Derivated: true,
  maxNumberOfDuerps: 1_000,
  isEmailVerified: true,
  hasFullAccess_Derivated: true,
  isCovered_Derivated: true,
  isAlwaysCovered: 1,
  paymentStatus_Derivated: 'PREMIUM',
  revision: 99,
  generatedRevision: 99,
  versionNumber: 99,
  creationTime: '2020-01-01T00:00:00.000Z',
  hash: 'f',
  previousHash: null,
  passwordHash: '$argon2id$',
  deletedAt: null,
  createdAt: '2020-01-01T00:00:00.000Z',
  position: 0,
  duerpDocumentId: '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11',
  priceExclTax: 0,
  paidUntilDate: '2999-12-31',
  plan: 'SUBPLAN_PREMIUM',
};

const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);
let cases = 0;
afterAll(() => process.stdout.write(`bodies with a field of the server's: ${cases}\n`));

test.for(withBody.map((operation) => [operation.id, operation] as const))(
  '%s takes no field that the server owns',
  async ([id, operation]) => {
    const { account, ids } = attacked.victim;
    const [sample] = fc.sample(samplesOf(operation, document, { ids }), { numRuns: 1, seed: 1 });
    if (sample === undefined) throw new Error(`no sample of ${id}`);
    const schema = operation.requestBody?.content['application/json']?.schema;
    const { properties = {} } = schema ? follow(document, schema) : {};
    const own = new Set(Object.keys(properties as object));
    for (const [field, value] of Object.entries(OWNED)) {
      if (own.has(field)) continue;
      const answer = await sendSample(
        server,
        operation,
        { ...sample, body: { ...(sample.body as object), [field]: value } },
        { account: operation.isPublic ? undefined : account },
      );
      cases++;
      expect([field, answer.statusCode]).toStrictEqual([field, 400]);
      expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toContain(
        `/body/${field}`,
      );
    }
  },
);

describe('the computed fields of a risk, which may be sent back as they were read', () => {
  test('are computed all the same', async () => {
    const { account, duerp } = await attacked.makeVictim('calcul@exemple.fr');
    const calls = makeDuerpCalls(server, account);
    const read = await calls.document(duerp.id);
    const unite = read.data.unitesDeTravail[0];
    const risques = unite?.risques.map((risque) => ({
      ...risque,
      niveauDeRisqueValue: 0,
      niveauDeRisqueStatus: 'GREEN',
      isRisqueEvalue: false,
    }));
    const answer = await calls.write(duerp.id, 'update-list-risques', {
      idUniteDeTravail: unite?.idUniteDeTravail,
      categorieDeRisques: unite?.categorieDeRisques,
      risques,
    });
    expect(answer.json<DuerpDocument>().data).toStrictEqual(read.data);
  });
});
