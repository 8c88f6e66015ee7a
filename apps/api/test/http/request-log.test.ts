import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { logAnswer, logCut } from '../../src/http/request-log.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

/** What a line of the log says of an answer, or of one whose connection ended in its midst. */
function say(
  log: typeof logAnswer,
  raw: { headersSent: boolean; writableFinished: boolean },
  routeOptions: object = { url: '/api/duerp/:id', config: { operationId: 'getDuerp' } },
) {
  const lines: unknown[] = [];
  const info = (fields: object, message: string) => void lines.push({ ...fields, message });
  const request = { method: 'GET', url: '/api/duerp/de-quelqu-un?jeton', routeOptions, log: { info } };
  const reply = { statusCode: 206, elapsedTime: 12.7, raw };
  log(request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return lines;
}

const SAID = { method: 'GET', route: '/api/duerp/:id', operationId: 'getDuerp', milliseconds: 13 };
const WHOLE = { headersSent: true, writableFinished: true };

test('an answer is one line, with its call, its status and its time, and the pattern of its address alone', () => {
  expect(say(logAnswer, WHOLE)).toEqual([{ ...SAID, status: 206, message: 'answered' }]);
  expect(say(logAnswer, WHOLE, { config: {} })).toMatchObject([{ route: 'unknown', status: 206 }]);
});

test('a connection that ends in the midst of an answer is one line with its status, one that ends before it has none', () => {
  expect(say(logCut, { headersSent: true, writableFinished: false })).toEqual([
    { ...SAID, status: 206, message: 'cut' },
  ]);
  expect(say(logCut, { headersSent: false, writableFinished: false })).toEqual([{ ...SAID, message: 'cut' }]);
  expect(say(logCut, WHOLE)).toEqual([]);
});

test('the server writes its lines so: one for each answer', async () => {
  const from = server.logLines.length;
  expect((await server.request({ url: '/api/myaccount/info' })).statusCode).toBe(401);
  const lines = server.logLines.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === 'answered')).toMatchObject([
    { route: '/api/myaccount/info', status: 401, milliseconds: expect.any(Number) },
  ]);
});
