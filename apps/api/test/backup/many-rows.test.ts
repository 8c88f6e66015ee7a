import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntries } from '../../src/odu/backup/tar.ts';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { makeFolder, makeSqlitePlace, readEverything, runOduIn } from './installations.ts';

const server = useTestServer({ deps: NO_ENGINE });

test('a table of several parts, with more values than one statement takes, comes back whole', async () => {
  const { queries } = server.database;
  const createdAt = server.clock.now().toISOString();
  const mails = Array.from({ length: 1_400 }, (_, count) => ({
    id: `m-${count}`,
    recipient: 'anne@exemple.fr',
    subject: `Email ${count}`,
    text: 'x'.repeat(2_900),
    createdAt,
  }));
  for (let start = 0; start < mails.length; start += 500)
    await queries
      .insertInto('mail')
      .values(mails.slice(start, start + 500))
      .execute();
  const file = join(makeFolder(), 'odu.tar');
  const here = server.deps.config;
  expect(await runOduIn(here, 'backup', file)).toMatchObject({ code: 0, error: '' });
  const parts: string[] = [];
  for await (const { name } of readEntries(file)) if (name.startsWith('data/mail/')) parts.push(name);
  expect(parts).toEqual(['data/mail/000001.jsonl.gz', 'data/mail/000002.jsonl.gz']);
  expect((await runOduIn(here, 'verify', file)).code).toBe(0);
  const restored = makeSqlitePlace();
  expect(await runOduIn(restored, 'restore', file, '--continue-invoices')).toMatchObject({
    code: 0,
    error: '',
  });
  expect(await readEverything(restored)).toStrictEqual(await readEverything(here));
});
