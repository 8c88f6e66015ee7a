import { expect, test } from 'vitest';
import { readFigures } from '../../src/repositories/server/figure-repository.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

// A metric takes numbers only, and PostgreSQL's driver gives some of its own as texts.
test('what the database holds is counted in numbers, whatever the engine', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(id));
  const usedAt = server.clock.now().toISOString();
  await server.database.queries
    .insertInto('keptDemo')
    .values({ versionId, edition: 'x', usedAt, octets: 700, pdf: Buffer.from([0]) })
    .execute();
  const { databaseOctets, ...figures } = await readFigures(server.database, usedAt);
  expect(figures).toEqual({
    accounts: 1,
    duerps: 1,
    versions: 1,
    ownSessions: 1,
    delegatedSessions: 0,
    mails: 0,
    demoOctets: 700,
  });
  expect(databaseOctets).toBeGreaterThan(100_000);
});
