import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { listOperations, readContract } from '@odu/api-contract/document';
import { useTestServer } from '../build-app.ts';

/** What each route says of its compression, the server's own pages too. */
const left: string[] = [];
const follow = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', (route: RouteOptions & { compress?: unknown }) => {
    // Read once all the hooks have had the route.
    queueMicrotask(() => {
      if (route.compress === false) left.push(`${[route.method].flat().join()} ${route.url}`);
    });
  });
};
subscribe('fastify.initialization', follow);
const server = useTestServer({ environment: { ODU_BILLING: 'sandbox' } });
afterAll(() => unsubscribe('fastify.initialization', follow));

test('no answer that carries a token, a code or a payment address is compressed (BREACH)', async () => {
  await server.app.ready();
  const said = listOperations(readContract())
    .filter(({ carriesSecrets }) => carriesSecrets)
    .map(({ method, url }) => `${method.toUpperCase()} ${url}`);
  expect(said).toHaveLength(8);
  expect(left).toEqual(expect.arrayContaining(said));
  for (const page of ['GET /dev/mail/:id', 'GET /paiement-test/:reference']) expect(left).toContain(page);
  expect(left).not.toContain('GET /api/duerp/:id');
});
