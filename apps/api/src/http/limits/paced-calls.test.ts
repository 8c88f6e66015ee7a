import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { BIG_BYTES, type Pacing, type Turn } from '../../services/pacing/pacing.ts';
import { awaitTurn, enterPaced, registerPacedCalls, sizeOfAnswer } from './paced-calls.ts';

test('an answer counts as it was made: a compressed one for its text, a stream for nothing', () => {
  expect(sizeOfAnswer('x'.repeat(100), undefined)).toBe(100);
  expect(sizeOfAnswer(Buffer.alloc(100), undefined)).toBe(100);
  expect(sizeOfAnswer(Buffer.alloc(100), 'br')).toBe(1_000);
  expect(sizeOfAnswer(undefined, undefined)).toBe(0);
  expect(sizeOfAnswer({ pipe: () => undefined }, 'br')).toBe(0);
});

/** A server whose pacing refuses everything. */
async function send(bytes: number, isKept: boolean, { status = 429, headers = {} } = {}) {
  const app = Fastify();
  const awaitRefusal = vi.fn<Pacing['awaitRefusal']>().mockResolvedValue(isKept);
  const refuse = () => {
    throw Object.assign(new Problem(status), { statusCode: status });
  };
  app.decorateRequest('caller', undefined);
  app.decorateRequest('turn', undefined);
  app.addHook('onRequest', async (request, reply) => {
    request.caller = { accountId: 'abus', sessionId: 's', isDelegated: false };
    await enterPaced(request, reply, { enter: refuse, awaitRefusal } as unknown as Pacing);
  });
  app.post('/', () => 'served');
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'text/plain', ...headers },
    payload: 'x'.repeat(bytes),
  });
  await app.close();
  return {
    status: answer.statusCode,
    waited: awaitRefusal.mock.calls.length,
    connection: answer.headers.connection,
  };
}

test('a big body is refused at the pace of its account, a small one at once', async () => {
  expect(await send(BIG_BYTES, true)).toMatchObject({ status: 429, waited: 0, connection: 'keep-alive' });
  expect(await send(BIG_BYTES + 1, true)).toMatchObject({ status: 429, waited: 1, connection: 'keep-alive' });
});

test('of too many refusals the connection ends, so that the rest of the body is not read', async () => {
  expect(await send(BIG_BYTES + 1, false)).toMatchObject({ status: 429, waited: 1, connection: 'close' });
});

test('a fault is told at once, however big the body', async () => {
  expect(await send(BIG_BYTES + 1, true, { status: 503 })).toMatchObject({ status: 503, waited: 0 });
});

test('a body that does not say its length is refused as a big one', async () => {
  const headers = { 'transfer-encoding': 'chunked' };
  expect(await send(1, true, { headers })).toMatchObject({ status: 429, waited: 1 });
});

test('the turn of a call knows when its caller has gone', async () => {
  const start = vi.fn<Turn['start']>().mockResolvedValue();
  const socket = { destroyed: false };
  await awaitTurn({
    turn: { start, end: vi.fn<Turn['end']>() },
    raw: { socket },
  } as unknown as FastifyRequest);
  const isGone = start.mock.calls[0]?.[0];
  expect(isGone?.()).toBe(false);
  socket.destroyed = true;
  expect(isGone?.()).toBe(true);
});

test('a turn ends with the status and the size of its answer, and nobody waits for one in a server that stops', async () => {
  const app = Fastify();
  const [end, release] = [vi.fn<Turn['end']>(), vi.fn<Pacing['release']>()];
  registerPacedCalls(app, { release } as unknown as Pacing);
  const turn = { receive: vi.fn<Turn['receive']>(), start: vi.fn<Turn['start']>(), end };
  app.addHook('onRequest', async (request) => void (request.turn = turn));
  app.get('/', (_request, reply) => reply.code(409).send('in use'));
  await app.inject('/');
  expect(end.mock.calls[0]).toEqual([{ status: 409, bytes: 'in use'.length }]);
  expect(release).not.toHaveBeenCalled();
  await app.close();
  expect(release).toHaveBeenCalledOnce();
});
