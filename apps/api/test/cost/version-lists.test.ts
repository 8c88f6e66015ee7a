import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listStatements } from '../support/count-statements.ts';
import { ENTREPRISE, makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

const LISTS: [string, (id: string) => Promise<{ statusCode: number }>][] = [
  ['the list of documents', () => calls.list()],
  ['the archives', () => server.request({ url: '/api/myaccount/archives', account })],
  ['the versions of a document', (id) => server.request({ url: `/api/duerp/${id}/versions/list`, account })],
  ['a document that changed', (id) => calls.read(id)],
  [
    'an edit that is answered with the whole document',
    (id) => calls.write(id, 'update-infosentreprise', ENTREPRISE),
  ],
];

// PostgreSQL keeps a long value apart from its row.
test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'no list of versions walks through their data and their PDFs: an index has all that it shows',
  async () => {
    const { id } = await makeCompleteDuerp(calls);
    expect((await calls.generate(id)).statusCode).toBe(201);
    await calls.write(id, 'update-infosentreprise', ENTREPRISE);
    for (const [name, call] of LISTS) {
      let statusCode = 0;
      const statements = await listStatements(async () => ({ statusCode } = await call(id)));
      expect(statusCode, `${name}: status`).toBe(200);
      const ofVersions = statements.filter((statement) => statement.includes('compteurs'));
      expect(ofVersions, `${name}: statements`).not.toEqual([]);
      for (const statement of ofVersions) {
        const { rows } = await sql<{
          detail: string;
        }>`${sql.raw(`explain query plan ${statement}`)}`.execute(server.database.queries);
        const lines = rows.map(({ detail }) => detail).filter((detail) => /"?\bversion"? USING/.test(detail));
        expect(lines, `${name}: ${statement.slice(0, 200)}`).toEqual([
          expect.stringContaining('USING COVERING INDEX version_summary_index (duerpDocumentId=?'),
        ]);
      }
    }
  },
);
