import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Engine } from '../../src/db/engines/engine.ts';
import type { Queries } from '../../src/db/database.ts';
import type { Schema } from '../../src/db/schema/schema.ts';
import { lockAnyDuerp, lockEveryDuerpRow } from '../../src/repositories/account/account-data-repository.ts';
import { lockAccount, lockPassword } from '../../src/repositories/account/account-repository.ts';
import { lockAuthorizedDelegate, lockDelegate } from '../../src/repositories/account/delegate-repository.ts';
import { lockCoupon } from '../../src/repositories/billing/coupon-repository.ts';
import { lockPayment } from '../../src/repositories/billing/payment-repository.ts';
import { lockDuerp } from '../../src/repositories/duerp/duerp-repository.ts';

const KEYS = { emailAddress: 'anne@exemple.fr', keyHash: 'k', tokenHash: 't' };

type Lock = (queries: Queries, engine: Engine) => Promise<unknown>;

// SQLite's transactions lock the whole database by themselves: there is nothing that a test on it could see.
test.for<[string, Lock]>([
  ['a document in whatever state', (queries, engine) => lockAnyDuerp(queries, engine, 'd1')],
  ['every document of an account', (queries, engine) => lockEveryDuerpRow(queries, engine, 'a1')],
  [
    'a document of an account',
    (queries, engine) => lockDuerp(queries, engine, { id: 'd1', accountId: 'a1' }),
  ],
  ['an account', (queries, engine) => lockAccount(queries, engine, 'a1')],
  ['a password', (queries, engine) => lockPassword(queries, engine, { id: 'a1', passwordHash: 'h' })],
  ['a delegate', (queries, engine) => lockDelegate(queries, engine, 'g1')],
  ['what a delegate signs in with', (queries, engine) => lockAuthorizedDelegate(queries, engine, KEYS)],
  ['a coupon', (queries, engine) => lockCoupon(queries, engine, 'BIENVENUE')],
  ['a payment', (queries, engine) => lockPayment(queries, engine, 'p1')],
])('PostgreSQL is asked to lock %s', async ([, lock]) => {
  const asked: string[] = [];
  const queries = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      asked.push(query.sql);
    },
  });
  // Nobody is found here, which some of them refuse.
  await lock(queries, 'postgres').catch(() => undefined);
  expect(asked).toEqual([expect.stringMatching(/^select .* for update$/)]);
});
