import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
const SOON = { timeout: 30_000 };

/** The server's database, which can be away; `asked`: how often it was while it was. */
function makeAway() {
  const away = { error: undefined as Error | undefined, asked: 0 };
  const refuse = () => {
    if (away.error === undefined) return;
    away.asked += 1;
    throw away.error;
  };
  const database = Object.create(server.database, {
    queries: {
      get: () => {
        refuse();
        return server.database.queries;
      },
    },
    transaction: {
      value: async (work: Parameters<Database['transaction']>[0]) => {
        refuse();
        return server.database.transaction(work);
      },
    },
  }) as Database;
  return { away, database };
}

const withCode = (code: string) => Object.assign(new Error('the database is away'), { code });

test('jobs that cannot be read are one line of the log when that begins, when its cause changes, and when it ends', async () => {
  const lines: string[] = [];
  const write = (line: string) => {
    const { level, msg, err } = JSON.parse(line);
    lines.push([level, msg, err?.code].filter(Boolean).join(' '));
  };
  const log = pino({ level: 'warn' }, { write });
  const { away, database } = makeAway();
  const stop = startWorker({ ...server.deps, database, log }, { 'clean-up': () => Promise.resolve() });
  const failAgain = async (error: Error) => {
    away.error = error;
    const until = away.asked + 3;
    await expect.poll(() => away.asked, SOON).toBeGreaterThanOrEqual(until);
  };
  try {
    await failAgain(withCode('ECONNREFUSED'));
    const begun = '50 the jobs cannot be read, which is tried again until they can';
    expect(lines).toEqual([`${begun} ECONNREFUSED`]);
    await failAgain(withCode('57P03'));
    expect(lines).toEqual([`${begun} ECONNREFUSED`, `${begun} 57P03`]);
    away.error = undefined;
    await expect.poll(() => lines.slice(2), SOON).toEqual(['40 the jobs are read again']);
    await failAgain(withCode('57P03'));
    expect(lines.slice(3)).toEqual([`${begun} 57P03`]);
  } finally {
    away.error = undefined;
    await stop();
  }
});
