import { expect, test } from 'vitest';
import { isBusy, isUnavailable, isUniqueViolation, refusesWrites } from './engine.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const sqlite = (errcode: number) => Object.assign(new Error('SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
const postgres = (code: string) => Object.assign(new Error('PostgreSQL'), { code });

/** What each fault is: to be waited for, to be tried again later, a database that is only read, a row that is there already. */
const FAULTS: [string, unknown, Partial<Record<'busy' | 'unavailable' | 'readOnly' | 'unique', true>>][] = [
  ['SQLite busy', sqlite(5), { busy: true, unavailable: true }],
  ['SQLite locked', sqlite(6), { busy: true, unavailable: true }],
  ['SQLite busy while it recovers', sqlite(261), { busy: true, unavailable: true }],
  ['SQLite busy with an old snapshot', sqlite(517), { busy: true, unavailable: true }],
  ['SQLite out of memory', sqlite(7), { unavailable: true }],
  ['SQLite read-only', sqlite(8), { unavailable: true, readOnly: true }],
  ['SQLite read-only, since its file was moved', sqlite(1032), { unavailable: true, readOnly: true }],
  ['SQLite refused by the disk', sqlite(10), { unavailable: true }],
  ['SQLite refused by the disk as it reads', sqlite(266), { unavailable: true }],
  ['SQLite refused by the disk as it writes', sqlite(778), { unavailable: true, readOnly: true }],
  ['SQLite refused as it syncs its file', sqlite(1034), { unavailable: true, readOnly: true }],
  ['SQLite refused as it syncs its folder', sqlite(1290), { unavailable: true, readOnly: true }],
  ['SQLite refused as it cuts its file', sqlite(1546), { unavailable: true, readOnly: true }],
  ['SQLite refused as its shared memory grows', sqlite(4874), { unavailable: true, readOnly: true }],
  ['SQLite damaged', sqlite(11), { unavailable: true }],
  ['SQLite on a full disk', sqlite(13), { unavailable: true, readOnly: true }],
  ['SQLite that cannot be opened', sqlite(14), { unavailable: true }],
  ['SQLite whose lock protocol failed', sqlite(15), { unavailable: true }],
  ['a file that is none of SQLite', sqlite(26), { unavailable: true }],
  ['a unique index of SQLite', sqlite(2067), { unique: true }],
  ['a primary key of SQLite', sqlite(1555), { unique: true }],
  ['another constraint of SQLite', sqlite(787), {}],
  ['a unique index of PostgreSQL', postgres('23505'), { unique: true }],
  ['another constraint of PostgreSQL', postgres('23503'), {}],
  ['PostgreSQL asking to run a transaction again', postgres('40001'), { busy: true, unavailable: true }],
  ['a deadlock of PostgreSQL', postgres('40P01'), { busy: true, unavailable: true }],
  ['a lock of PostgreSQL that is not free', postgres('55P03'), { busy: true, unavailable: true }],
  ['PostgreSQL on a full disk', postgres('53100'), { readOnly: true }],
  ['a copy of PostgreSQL', postgres('25006'), { readOnly: true }],
  ['a connection that was lost', new DatabaseUnavailable(new Error('lost')), { unavailable: true }],
  ['a fault of ours', new TypeError('undefined'), {}],
  ['nothing that is an error', null, {}],
];

test.for(FAULTS)('%s is known for what it is', ([, fault, is]) => {
  const found = {
    busy: isBusy(fault),
    unavailable: isUnavailable(fault),
    readOnly: refusesWrites(fault),
    unique: isUniqueViolation(fault),
  };
  expect(found).toEqual({ busy: false, unavailable: false, readOnly: false, unique: false, ...is });
});
