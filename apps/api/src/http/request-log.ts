import type { FastifyReply, FastifyRequest } from 'fastify';

/** The header that carries the id under which the log knows a request. */
export const REQUEST_ID = 'x-request-id';

const describe = ({ method, routeOptions }: FastifyRequest, { elapsedTime }: FastifyReply) => ({
  method,
  route: routeOptions.url ?? 'unknown',
  operationId: routeOptions.config.operationId,
  milliseconds: Math.round(elapsedTime),
});

/**
 * One line for each answer. The route's pattern, never the URL: queries carry tokens and addresses of people, and so may
 * an unknown path.
 */
export function logAnswer(request: FastifyRequest, reply: FastifyReply) {
  request.log.info({ ...describe(request, reply), status: reply.statusCode }, 'answered');
}

/** One line for each call whose connection ended before its answer had left: without a status, when none of it had. */
export function logCut(request: FastifyRequest, reply: FastifyReply) {
  const { headersSent, writableFinished } = reply.raw;
  if (writableFinished) return;
  const status = headersSent ? { status: reply.statusCode } : {};
  request.log.info({ ...describe(request, reply), ...status }, 'cut');
}
