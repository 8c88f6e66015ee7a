import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Tokens } from '@odu/api-contract';
import { pino } from 'pino';
import { afterAll, beforeAll, vi } from 'vitest';
import { type App, buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { type Deps, makeDeps } from '../src/deps.ts';
import { insertAccount } from '../src/repositories/account/account-repository.ts';
import type { Clock } from '../src/services/clock.ts';
import type { PatienceLimits } from '../src/services/pacing/patience.ts';
import { makeTestDatabase } from './support/test-database.ts';

/** The password of every account that `signUp` makes. */
export const TEST_PASSWORD = 'Pain.au.chocolat.7';

export type TestAccount = Tokens & { id: string; emailAddress: string };

type Request = {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  account?: Pick<Tokens, 'accessToken'>;
  body?: object;
  headers?: Record<string, string>;
  /** The caller's IP address. */
  from?: string;
};

type Options = {
  environment?: Record<string, string>;
  deps?: Partial<Deps>;
  /** Puts something between the server and its PostgreSQL. */
  reach?: (databaseUrl: string) => Promise<string>;
  /** How long who asks for a file waits. */
  patience?: PatienceLimits;
};

/** The same for every run: at midnight, or where summer time ends, a test would mean another thing. */
const START = Date.parse('2026-11-16T11:00:00Z');

/** A clock that stands still until a test moves it. */
const makeTestClock = (): Clock & { advance: (milliseconds: number) => void } => {
  // The captcha's library reads the machine's own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  let time = START;
  return { now: () => new Date(time), advance: (milliseconds) => (time += milliseconds) };
};

async function openServer({ environment = {}, deps: given = {}, reach, patience }: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'odu-test-'));
  const { databaseUrl, drop } = await makeTestDatabase();
  const clock = makeTestClock();
  const logLines: string[] = [];
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        logLines.push(chunk.toString());
        done();
      },
    }),
  );
  const config = readConfig({
    ODU_DATA_DIR: dataDir,
    ODU_WEB_DIR: join(dataDir, 'no-web'),
    ODU_BASE_URL: 'https://odu.example',
    // The tests read it.
    ODU_DEV_MAIL: 'everyone',
    ...(databaseUrl !== undefined && { DATABASE_URL: reach ? await reach(databaseUrl) : databaseUrl }),
    ...environment,
  });
  // The same object: what the server's own parts find through it is what the test gives.
  // A busy machine makes a statement long: what a slow PostgreSQL does is tested through what stands before it (test/faults).
  const isPatient = databaseUrl !== undefined && reach === undefined;
  const deps: Deps = Object.assign(makeDeps(config, { clock, log, isPatient }), given);
  await migrateToLatest(deps.database);
  const app: App = await buildApp(deps, { checkResponses: true, ...(patience && { patience }) });
  const close = async () => {
    await app.close();
    await deps.database.close();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, deps, clock, log, logLines, dataDir, close };
}

/** The server of one test file, on a migrated database of its own. Requests go through the whole application. */
export type TestServer = ReturnType<typeof makeTestServer>;

function makeTestServer(opened: () => Awaited<ReturnType<typeof openServer>>) {
  return {
    get app() {
      return opened().app;
    },
    get deps() {
      return opened().deps;
    },
    get database() {
      return opened().deps.database;
    },
    get clock() {
      return opened().clock;
    },
    get logLines() {
      return opened().logLines;
    },
    get dataDir() {
      return opened().dataDir;
    },

    request: ({ method = 'GET', url, account, body, headers, from = '127.0.0.1' }: Request) =>
      opened().app.inject({
        method,
        url,
        remoteAddress: from,
        headers: { ...(account && { authorization: `Bearer ${account.accessToken}` }), ...headers },
        ...(body !== undefined && { payload: body }),
      }),

    /** Makes an account and signs in, without the captcha and the limits of the public call. */
    async signUp(
      emailAddress: string,
      columns: { isVip?: 0 | 1; isEmailVerified?: 0 | 1; maxNumberOfDuerps?: number } = {},
    ): Promise<TestAccount> {
      const { database, passwords, sessions, clock, makeId } = opened().deps;
      const id = makeId();
      const isNew = await insertAccount(database.queries, {
        id,
        emailAddress,
        passwordHash: await passwords.hash(TEST_PASSWORD),
        isEmailVerified: columns.isEmailVerified ?? 0,
        isVip: columns.isVip ?? 0,
        maxNumberOfDuerps: columns.maxNumberOfDuerps ?? null,
        createdAt: clock.now().toISOString(),
      });
      if (!isNew) throw new Error(`${emailAddress} has an account already`);
      return { id, emailAddress, ...(await sessions.open(id)) };
    },

    /** The mails sent so far, the last one first. */
    mails: () =>
      opened()
        .deps.database.queries.selectFrom('mail')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute(),
  };
}

/** Opens a server before the tests of a file (or of a `describe`) and closes it after them. */
export function useTestServer(options: Options = {}): TestServer {
  let opened: Awaited<ReturnType<typeof openServer>> | undefined;
  beforeAll(async () => {
    opened = await openServer(options);
  });
  afterAll(() => opened?.close());
  return makeTestServer(() => {
    if (opened === undefined)
      throw new Error('the server opens before the tests, not while they are collected');
    return opened;
  });
}
