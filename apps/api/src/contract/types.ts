import type { operations } from '@odu/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Encoding } from '../http/compression/encoding.ts';
import type { Answer, Binary, Download, EncodedJson, NotModified } from './answers.ts';

export type Operations = operations;
export type OperationId = keyof Operations;

type Property<T, Key extends string> = T extends { [K in Key]?: infer Value }
  ? Exclude<Value, undefined>
  : never;
type OrEmpty<T> = [T] extends [never] ? Record<never, never> : T;
type Parameters<Op, Where extends string> = OrEmpty<Property<Property<Op, 'parameters'>, Where>>;
type Content<T, MediaType extends string> = Property<Property<T, 'content'>, MediaType>;

type SuccessStatus = 200 | 201 | 202;
type Responses<Op> = Property<Op, 'responses'>;
type Successes<Op> = Responses<Op>[SuccessStatus & keyof Responses<Op>];
type SuccessBody<Op> = Successes<Op> extends infer Success ? Content<Success, 'application/json'> : never;
type Has<Op, MediaType extends string> = [Content<Successes<Op>, MediaType>] extends [never] ? false : true;

/** Who calls: the account and its session; `isDelegated` when a delegate signed in for it (decision B7). */
export type Caller = { accountId: string; sessionId: string; isDelegated: boolean };

/** What a handler receives: the request as the contract types it, already checked. */
export type HandlerContext<Op> = {
  path: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  /** By the names of the contract: `headers['If-Match']`. */
  headers: Parameters<Op, 'header'>;
  body: Content<Property<Op, 'requestBody'>, 'application/json'>;
  /** Throws for a public operation, which has no caller. */
  readonly caller: Caller;
  ip: string;
  /** How the client takes an answer that is kept encoded. */
  encoding: Encoding;
  /** As the browser sent it. */
  cookieHeader: string | undefined;
  requestId: string;
  log: FastifyBaseLogger;
};

/**
 * What a handler may answer: the body of the contract, or one with its status and headers, or one that is written already
 * (which tests alone compare with the contract); nothing, or headers alone, for 204.
 */
export type HandlerResult<Op> =
  | ([SuccessBody<Op>] extends [never] ? void | Answer<undefined> : SuccessBody<Op> | Answer<SuccessBody<Op>>)
  | ([SuccessBody<Op>] extends [never] ? never : EncodedJson)
  | (304 extends keyof Responses<Op> ? NotModified : never)
  | (Has<Op, 'application/pdf'> extends true ? Binary : never)
  | (Has<Op, 'application/zip'> extends true ? Download : never);

export type Handler<Id extends OperationId> = (
  context: HandlerContext<Operations[Id]>,
) => Promise<HandlerResult<Operations[Id]>>;

/** Handlers by operationId. */
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };
