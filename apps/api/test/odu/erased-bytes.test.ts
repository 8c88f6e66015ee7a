import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { makeDuerpCalls } from '../support/duerp-scenario.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer();

/** The files of the embedded database, beside a server that runs, in which a text stands as it was written. */
const filesWith = (text: string) =>
  readdirSync(server.dataDir).filter(
    (name) => name.startsWith('odu.sqlite') && readFileSync(join(server.dataDir, name)).includes(text),
  );

test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'what an erasure takes is not left in the bytes of the embedded database',
  async () => {
    const account = await server.signUp('marque.effacee@exemple.fr');
    const calls = makeDuerpCalls(server, account);
    const { id } = (await calls.create()).json<{ id: string }>();
    const unitesDeTravail = Array.from({ length: 50 }, (_, index) => ({
      idUniteDeTravail: crypto.randomUUID(),
      displayName: `UNITE-EFFACEE-${index}`,
    }));
    expect((await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail })).statusCode).toBe(200);
    await sql`pragma wal_checkpoint(truncate)`.execute(server.database.queries);
    const marks = ['marque.effacee@exemple.fr', 'UNITE-EFFACEE'];
    expect(marks.map(filesWith)).toEqual([['odu.sqlite'], ['odu.sqlite']]);

    expect((await runOdu(server, 'accounts', 'erase', 'marque.effacee@exemple.fr')).code).toBe(0);
    await sql`pragma wal_checkpoint(passive)`.execute(server.database.queries);
    expect(marks.map(filesWith)).toEqual([[], []]);
  },
);
