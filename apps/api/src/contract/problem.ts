import { STATUS_CODES } from 'node:http';
import { API_ERROR_MESSAGES } from '@odu/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/engines/engine.ts';
import { AccountGone } from '../repositories/account/account-gone.ts';

export type FieldError = { path: string; message: string };

type Options = {
  message?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** A fault behind it, which nobody expected: for the log. */
  cause?: unknown;
};

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Enough to mend a form; a body with a thousand wrong items gets no answer of a thousand lines. */
const MAX_ERRORS = 20;
/** A path holds names that the request chose. */
const MAX_PATH_LENGTH = 200;
const shorten = ({ path, message }: FieldError) => ({ path: path.slice(0, MAX_PATH_LENGTH), message });

/** An expected failure: becomes `application/problem+json` (RFC 9457, decision B12). `message` is French, for the person. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  /** Absent: the client shows its own sentence for the status. */
  readonly userMessage: string | undefined;

  constructor(status: number, { message, errors, headers = {}, cause }: Options = {}) {
    super(message ?? STATUS_CODES[status] ?? 'Error', cause === undefined ? {} : { cause });
    this.status = status;
    this.userMessage = message;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The shared sentence of a status without its number in front: the client writes `Erreur : {message}`. */
const describeStatus = (status: number) =>
  (API_ERROR_MESSAGES[status] ?? API_ERROR_MESSAGES[status < 500 ? 400 : 500] ?? '').replace(/^\(\d+\) /, '');

/** The 401 of decision B11. */
export const sessionExpired = (): Problem =>
  new Problem(401, { message: 'Votre session a expiré, veuillez vous reconnecter.' });

/** The server cannot answer now: to be asked again after so many seconds. */
export const serverUnavailable = (retryAfter: number): Problem =>
  new Problem(503, { message: describeStatus(503), headers: { 'retry-after': String(retryAfter) } });

/** What a thrown error tells the person: Fastify's own refusals (bad JSON, body too large…) keep their status, never their English message. */
export function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof AccountGone) return sessionExpired();
  if (isUnavailable(error)) return serverUnavailable(2);
  const status = error.statusCode ?? 500;
  // Nobody can act on what nobody expected: each screen has its own sentence for it (decision B12).
  return new Problem(status, status < 500 ? { message: describeStatus(status) } : {});
}

/** The answer of a failure, as the contract has it. */
const toBody = ({ status, userMessage, errors }: Problem, requestId: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  ...(userMessage !== undefined && { message: userMessage }),
  ...(errors !== undefined && { errors: errors.slice(0, MAX_ERRORS).map(shorten) }),
  requestId,
});

/** The answer of a request that could not even be read. */
export const toUnreadableBody = (status: number, requestId: string) =>
  toBody(new Problem(status, { message: describeStatus(status) }), requestId);

/** Logs as an error only what nobody expected. */
export function logFault(error: FastifyError | Problem, { status }: Problem, request: FastifyRequest): void {
  const fault = error instanceof Problem ? error.cause : error;
  if (status >= 500 && fault !== undefined) request.log.error({ err: fault }, 'unexpected error');
}

/** Sends any thrown error as problem+json. */
export function sendProblem(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  const { status, headers } = problem;
  logFault(error, problem, request);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(toBody(problem, request.id));
}
