import { pino } from 'pino';
import { expect, test } from 'vitest';
import { forEachRow } from '../../src/jobs/for-each-row.ts';
import { NotNow } from '../../src/jobs/job-handler.ts';

const log = pino({ level: 'silent' });

// A last page that is short, and one that is full.
test.for([250, 200])('each of %i rows is worked once, in the order of the list', async (count) => {
  const ids = Array.from({ length: count }, (_, index) => `${index}`);
  const worked: string[] = [];
  await forEachRow(
    { log },
    {
      list: ({ after, limit }) => {
        const from = after === undefined ? 0 : ids.indexOf(after.id) + 1;
        return Promise.resolve(ids.slice(from, from + limit).map((id) => ({ id })));
      },
      work: ({ id }) => Promise.resolve(worked.push(id)),
      signal: new AbortController().signal,
      isDateDoubted: () => false,
    },
  );
  expect(worked).toEqual(ids);
});

test('nothing more is worked once the server stops', async () => {
  const server = new AbortController();
  const worked: string[] = [];
  await forEachRow(
    { log },
    {
      list: () => Promise.resolve([{ id: 'a' }, { id: 'b' }]),
      work: ({ id }) => {
        worked.push(id);
        server.abort();
        return Promise.resolve();
      },
      signal: server.signal,
      isDateDoubted: () => false,
    },
  );
  expect(worked).toEqual(['a']);
});

test('a date that jumps ahead between two rows leaves the others for later', async () => {
  const worked: string[] = [];
  const run = forEachRow(
    { log },
    {
      list: () => Promise.resolve([{ id: 'a' }, { id: 'b' }]),
      work: ({ id }) => Promise.resolve(worked.push(id)),
      signal: new AbortController().signal,
      isDateDoubted: () => worked.length > 0,
    },
  );
  await expect(run).rejects.toBeInstanceOf(NotNow);
  expect(worked).toEqual(['a']);
});
