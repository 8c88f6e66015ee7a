import type { FastifyReply, FastifyRequest } from 'fastify';

/** The header that carries the id under which the log knows a request. */
export const REQUEST_ID = 'x-request-id';

/**
 * One line for each answer. The route's pattern, never the URL: queries carry tokens and addresses of people, and so may
 * an unknown path.
 */
export function logAnswer(request: FastifyRequest, reply: FastifyReply) {
  const { config, url: route = 'unknown' } = request.routeOptions;
  request.log.info(
    {
      method: request.method,
      route,
      operationId: config.operationId,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    },
    'answered',
  );
}
