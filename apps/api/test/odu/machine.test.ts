import { RawNode } from 'kysely';
import { expect, test, vi } from 'vitest';
import { examineClock, examineDisk } from '../../src/odu/doctor/examine-machine.ts';
import { useTestServer } from '../build-app.ts';

const { disk } = vi.hoisted(() => ({ disk: { free: 0 } }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  statfs: () => Promise.resolve({ bavail: disk.free / 1_000, bsize: 1_000 }),
}));

const server = useTestServer();

test.for([
  [999_999_000, false, '1 Go libres dans '],
  [1_000_000_000, true, '1 Go libres dans '],
  [12_340_000_000, true, '12,3 Go libres dans '],
] as const)('a disk with %i octets left is in order: %s', async ([octets, isOk, text]) => {
  disk.free = octets;
  const row = await examineDisk(server.deps);
  expect([row.part, row.isOk]).toEqual(['Disque', isOk]);
  expect(row.detail).toContain(text);
  expect(row.detail.includes('il en faut au moins')).toBe(!isOk);
});

/** The server's own, as one whose PostgreSQL says another time: so many milliseconds later than the machine's. */
function withPostgresAhead(milliseconds: number): Parameters<typeof examineClock>[0] {
  const { config, clock, database } = server.deps;
  const queries = database.queries.withPlugin({
    transformQuery: () => {
      const now = performance.timeOrigin + performance.now() + milliseconds;
      return RawNode.createWithSql(`select ${now.toFixed(3)} as milliseconds`);
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { config, clock, database: { engine: 'postgres', queries } };
}

// docs/operations.md: clocks that agree to within some seconds.
test.for([
  [0, true],
  [4_000, true],
  [-4_000, true],
  [6_000, false],
  [-6_000, false],
] as const)('a PostgreSQL that is %i ms ahead of the machine is in order: %s', async ([ahead, isOk]) => {
  const row = await examineClock(withPostgresAhead(ahead), true);
  expect([row.part, row.isOk]).toEqual(['Horloge', isOk]);
  expect(row.detail).toMatch(isOk ? /, comme PostgreSQL$/ : /6 s d'écart avec PostgreSQL/);
});
