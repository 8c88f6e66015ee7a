import { randomUUID } from 'node:crypto';
import type { Calendrier } from '@odu/api-contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashToken } from '../../src/services/authentication/random-tokens.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const work = vi.hoisted(() => ({
  heldHash: null as string | null,
  gate: Promise.resolve(),
  atOnce: 0,
  most: 0,
}));

// Holds the readings of one link, and counts how many of them work at once.
vi.mock(import('../../src/calendrier/read-calendar.ts'), async (importOriginal) => {
  const { readCalendar, ...others } = await importOriginal();
  return {
    ...others,
    readCalendar: async (deps, asked) => {
      const isHeld = work.heldHash !== null && deps.calendarLinks.hashReceived(asked.token) === work.heldHash;
      if (!isHeld) return readCalendar(deps, asked);
      work.atOnce += 1;
      work.most = Math.max(work.most, work.atOnce);
      await work.gate;
      try {
        return await readCalendar(deps, asked);
      } finally {
        work.atOnce -= 1;
      }
    },
  };
});

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

async function makeLink() {
  const { account } = await signUp(`${randomUUID()}@exemple.fr`);
  const answer = await server.request({
    method: 'POST',
    url: '/api/myaccount/calendrier/renew',
    account,
    body: { idLien: randomUUID() },
  });
  return new URL(answer.json<Calendrier>().url ?? '').pathname;
}
const read = (url: string) => server.request({ url });

beforeEach(() => {
  work.heldHash = null;
  work.most = 0;
});

test('of thirty readings of one link at once one works, five wait, the others are a 429; another link is served', async () => {
  const [url, other] = [await makeLink(), await makeLink()];
  work.heldHash = hashToken(url.slice('/calendrier/'.length, -'.ics'.length));
  const { promise, resolve: open } = Promise.withResolvers<void>();
  work.gate = promise;
  const refused: unknown[] = [];
  const readings = Array.from({ length: 30 }, async () => {
    const answer = await read(url);
    if (answer.statusCode === 429) refused.push(answer.headers['retry-after']);
    return answer.statusCode;
  });
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(24);
  expect(new Set(refused)).toEqual(new Set(['2']));
  expect((await read(other)).statusCode).toBe(200);
  open();
  expect((await Promise.all(readings)).filter((status) => status === 200)).toHaveLength(6);
  expect(work.most).toBe(1);
  // Its place is given back.
  expect((await read(url)).statusCode).toBe(200);
});

test('what is no link has no line', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => read('/calendrier/court.ics')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
});
