import { EventEmitter } from 'node:events';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../db/engines/unavailable.ts';
import type { Leave } from '../../services/pacing/lines.ts';
import { patienceOfCall } from '../../services/pacing/patience.ts';
import { makeBePatient, registerOwnLines } from './own-lines.ts';

/** What the place of a call is given back as, when it is answered so. */
async function outcomeOf(answer: (reply: FastifyReply) => unknown) {
  const leave = vi.fn<Leave>();
  const app = Fastify();
  registerOwnLines(app);
  app.addHook('onRequest', async (request) => void (request.leaveLine = leave));
  app.get('/', async (_request, reply) => answer(reply));
  await app.inject('/');
  await app.close();
  return leave.mock.calls[0]?.[0];
}

test.for([
  [200, 'served'],
  [204, 'served'],
  [399, 'served'],
  [400, 'refused'],
  [404, 'refused'],
  [499, 'refused'],
  [500, 'served'],
] as const)('a call that is answered %i gives its place back as %s', async ([status, outcome]) => {
  expect(await outcomeOf((reply) => reply.code(status).send())).toBe(outcome);
  expect(await outcomeOf((reply) => reply.code(status).send(Buffer.from('a')))).toBe(outcome);
});

test('a call that the database did not serve gives its place back as such, another fault does not', async () => {
  const fail = (error: Error) => () => Promise.reject(error);
  expect(await outcomeOf(fail(new DatabaseUnavailable({ code: 'ECONNREFUSED' })))).toBe('unserved');
  expect(await outcomeOf(fail(new TypeError('a fault of ours')))).toBe('served');
});

/** Begins a call on a connection, and gives what ends its answer and whether it still waits. */
function begin({ isGone = false } = {}) {
  const raw = Object.assign(new EventEmitter(), { writableFinished: false });
  const request = { raw: { socket: { destroyed: isGone } } } as unknown as FastifyRequest;
  let waiting: AbortSignal | undefined;
  makeBePatient({ waitMs: 1_000, allMs: 2_000 })(request, { raw } as unknown as FastifyReply, () => {
    waiting = patienceOfCall()?.waiting;
  });
  const close = (isAnswered: boolean) => Object.assign(raw, { writableFinished: isAnswered }).emit('close');
  return { close, hasGivenUp: () => waiting?.aborted };
}

test('whoever had gone before his request was read whole waits for nothing', () => {
  expect(begin({ isGone: true }).hasGivenUp()).toBe(true);
  expect(begin().hasGivenUp()).toBe(false);
});

test('whoever goes before his answer waits for nothing from then on, whoever has it was not given up', () => {
  const [gone, answered] = [begin(), begin()];
  gone.close(false);
  answered.close(true);
  expect([gone.hasGivenUp(), answered.hasGivenUp()]).toEqual([true, false]);
});
