import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/engines/engine.ts';
import { type Leave, type Lines, tooManyAtOnce } from '../../services/pacing/lines.ts';
import {
  asPatient,
  Patience,
  type PatienceLimits,
  patienceOfCall,
  WaitedTooLong,
} from '../../services/pacing/patience.ts';

declare module 'fastify' {
  interface FastifyRequest {
    leaveLine: Leave | undefined;
    /** False once the database did not serve it. */
    isServed: boolean;
  }
}

/**
 * The lines of a server, one for each account. The database has ten connections for everybody: an account holds eight of them
 * at most, three by its calls, two by files that are kept, two by PDFs, before and after the engine makes them, one by a big
 * body, which has a line of its own (`paced-calls.ts`).
 */
export const AT_ONCE = { calls: 3, files: 2, pdfs: 2 } as const;

/** What is there already does not wait behind what is being made. */
const KEPT_FILES = new Set([
  'downloadVersion',
  'downloadArchivedVersion',
  'downloadInvoice',
  'exportAccountData',
]);

/** Whether the file that an operation answers is kept, and not made for it. */
export const isKeptFile = (operationId: string): boolean => KEPT_FILES.has(operationId);

/** A page asks for some ten things at once; sixty demonstrations are an account's limit. */
export const MAX_WAITING = 100;

/** Waits for a place among the calls of `owner`; it is given back with the answer. */
export async function enterLine(request: FastifyRequest, lines: Lines, owner: string): Promise<void> {
  const enter = () => lines.enter(owner, patienceOfCall()?.waiting);
  const { waitingTime } = request;
  // Counted with what it waits for the database: a call is answered in time, whatever it waits for.
  request.leaveLine = await (waitingTime === undefined ? enter() : waitingTime.count(enter, 0));
}

/** Waits for a place among the calls of the caller's account. */
export const makeEnterLine =
  (lines: Lines) =>
  async (request: FastifyRequest): Promise<void> => {
    const { caller } = request;
    if (caller !== undefined) await enterLine(request, lines, caller.accountId);
  };

/** Waits for a place among the files of the caller's account: kept ones, or else those that the engine makes. */
export function makeEnterFiles(lines: Lines, { isKept }: { isKept: boolean }) {
  const enterKept = makeEnterLine(lines);
  return async (request: FastifyRequest): Promise<void> => {
    const { caller } = request;
    if (isKept)
      await enterKept(request).catch((error: unknown) => {
        throw error instanceof WaitedTooLong ? tooManyAtOnce() : error;
      });
    // What the engine takes says nothing of the database: it is not counted with what the call may wait for that one.
    else if (caller !== undefined)
      request.leaveLine = await lines.enter(caller.accountId, patienceOfCall()?.waiting);
  };
}

/** Gives a call that answers a file its patience, from when its request is read whole. */
export const makeBePatient =
  (limits: PatienceLimits) =>
  ({ raw }: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const patience = new Patience(limits);
    if (raw.socket.destroyed) patience.leave();
    else
      reply.raw.once('close', () => {
        if (reply.raw.writableFinished) patience.end();
        else patience.leave();
      });
    asPatient(patience, done);
  };

/** Gives each place back when its answer is made, or has been streamed, or when the caller has gone. */
export function registerOwnLines(app: FastifyInstance): void {
  app.decorateRequest('leaveLine', undefined);
  app.decorateRequest('isServed', true);
  app.addHook('onError', async (request, _reply, error) => {
    if (isUnavailable(error)) request.isServed = false;
  });
  app.addHook('onSend', ({ leaveLine, isServed }, reply, payload, done) => {
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    const outcome = isRefused ? 'refused' : 'served';
    const isMade =
      payload === undefined ||
      payload === null ||
      typeof payload === 'string' ||
      payload instanceof Uint8Array;
    if (isMade) leaveLine?.(isServed ? outcome : 'unserved');
    // Fastify calls `onResponse` for no answer that ends half-way.
    else if (leaveLine !== undefined) finished(reply.raw, () => leaveLine());
    done();
  });
  app.addHook('onResponse', ({ leaveLine }, _reply, done) => {
    leaveLine?.();
    done();
  });
}
