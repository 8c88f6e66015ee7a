import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { listenForMetrics, makeMetrics } from '../../src/http/metrics/metrics.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
afterEach(() => void vi.restoreAllMocks());

test('each answer counts under its call and its status, in seconds; a page is a page', async () => {
  const { observe, registry } = makeMetrics(server.deps);
  const answer = (operationId: string | undefined, statusCode: number, elapsedTime: number) =>
    observe(
      { routeOptions: { config: { operationId } } } as FastifyRequest,
      { statusCode, elapsedTime } as FastifyReply,
    );
  answer('logout', 204, 250);
  answer('logout', 204, 500);
  answer('logout', 401, 1);
  answer(undefined, 200, 2_000);
  const page = await registry.metrics();
  for (const line of [
    'http_request_duration_seconds_sum{operation="logout",status="204"} 0.75',
    'http_request_duration_seconds_count{operation="logout",status="204"} 2',
    'http_request_duration_seconds_count{operation="logout",status="401"} 1',
    'http_request_duration_seconds_sum{operation="page",status="200"} 2',
  ])
    expect(page).toContain(`${line}\n`);
});

test('the rows of every table are counted once a minute, however often the metrics are read', async () => {
  const { registry } = makeMetrics(server.deps);
  const countAccounts = async () => /^odu_accounts (\d+)$/m.exec(await registry.metrics())?.[1];
  expect(await countAccounts()).toBe('0');
  await server.signUp('anne@exemple.fr');
  expect(await countAccounts()).toBe('0');
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + MINUTE);
  expect(await countAccounts()).toBe('1');
});

test('what a database that is away does not say is left out, and asked again as soon as it is back', async () => {
  const { registry } = makeMetrics(server.deps);
  const closed = openDatabase({ ...server.deps.config, onLost: () => {} });
  // One that was never used is opened by its first statement, closed or not.
  await sql`select 1`.execute(closed.queries);
  await closed.close();
  const away = vi.spyOn(server.database, 'queries', 'get').mockReturnValue(closed.queries);
  expect(await registry.metrics()).not.toMatch(/^odu_(accounts|sessions|database_bytes|jobs)/m);
  away.mockRestore();
  const page = await registry.metrics();
  expect(page).toMatch(/^odu_accounts \d+$/m);
  expect(page).toMatch(/^odu_sessions\{by="owner"\} \d+$/m);
});

test('the port of the metrics serves them as Prometheus reads them, and nothing else', async () => {
  const app = await listenForMetrics(makeMetrics(server.deps), { port: 0, host: '127.0.0.1' });
  const answer = await app.inject('/metrics');
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const parts = answer.body.split('\n').filter((line) => line.startsWith('odu_part_up{'));
  // What is not configured here is neither up nor down.
  expect(parts).toEqual(['odu_part_up{part="database"} 1', 'odu_part_up{part="pdf"} 1']);
  expect((await app.inject('/api/public/config')).statusCode).toBe(404);
  await app.close();
});
