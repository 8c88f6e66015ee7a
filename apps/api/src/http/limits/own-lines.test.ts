import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Lines, makeLines } from '../../services/pacing/lines.ts';
import { makeEnterLine, registerOwnLines } from './own-lines.ts';

let app: FastifyInstance;
let lines: Lines;
let answers: Readable[];

beforeEach(async () => {
  answers = [];
  lines = makeLines({ atOnce: 2, maxWaiting: 10 });
  app = Fastify({ forceCloseConnections: true });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('waitingTime', undefined);
  registerOwnLines(app);
  app.addHook('onRequest', async (request) => {
    request.caller = { accountId: 'anne', sessionId: 's', isDelegated: false };
  });
  app.addHook('onRequest', makeEnterLine(lines));
  app.get('/file', (_request, reply) => {
    const answer = new Readable({ read() {} });
    answer.push('the first bytes');
    answers.push(answer);
    return reply.send(answer);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function ask(): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(
    get({ port, host: '127.0.0.1', path: '/file', agent: false }),
    'response',
  )) as [IncomingMessage];
  await once(answer, 'data');
  return answer.on('error', () => {});
}

test('a file that is sent whole gives its place back at its end, not before', async () => {
  const answer = await ask();
  expect(lines.size).toBe(1);
  answers[0]?.push(null);
  await once(answer, 'end');
  await expect.poll(() => lines.size).toBe(0);
});

// Seen: two downloads that were stopped half-way, and the account never had a file again until the server was started anew.
test('whoever stops a download gives its place back, however often', async () => {
  for (let count = 0; count < 5; count += 1) {
    (await ask()).destroy();
    await expect.poll(() => lines.size).toBe(0);
  }
  expect(answers.map(({ destroyed }) => destroyed)).toEqual([true, true, true, true, true]);
});

test('a file that fails half-way gives its place back', async () => {
  for (let count = 0; count < 5; count += 1) {
    const answer = await ask();
    answers.at(-1)?.destroy(new Error('the disk'));
    await expect.poll(() => answer.closed).toBe(true);
    expect(answer.complete).toBe(false);
    await expect.poll(() => lines.size).toBe(0);
  }
});
