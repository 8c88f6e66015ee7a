import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

/** What opens, ends and authenticates: every call has them. */
const IS_COMMON = /^(begin|start transaction|commit|rollback)|from "session"/i;

/** Every statement that was listed in this file, common ones too. */
export const seenStatements = new Set<string>();

/** The statements that `work` sends to the engine under test, without those of the transaction and of the session. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    statements.push(
      ...prepare.mock.calls.map(([sql]) => sql),
      ...query.mock.calls.map(([sql]) => String(sql)),
    );
  } finally {
    prepare.mockRestore();
    query.mockRestore();
  }
  for (const statement of statements) seenStatements.add(statement);
  return statements.filter((sql) => !IS_COMMON.test(sql));
}
