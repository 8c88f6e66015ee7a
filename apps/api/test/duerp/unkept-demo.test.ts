import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

let whileMade = () => {};

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a demonstration that the database does not take',
  () => {
    const { server, account, calls } = useDuerpServer({
      deps: {
        reports: {
          ...NO_ENGINE.reports,
          render: (...args) => {
            whileMade();
            return NO_ENGINE.reports.render(...args);
          },
        },
      },
    });

    test('is given to who asked for it, and made again for the next one', async () => {
      const { id } = await makeCompleteDuerp(calls);
      const versionId = idOf(await calls.generate(id));
      const download = () =>
        server.request({ url: `/api/duerp/${id}/versions/${versionId}/download-demo`, account });
      const listKept = async () =>
        (await server.database.queries.selectFrom('keptDemo').select('versionId').execute()).map(
          (kept) => kept.versionId,
        );
      // Another process takes the lock once the file is under way, as a long backup or a full disk would stop its keeping alone.
      const other = new DatabaseSync(join(server.dataDir, 'odu.sqlite'));
      whileMade = () => other.exec('begin immediate');
      const given = await download();
      other.exec('rollback');
      other.close();
      whileMade = () => {};
      expect([given.statusCode, given.headers['content-type']]).toStrictEqual([200, 'application/pdf']);
      expect(await listKept()).toStrictEqual([]);
      expect((await download()).statusCode).toBe(200);
      expect(await listKept()).toStrictEqual([versionId]);
    });
  },
);
