import { expect, test, vi } from 'vitest';
import { makeForgetUnusedDuerps } from '../../src/retention/forget-unused-duerps.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { afterList } = vi.hoisted(() => ({ afterList: vi.fn<() => Promise<void>>() }));
vi.mock(import('../../src/repositories/duerp/unused-duerp-repository.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    listUnusedDuerps: async (...given) => {
      const listed = await real.listUnusedDuerps(...given);
      await afterList();
      return listed;
    },
  };
});

const { server, calls } = useDuerpServer({ deps: NO_ENGINE });

const on = async (day: string) => {
  server.clock.advance(Date.parse(`${day}T11:00:00.000Z`) - server.clock.now().getTime());
  await makeForgetUnusedDuerps(server.deps)({
    payload: {},
    signal: new AbortController().signal,
    isDateDoubted: () => false,
    finish: () => Promise.resolve(),
  });
};

test('a document that is opened after it was listed, before its turn, is neither removed nor warned of', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const openIt = async () => {
    await server.database.queries
      .updateTable('duerpDocument')
      .set({ openedAt: server.clock.now().toISOString() })
      .where('id', '=', id)
      .execute();
  };
  for (const day of ['2027-10-17', '2027-11-09']) await on(day);
  expect(await server.mails()).toHaveLength(2);
  afterList.mockImplementationOnce(openIt);
  await on('2027-11-16');
  const row = server.database.queries.selectFrom('duerpDocument').select('deletedAt').where('id', '=', id);
  expect(await row.execute()).toEqual([{ deletedAt: null }]);
  afterList.mockImplementationOnce(openIt);
  await on('2028-10-16');
  expect(await row.execute()).toEqual([{ deletedAt: null }]);
  expect(await server.mails()).toHaveLength(2);
});
