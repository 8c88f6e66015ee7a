import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem, PROBLEM_TYPE, sendProblem, toUnreadableBody } from '../contract/problem.ts';
import { REQUEST_ID } from './request-log.ts';
import { headersOfBareAnswer } from './security-headers.ts';

/** Node's reasons to give up a request that it could not read; any other is a 400. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A request's first lines are a few packets, and a connection is opened to send them: even a slow phone needs a second or two. */
const HEADERS_MS = 15_000;
/** How often Node looks for connections that are late. */
const CHECK_MS = 5_000;

type Site = Pick<Config, 'baseUrl'>;

const makeBareAnswer = (site: Site, status: number) => {
  const requestId = randomUUID();
  const body = JSON.stringify(toUnreadableBody(status, requestId));
  const headers = {
    ...headersOfBareAnswer(site),
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    [REQUEST_ID]: requestId,
  };
  return { headers, body };
};

/** Whoever does not close his side after the last answer keeps it for so long. */
const LINGER_MS = 2_000;

function endSocket(site: Site, socket: Socket, status: number, more: Record<string, string> = {}): void {
  const { headers: own, body } = makeBareAnswer(site, status);
  const headers = { ...own, ...more };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** A caller for whom there is no place now: 503, before a request is read. */
export function refuseConnection(site: Site, socket: Socket): void {
  socket.on('error', () => socket.destroy());
  endSocket(site, socket, 503, { 'retry-after': '2' });
}

/** Somebody opens the address in a browser, which would show what answers a call as it is. */
const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true && !/^\/api(\/|$)/.test(url);

/** Fastify's options for what fails before any route: the answers are the contract's, with the security headers; an address that cannot be read leads a visit to `/`, as any that is not known (specification 1, section 2). */
export const answerProtocolErrors = (site: Site) => ({
  http: {
    // Node's own answer has no header of ours: `refuseOddRequests` asks for it.
    requireHostHeader: false,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_MS,
  },
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ ...headersOfBareAnswer(site), [REQUEST_ID]: request.id });
    if (error.code === 'FST_ERR_BAD_URL' && isVisit(request)) void reply.redirect('/');
    else void sendProblem(error, request, reply);
  },
  clientErrorHandler({ code }: NodeJS.ErrnoException, socket: Socket) {
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endSocket(site, socket, STATUS_OF[code ?? ''] ?? 400);
  },
});

/** One name of the host for HTTP/1.1 (RFC 9112, 3.2), and no body that a proxy may read in another way than we do. */
function requirePlainRequest({ raw, headers }: FastifyRequest): void {
  // It was told already that there is no place: what it sent meanwhile is not done.
  if (raw.socket.writableEnded) throw new Problem(503);
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (raw.httpVersion === '1.1' && hosts.length !== 1)
    throw new Problem(400, { message: 'La requête envoyée contient une erreur.' });
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Problem(415, { message: 'La requête envoyée contient une erreur.' });
}

/** Answers in the contract's form what Node would answer, or cut, by itself: no host, or two; `Expect`; `CONNECT`. */
export function refuseOddRequests(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', (request, reply, done) => {
    requirePlainRequest(request);
    // PostgreSQL takes no NUL in a text.
    if (!request.url.includes('%00')) done();
    else if (isVisit(request)) void reply.redirect('/');
    else throw new Problem(400, { message: 'La requête envoyée contient une erreur.' });
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = makeBareAnswer(site, 417);
    response.writeHead(417, headers).end(body);
  });
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    endSocket(site, socket, 405);
  });
}
