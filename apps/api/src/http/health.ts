import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers and has every migration, else 503 (decision E2). */
export function registerHealth(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const isReady = await isMigrated(database).catch((error: unknown) => {
      request.log.error({ err: error }, 'the database does not answer');
      return false;
    });
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}
