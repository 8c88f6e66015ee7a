import { beforeAll, expect, test } from 'vitest';
import type { Schema } from '../../src/db/schema/schema.ts';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { DAY, instantAfter, MINUTE } from '../../src/services/clock.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

const inTime = (milliseconds: number) => instantAfter(server.clock, milliseconds);
let versionIds: string[] = [];

beforeAll(async () => {
  const { id } = await makeCompleteDuerp(calls);
  versionIds = [idOf(await calls.generate(id)), idOf(await calls.generate(id))];
});

type Name = 'ended' | 'live';
type Case = {
  table: keyof Schema;
  /** The column that the name of a row is in. */
  key: string;
  makeRow: (name: Name, at: (ended: number, live: number) => string) => object;
};

/** Each with a row that is forgotten, and one that is as near as can be and stays. */
const CASES: Case[] = [
  {
    table: 'session',
    key: 'id',
    makeRow: (id, at) => ({
      id,
      accountId: account.id,
      delegateId: null,
      createdAt: inTime(-DAY),
      expiresAt: at(-1, MINUTE),
      revokedAt: null,
    }),
  },
  {
    table: 'passwordReset',
    key: 'tokenHash',
    makeRow: (tokenHash, at) => ({
      tokenHash,
      accountId: account.id,
      expiresAt: at(-DAY - 1, -DAY),
      usedAt: null,
    }),
  },
  {
    table: 'captchaSolution',
    key: 'nonce',
    makeRow: (nonce, at) => ({ nonce, expiresAt: at(-1, MINUTE) }),
  },
  {
    table: 'rateLimit',
    key: 'key',
    makeRow: (key, at) => ({ key, count: 1, resetAt: Date.parse(at(0, 1)) }),
  },
  {
    table: 'keptDemo',
    key: 'edition',
    makeRow: (edition, at) => ({
      versionId: versionIds[edition === 'ended' ? 0 : 1],
      edition,
      usedAt: at(-30 * DAY - 1, -30 * DAY),
      octets: 1,
      pdf: Buffer.from([0]),
    }),
  },
  {
    table: 'keptAnswer',
    key: 'key',
    makeRow: (key, at) => ({
      accountId: account.id,
      operation: 'createDuerp',
      resource: '',
      key,
      bodySha256: 'x',
      status: 201,
      body: '{}',
      etag: '',
      createdAt: at(-DAY - 1, -DAY + 1),
    }),
  },
  {
    table: 'notice',
    key: 'key',
    makeRow: (key, at) => ({ key, accountId: account.id, sentAt: at(-800 * DAY - 1, -800 * DAY) }),
  },
  {
    // Of the development inbox; those that wait for a mail server have an end.
    table: 'mail',
    key: 'id',
    makeRow: (id, at) => ({
      id,
      recipient: 'support@localhost',
      subject: 'Contact',
      text: 'Contact',
      createdAt: at(-7 * DAY, -7 * DAY + 1),
    }),
  },
  {
    table: 'sandboxManagePage',
    key: 'reference',
    makeRow: (reference, at) => ({
      reference,
      accountId: account.id,
      returnUrl: '/',
      expiresAt: at(-1, MINUTE),
    }),
  },
];

test.for(CASES)(
  'a row of $table is forgotten once it has ended, and not before',
  async ({ table, key, makeRow }) => {
    const { queries } = server.database;
    const rows = [
      makeRow('ended', (ended) => inTime(ended)),
      makeRow('live', (_ended, live) => inTime(live)),
    ];
    // The table is one of several: each row has the columns of its own.
    await queries
      .insertInto(table as 'captchaSolution')
      .values(rows as Schema['captchaSolution'][])
      .execute();
    const readNames = async () => {
      const found = await queries
        .selectFrom(table as 'captchaSolution')
        .selectAll()
        .execute();
      return found
        .map((row) => String((row as Record<string, unknown>)[key]))
        .filter((name) => name === 'ended' || name === 'live')
        .toSorted();
    };
    expect(await readNames()).toEqual(['ended', 'live']);
    await cleanUp(server.deps);
    expect(await readNames()).toEqual(['live']);
  },
);
