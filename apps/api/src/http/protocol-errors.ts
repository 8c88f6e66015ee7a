import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { PROBLEM_TYPE, sendProblem, toUnreadableBody } from '../contract/problem.ts';
import { REQUEST_ID } from './request-log.ts';
import { headersOfBareAnswer } from './security-headers.ts';

/** Node's reasons to give up a request that it could not read; any other is a 400. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Fastify's options for what fails before any route: the answers are the contract's, with the security headers. */
export const answerProtocolErrors = (config: Pick<Config, 'baseUrl'>) => ({
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ ...headersOfBareAnswer(config), [REQUEST_ID]: request.id });
    void sendProblem(error, request, reply);
  },
  clientErrorHandler({ code }: NodeJS.ErrnoException, socket: Socket) {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[code ?? ''] ?? 400;
    const requestId = randomUUID();
    const body = JSON.stringify(toUnreadableBody(status, requestId));
    const headers = {
      ...headersOfBareAnswer(config),
      'content-type': PROBLEM_TYPE,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      [REQUEST_ID]: requestId,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  },
});
