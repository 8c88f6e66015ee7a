import { expect, test } from 'vitest';
import { deleteEndedWindows } from '../../src/repositories/server/rate-limit-repository.ts';
import { useTestServer } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';

const server = useTestServer({ deps: NO_ENGINE });

const END = 5_000;

async function addWindows(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    key: `ended:${index}`,
    count: 1,
    resetAt: END,
  }));
  for (let from = 0; from < count; from += 500)
    await server.database.queries
      .insertInto('rateLimit')
      .values(rows.slice(from, from + 500))
      .execute();
}

test.for([
  [999, 1],
  [1_000, 2],
  [2_001, 3],
] as const)('%d ended rows go by %d statements, and no other row', async ([count, statements]) => {
  const { queries } = server.database;
  await queries
    .insertInto('rateLimit')
    .values({ key: `running:${count}`, count: 1, resetAt: END + 1 })
    .execute();
  await addWindows(count);
  expect(await listStatements(() => deleteEndedWindows(queries, END))).toHaveLength(statements);
  const left = await queries.selectFrom('rateLimit').select('key').execute();
  expect(left.map(({ key }) => key)).toContain(`running:${count}`);
  expect(left.filter(({ key }) => key.startsWith('ended'))).toEqual([]);
});
