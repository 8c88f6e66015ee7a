import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

/** What opens, ends and authenticates: every call has them. */
const IS_COMMON = /^(begin|start transaction|commit|rollback)|from "session"/i;

/** Every statement that was listed since `useIndexCheck` emptied it, common ones too. */
export const seenStatements = new Set<string>();

/** The statements that `work` sends to the engine under test, without those of the transaction and of the session. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  // Executions: a statement is prepared once.
  const [all, run] = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(StatementSync.prototype, 'run')];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    // The overloads of `query` hide that a statement comes with its time limit.
    statements.push(
      ...([...all.mock.contexts, ...run.mock.contexts] as StatementSync[]).map(({ sourceSQL }) => sourceSQL),
      ...(query.mock.calls as unknown as [string | { text: string }][]).map(([sent]) =>
        typeof sent === 'string' ? sent : sent.text,
      ),
    );
  } finally {
    all.mockRestore();
    run.mockRestore();
    query.mockRestore();
  }
  for (const statement of statements) seenStatements.add(statement);
  return statements.filter((sql) => !IS_COMMON.test(sql));
}
