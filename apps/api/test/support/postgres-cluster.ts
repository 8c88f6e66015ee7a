import type { TestProject } from 'vitest/node';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file makes its database from `TEMPLATE_DATABASE`. */
    postgresUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'odu_template';

const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // It would connect to the template while databases are made from it, which PostgreSQL refuses.
  'autovacuum=off',
];

async function makeTemplate(server: PostgresServer) {
  const admin = await server.start(SETTINGS);
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  const database = openDatabase({
    ...readConfig({}),
    databaseUrl: server.urlOf(TEMPLATE_DATABASE),
    onLost: () => {},
  });
  await migrateToLatest(database);
  await database.close();
}

/** Makes a PostgreSQL with a migrated template; deletes it at the end. */
export default async function setUp(project: TestProject) {
  const server = new PostgresServer();
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.remove();
    throw error;
  }
  project.provide('postgresUrl', server.urlOf('postgres'));
  return () => server.remove();
}
