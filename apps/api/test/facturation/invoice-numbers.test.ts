import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { insertPaid } from '../support/invoiced-payment.ts';

const server = useTestServer({ deps: NO_ENGINE });
const COUNT = 200;
const PROGRAM = fileURLToPath(new URL('./settle-process.ts', import.meta.url));

/** Two processes, as two servers are: SQLite's statements block their own. */
async function spawnSettling(payments: string[]) {
  const { databaseUrl, dataDir } = server.deps.config;
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ODU_DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      TEST_NOW: server.clock.now().toISOString(),
      TEST_PAYMENTS: payments.join(','),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), errors }));
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { go: () => child.stdin.write('go\n'), ended };
}

test('200 payments settled at once by two servers have the numbers 1 to 200, whatever is rolled back meanwhile', async () => {
  const account = await server.signUp('nombre@exemple.fr');
  const ids: string[] = [];
  for (let count = 0; count < COUNT; count++) ids.push((await insertPaid(server.deps, account.id)).id);
  const servers = await Promise.all([
    spawnSettling(ids.slice(0, COUNT / 2)),
    spawnSettling(ids.slice(COUNT / 2)),
  ]);
  for (const each of servers) each.go();
  for (const { ended } of servers)
    expect(await ended).toEqual({ code: 0, errors: expect.not.stringContaining('Error') });
  const rows = await server.database.queries
    .selectFrom('invoice')
    .select(['numero', 'paymentId'])
    .orderBy('numero')
    .execute();
  expect(rows.map(({ numero }) => numero)).toEqual(
    Array.from({ length: COUNT }, (_, index) => `F2026-${String(index + 1).padStart(6, '0')}`),
  );
  expect(new Set(rows.map(({ paymentId }) => paymentId))).toEqual(new Set(ids));
});
