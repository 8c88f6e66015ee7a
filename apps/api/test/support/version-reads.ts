import type { Version } from '@odu/api-contract';
import type { TestAccount, TestServer } from '../build-app.ts';

/** Reads the versions of a document, as its account sees them and as the database keeps them. */
export const makeVersionReads = (server: TestServer, account: TestAccount) => ({
  listVersions: async (id: string) =>
    (await server.request({ url: `/api/duerp/${id}/versions/list`, account })).json<Version[]>(),
  listRows: (id: string) =>
    server.database.queries
      .selectFrom('version')
      .selectAll()
      .where('duerpDocumentId', '=', id)
      .orderBy('versionNumber')
      .execute(),
});
