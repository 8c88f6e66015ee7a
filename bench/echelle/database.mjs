import { readFileSync } from 'node:fs';
import { readConfig } from '../../apps/api/src/config.ts';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrateToLatest } from '../../apps/api/src/db/migrate.ts';
import { PostgresServer } from '../../apps/api/test/support/postgres-server.ts';
import { archiveOf, FUNCTIONS, statementsOf, toErase, versionsOf } from './fill.mjs';

const MEMORY = ['shared_buffers=1GB', 'maintenance_work_mem=256MB', 'max_wal_size=8GB'];
/** Nothing of it must outlive a crash. */
const FILLING = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];
/** As an operator has it; autovacuum would count among the backends, and everything is vacuumed before. */
const MEASURING = [
  'autovacuum=off',
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track=top',
];

/** A PostgreSQL of its own, with what the measures ask of it. */
export function makeCluster() {
  const server = new PostgresServer();
  let admin;
  const start = async (settings) => (admin = await server.start([...MEMORY, ...settings]));
  return {
    urlOf: (name) => server.urlOf(name),
    connect: (name) => server.connect(name),
    startToFill: () => start(FILLING),
    async startToMeasure() {
      await admin.query('checkpoint');
      await admin.end();
      await server.crash();
      await start(MEASURING);
    },
    async makeDatabase(name) {
      await admin.query(`create database ${name}`);
      const database = openDatabase({
        ...readConfig({}),
        databaseUrl: server.urlOf(name),
        onLost: () => {},
        isForMigrations: true,
      });
      await migrateToLatest(database);
      await database.close();
    },
    /** Processor time in milliseconds of all who answered a query so far, on any database. */
    async readCpu() {
      const { rows } = await admin.query(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      const live = rows.map(({ pid }) => {
        const { user, system } = readTicks(pid);
        return user + system;
      });
      const { ended } = readTicks(
        Number(readFileSync(`${server.folder}/data/postmaster.pid`, 'utf8').split('\n')[0]),
      );
      return (ended + live.reduce((sum, one) => sum + one, 0)) * 10;
    },
    async sizeOf(name) {
      const { rows } = await admin.query(`select pg_database_size('${name}')::float8 as octets`);
      return rows[0].octets;
    },
    async close() {
      await admin?.end().catch(() => {});
      await server.remove();
    },
  };
}

/** Ticks of ten milliseconds of a process, and of those of its children that have ended. */
function readTicks(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);
    return { user: fields[11], system: fields[12], ended: fields[13] + fields[14] };
  } catch {
    // It has just ended: its parent counts it.
    return { user: 0, system: 0, ended: 0 };
  }
}

const say = (text) => console.log(`  ${text}`);

/** Fills a migrated database, and gives how many rows each table got. Foreign keys hold by construction: each look-up would double the time. */
export async function fill(client, size) {
  await client.query(`${FUNCTIONS}; set session_replication_role = replica`);
  for (const [table, statement] of Object.entries(statementsOf(size))) {
    const start = performance.now();
    const { rowCount } = await client.query(statement);
    if (performance.now() - start > 5000)
      say(`${table}: ${rowCount} rows in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}

/** The version that the server made last, as the others are made of it. */
export async function takeVersion(client) {
  const { rows } = await client.query('select * from version order by "creationTime" desc limit 1');
  await client.query('delete from version');
  return rows[0];
}

/** Adds the versions, each with the bytes of the one given, cut at so many. */
export async function fillVersions(client, size, { pdf, ...model }) {
  await client.query('create table "modelVersion" as select * from version with no data');
  const columns = ['motif', 'displayOptions', 'snapshot', 'snapshotSha256', 'compteurs'];
  await client.query(
    `insert into "modelVersion" (${columns.map((name) => `"${name}"`).join(', ')}) values ($1, $2, $3, $4, $5)`,
    columns.map((name) => model[name]),
  );
  const start = performance.now();
  const { rowCount } = await client.query(versionsOf(size), [pdf.subarray(0, size.pdfBytes)]);
  say(
    `version: ${rowCount} rows of ${pdf.subarray(0, size.pdfBytes).length} B in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  await client.query('drop table "modelVersion"');
  // Only now: without a version the clean-up of the server that made the model would have erased them.
  await client.query(archiveOf);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum (analyze)');
}

/** Documents for the clean-up to erase, the same number in any database. */
export const addToErase = (client, size) => client.query(toErase(size));
