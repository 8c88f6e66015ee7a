import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer, Binary, Download, EncodedJson, NotModified } from './answers.ts';
import { type Encoding, readEncoding } from '../http/compression/encoding.ts';
import { toLimitedAddress } from '../http/limits/limited-address.ts';
import { isKeptFile, makeBePatient, makeEnterFiles, makeEnterLine } from '../http/limits/own-lines.ts';
import { awaitTurn, enterPaced, isPacedOperation, refuseAtPace } from '../http/limits/paced-calls.ts';
import { makeAdmit, type UnreadAnswers } from '../http/limits/unread-answers.ts';
import type { Lines } from '../services/pacing/lines.ts';
import type { PatienceLimits } from '../services/pacing/patience.ts';
import type { Pacing } from '../services/pacing/pacing.ts';
import { bodyLimitOf } from './body-limit.ts';
import { listOperations, type ContractOperation, type OpenApiDocument } from '@odu/api-contract/document';
import { makeIsCostly } from './parse-cost.ts';
import { Problem } from './problem.ts';
import { type CheckedRequest, makeRequestChecker, NOT_VALID } from './request-checker.ts';
import { makeResponseChecker } from './response-checker.ts';
import { makeSchemaCompiler } from './schema-compiler.ts';
import type { Caller } from './types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
    /** Milliseconds of a clock that never goes back. */
    identifiedAt: number;
  }
}

type ErasedContext = CheckedRequest & {
  readonly caller: Caller;
  /** As limits by address count it. */
  readonly ip: string;
  readonly encoding: Encoding;
  cookieHeader: string | undefined;
  requestId: string;
  log: FastifyRequest['log'];
};
type ErasedHandler = (context: ErasedContext) => Promise<unknown>;

type Options = {
  document: OpenApiDocument;
  /** `Handlers`, whose types each operation narrows: the routes below only know them by name. */
  handlers: object;
  authenticate: (request: FastifyRequest, operation: ContractOperation) => Promise<Caller>;
  pacing: Pacing;
  /** How many calls of one account are worked for together: those that answer JSON, a file that is kept, or one that is made. */
  lines: { calls: Lines; files: Lines; pdfs: Lines };
  /** How long those that answer a file wait. */
  patience: PatienceLimits;
  unread: UnreadAnswers;
  /** In tests: compare every answer with the contract. */
  checkResponses: boolean;
};

/** Who holds back a body, or waits in line, for longer is identified again before anything is done: the session may have ended. */
const IDENTIFIED_MS = 250;

/** Gives every operation of the contract its route. Throws at once when a handler is missing or not in the contract. */
export function registerContract(app: FastifyInstance, options: Options): void {
  const operations = listOperations(options.document);
  const handlers = new Map(Object.entries(options.handlers) as [string, ErasedHandler][]);
  refuseUnknownHandlers(operations, handlers);

  const compiler = makeSchemaCompiler(options.document);
  // Otherwise a body sent as text/plain would arrive as a string that escapes the JSON schema.
  app.removeContentTypeParser('text/plain');
  acceptJson(app, makeIsCostly(options.document));
  app.decorateRequest('caller', undefined);
  app.decorateRequest('identifiedAt', 0);
  // Requests are checked here, and answers are typed: Fastify's own schemas are not used.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);

  const enterCalls = makeEnterLine(options.lines.calls);
  const enterFiles = makeEnterFiles(options.lines.files, { isKept: true });
  const enterPdfs = makeEnterFiles(options.lines.pdfs, { isKept: false });
  const bePatient = makeBePatient(options.patience);
  const admit = makeAdmit(options.unread);
  for (const operation of operations) {
    const handler = handlers.get(operation.id);
    if (handler === undefined) throw new Error(`${operation.id} has no handler`);
    const checkRequest = makeRequestChecker(operation, compiler);
    const checkResponse = options.checkResponses ? makeResponseChecker(operation, compiler) : undefined;
    const isPaced = !operation.isPublic && isPacedOperation(operation);
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.url,
      config: { operationId: operation.id },
      // It would do all the work of the GET, a PDF or an export too, for headers that nobody asks for.
      exposeHeadRoute: false,
      bodyLimit: bodyLimitOf(operation, options.document),
      ...(operation.carriesSecrets && { compress: false }),
      onRequest: async (request, reply) => {
        if (operation.isPublic) return;
        const { pacing } = options;
        const getSender = () => toLimitedAddress(request.ip);
        request.caller = await refuseAtPace(request, reply, { pacing, getSender }, () =>
          options.authenticate(request, operation),
        );
        request.identifiedAt = performance.now();
        if (isPaced) await enterPaced(request, reply, pacing);
      },
      ...(isPaced && { preValidation: awaitTurn }),
      ...(!operation.isPublic && {
        preHandler: [
          ...(isPaced ? [enterCalls] : [bePatient, isKeptFile(operation.id) ? enterFiles : enterPdfs]),
          admit,
          async (request: FastifyRequest) => {
            if (performance.now() - request.identifiedAt > IDENTIFIED_MS)
              request.caller = await options.authenticate(request, operation);
          },
        ],
      }),
      ...(checkResponse && {
        onSend: async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
          checkResponse(reply, payload);
          return payload;
        },
      }),
      handler: async (request, reply) => {
        const result = await handler(makeContext(request, checkRequest(request)));
        return sendResult(reply, result);
      },
    });
  }
}

/**
 * The interface sends `Content-Type: application/json` with every call, those without a body too. Bytes that are no text are
 * refused: decoded, they would be replaced by a character that nobody wrote. So is what would hold everybody while it is parsed.
 */
function acceptJson(app: FastifyInstance, isCostly: (text: string) => boolean) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.turn?.receive(body.length);
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) return done(new Problem(400, { message: 'La requête envoyée contient une erreur.' }));
    const text = body.toString();
    if (isCostly(text)) return done(new Problem(400, { message: NOT_VALID }));
    void parseJson(request, text, done);
  });
}

function refuseUnknownHandlers(operations: ContractOperation[], handlers: Map<string, unknown>) {
  const ids = new Set(operations.map(({ id }) => id));
  for (const id of handlers.keys())
    if (!ids.has(id)) throw new Error(`the handler ${id} is not in the contract`);
}

function makeContext(request: FastifyRequest, checked: CheckedRequest): ErasedContext {
  return {
    ...checked,
    get caller() {
      if (request.caller === undefined) throw new Error('a public operation has no caller');
      return request.caller;
    },
    get ip() {
      return toLimitedAddress(request.ip);
    },
    get encoding() {
      return readEncoding(request);
    },
    cookieHeader: request.headers.cookie,
    requestId: request.id,
    log: request.log,
  };
}

function sendResult(reply: FastifyReply, result: unknown) {
  // Answers are personal: no shared cache, no back-button copy after a logout.
  void reply.header('cache-control', 'no-store');
  if (result === undefined) return reply.code(204).send();
  if (result instanceof Binary)
    return reply.headers(result.headers).type(result.contentType).send(Buffer.from(result.bytes));
  if (result instanceof Download)
    return reply.headers(result.headers).type(result.contentType).send(Readable.from(result.bytes));
  if (result instanceof NotModified) return reply.code(304).headers(result.headers).send();
  if (result instanceof EncodedJson) return sendEncoded(reply, result);
  if (result instanceof Answer) return reply.code(result.status).headers(result.headers).send(result.body);
  return reply.send(result);
}

function sendEncoded(reply: FastifyReply, { bytes, encoding, headers }: EncodedJson) {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .headers({ vary: 'accept-encoding', ...headers })
    .type('application/json; charset=utf-8')
    .send(bytes);
}
