import type { IncomingHttpHeaders } from 'node:http';
import type { ContractOperation } from '@odu/api-contract/document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { BIG_BYTES, type Pacing, type Turn } from '../../services/pacing/pacing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    turn: Turn | undefined;
  }
}

/** Its long part is the PDF, which waits in a line of its own, account by account. */
const IN_ANOTHER_LINE = new Set(['generateVersion']);

/** Whether the calls of an operation are paced: those that answer JSON. Files have limits and lines of their own. */
export const isPacedOperation = ({ id, responses }: ContractOperation): boolean =>
  !IN_ANOTHER_LINE.has(id) &&
  Object.entries(responses).every(
    ([status, { content = {} }]) =>
      !status.startsWith('2') || 'application/json' in content || Object.keys(content).length === 0,
  );

const sizeOfBody = ({ 'content-length': length, 'transfer-encoding': coding }: IncomingHttpHeaders) =>
  coding === undefined ? Number(length ?? 0) : undefined;

/**
 * Runs what may refuse a call (4xx) before its body is read: its sender, an account or an address, is told the refusals of big
 * ones at a pace. A fault (503) is told at once.
 */
export async function refuseAtPace<Decided>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { pacing, getSender }: { pacing: Pacing; getSender: () => string },
  decide: () => Decided | Promise<Decided>,
): Promise<Decided> {
  try {
    return await decide();
  } catch (refusal) {
    const bytes = sizeOfBody(headers) ?? Infinity;
    if (refusal instanceof Problem && refusal.status < 500 && bytes > BIG_BYTES) {
      const isKept = await pacing.awaitRefusal(getSender());
      if (!isKept) void reply.header('connection', 'close');
    }
    throw refusal;
  }
}

/** Gives a call of a signed-in account its turn, before its body is read. */
export async function enterPaced(
  request: FastifyRequest,
  reply: FastifyReply,
  pacing: Pacing,
): Promise<void> {
  const { caller, headers } = request;
  if (caller === undefined) return;
  const { accountId } = caller;
  request.turn = await refuseAtPace(request, reply, { pacing, getSender: () => accountId }, () =>
    pacing.enter(accountId, sizeOfBody(headers)),
  );
}

/** Waits for the turn of a call; nobody's call is not done. */
export const awaitTurn = async ({ turn, raw }: FastifyRequest): Promise<void> =>
  turn?.start(() => raw.socket.destroyed);

/** How much longer the text of a compressed answer is, about: a document that is made for one costs as much. */
const COMPRESSION = 10;

/** The bytes of an answer as it was made, whatever it was compressed to. */
export const sizeOfAnswer = (payload: unknown, contentEncoding: unknown): number => {
  if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return 0;
  return payload.length * (contentEncoding === undefined ? 1 : COMPRESSION);
};

/**
 * Ends each turn when its answer is made, however long the caller takes to receive it. Not when the caller goes away: the
 * work of a call that was received whole is done all the same.
 */
export function registerPacedCalls(app: FastifyInstance, pacing: Pacing): void {
  app.decorateRequest('turn', undefined);
  app.addHook('onSend', ({ turn }, reply, payload, done) => {
    turn?.end({
      status: reply.statusCode,
      bytes: sizeOfAnswer(payload, reply.getHeader('content-encoding')),
    });
    done();
  });
  app.addHook('onResponse', ({ turn }, { statusCode: status }, done) => {
    turn?.end({ status, bytes: 0 });
    done();
  });
  app.addHook('preClose', (done) => {
    pacing.release();
    done();
  });
}
