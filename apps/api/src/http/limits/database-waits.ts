import type { FastifyInstance } from 'fastify';
import { asRequest, WaitingTime } from '../../db/waiting-time.ts';

declare module 'fastify' {
  interface FastifyRequest {
    waitingTime: WaitingTime | undefined;
  }
}

/** Gives each request one time to wait for the database in all. */
export function boundDatabaseWaits(app: FastifyInstance): void {
  app.decorateRequest('waitingTime', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.waitingTime = new WaitingTime();
    asRequest(request.waitingTime, done);
  });
  // What reads the body goes on in the context of its connection, not of the request.
  app.addHook('preValidation', ({ waitingTime }, _reply, done) => {
    if (waitingTime === undefined) done();
    else asRequest(waitingTime, done);
  });
}
