import { expect, test } from 'vitest';
import { migrateTo } from '../../src/db/migrate.ts';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { changeAtOnce } from '../../src/db/own-transaction.ts';
import { readSchemaVersion } from '../../src/db/schema/version.ts';
import { makeSqlitePlace, type Place, runOduIn } from '../backup/installations.ts';

const [OLDER, NEWEST] = MIGRATION_NAMES.slice(-2);

const schemaOf = (place: Place) => changeAtOnce(place, (queries) => readSchemaVersion(queries));

/** A server that was seen so many seconds ago. */
const announce = (place: Place, seconds: number) =>
  changeAtOnce(place, async (queries) => {
    const seenAt = new Date(Date.now() - seconds * 1000).toISOString();
    await queries.deleteFrom('server').execute();
    await queries.insertInto('server').values({ id: 'serveur', secretFingerprint: 'x', seenAt }).execute();
  });

test('a command of a newer version changes no schema under a server that runs', async () => {
  const place = makeSqlitePlace();
  await changeAtOnce(place, (queries) => migrateTo(queries, OLDER));
  await announce(place, 90);
  for (const command of [
    ['accounts', 'list'],
    ['jobs', 'list'],
  ]) {
    const { code, output, error } = await runOduIn(place, ...command);
    expect([command, code, output]).toEqual([command, 1, '']);
    expect(error).toMatch(
      /^Un serveur d'une version plus ancienne d'ODU utilise cette base.*rien n'a été changé/i,
    );
  }
  expect(await schemaOf(place)).toBe(OLDER);

  await announce(place, 121);
  expect(await runOduIn(place, 'accounts', 'list')).toMatchObject({ code: 0, error: '' });
  expect(await schemaOf(place)).toBe(NEWEST);
});
