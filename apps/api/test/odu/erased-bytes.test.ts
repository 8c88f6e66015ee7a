import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseAccount } from '../../src/account-data/erase-account.ts';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { useTestServer } from '../build-app.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer();

/** The files of the embedded database, beside a server that runs, in which a text stands as it was written. */
const filesWith = (text: string) =>
  readdirSync(server.dataDir).filter(
    (name) => name.startsWith('odu.sqlite') && readFileSync(join(server.dataDir, name)).includes(text),
  );

const erase = async (email: string): Promise<void> => {
  expect((await runOdu(server, 'accounts', 'erase', email)).code).toBe(0);
  await sql`pragma wal_checkpoint(passive)`.execute(server.database.queries);
};

/** Killed once it is done, before the journal is emptied: the server's next clean-up does it. */
const eraseAndBeKilled = async (_email: string, accountId: string): Promise<void> => {
  await eraseAccount(server.deps, accountId);
  expect(filesWith('marque.effacee')).not.toEqual([]);
  await cleanUp(server.deps);
};

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('the bytes of the embedded database', () => {
  test.for([
    ['marque.effacee.1@exemple.fr', erase],
    ['marque.effacee.2@exemple.fr', eraseAndBeKilled],
  ] as const)('keep nothing of what an erasure takes: %s', async ([email, eraseIt]) => {
    const account = await server.signUp(email);
    const calls = makeDuerpCalls(server, account);
    const { id } = (await calls.create()).json<{ id: string }>();
    const unitesDeTravail = Array.from({ length: 50 }, (_, index) => ({
      idUniteDeTravail: crypto.randomUUID(),
      displayName: `UNITE-EFFACEE-${index}`,
    }));
    expect((await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail })).statusCode).toBe(200);
    await sql`pragma wal_checkpoint(truncate)`.execute(server.database.queries);
    const marks = [email, 'UNITE-EFFACEE'];
    expect(marks.map(filesWith)).toEqual([['odu.sqlite'], ['odu.sqlite']]);

    await eraseIt(email, account.id);
    expect(marks.map(filesWith)).toEqual([[], []]);
  });

  test('keep nothing of an archive that is purged after its term', async () => {
    const account = await server.signUp('archive@exemple.fr', { isVip: 1 });
    const calls = makeDuerpCalls(server, account);
    const { id } = await makeCompleteDuerp(calls);
    await calls.generate(id, { notesDeVersion: 'NOTES-PURGEES' });
    await calls.remove(id);
    await server.database.queries
      .updateTable('version')
      .set({ creationTime: '1980-01-01T10:00:00.000Z' })
      .where('duerpDocumentId', '=', id)
      .execute();
    await sql`pragma wal_checkpoint(truncate)`.execute(server.database.queries);
    expect(filesWith('NOTES-PURGEES')).toEqual(['odu.sqlite']);
    expect((await runOdu(server, 'purge')).code).toBe(0);
    expect(filesWith('NOTES-PURGEES')).toEqual([]);
  });
});
