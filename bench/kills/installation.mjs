import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseLink } from '../../apps/api/test/support/database-link.ts';
import { PostgresServer } from '../../apps/api/test/support/postgres-server.ts';
import { makeInstallation, spawnServer } from '../../apps/api/test/support/spawn-server.ts';

const FROZEN_MS = 4_000;
/** What was acknowledged outlives PostgreSQL's crash. */
const SETTINGS = ['synchronous_commit=on'];

const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts ODU on an engine; gives its address, what may happen to it by name, and how to take it away. */
export async function openInstallation(engine) {
  const { folder, environment } = makeInstallation();
  const port = await findFreePort();
  const postgres = engine === 'postgres' ? new PostgresServer() : undefined;
  const link = new DatabaseLink();
  let admin = await postgres?.start(SETTINGS);
  const serverEnvironment = {
    ...environment,
    ODU_PORT: String(port),
    ODU_LOG_LEVEL: 'silent',
    ...(postgres && { DATABASE_URL: await link.open(postgres.urlOf('postgres')) }),
  };
  let server;
  const start = async () => {
    server = spawnServer(serverEnvironment);
    await server.ready;
  };
  const killServer = async () => {
    server.kill('SIGKILL');
    await server.ended;
    await start();
  };
  const ofPostgres = {
    'its connections are cut': () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      ),
    'the server is killed': killServer,
    'PostgreSQL crashes and starts again': async () => {
      admin.on('error', () => {});
      await postgres.crash();
      admin = await postgres.start(SETTINGS);
    },
    'PostgreSQL freezes': async () => {
      link.freeze();
      await sleep(FROZEN_MS);
      await link.restore();
    },
  };
  await start();
  return {
    url: `http://localhost:${port}`,
    mishaps: Object.entries(postgres ? ofPostgres : { 'the server is killed': killServer }),
    async close() {
      server.kill('SIGKILL');
      await server.ended;
      await admin?.end().catch(() => {});
      await link.takeAway();
      await postgres?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
