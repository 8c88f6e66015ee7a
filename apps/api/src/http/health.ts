import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/**
 * `/healthz`: the process answers. `/readyz`: each part of the server (decision E2). Only without its database, or with an
 * older schema, it is a 503: a balancer that took away every server whose mails wait would take the whole site away.
 */
export function registerHealth(app: FastifyInstance, { parts }: Pick<Deps, 'parts'>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const states = await parts.read();
    const isReady = states.database !== 'down';
    const isWhole = Object.values(states).every((state) => state === 'up' || state === 'off');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: !isReady ? 'not ready' : isWhole ? 'ready' : 'degraded', parts: states });
  });
}
