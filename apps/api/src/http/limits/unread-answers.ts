import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverUnavailable } from '../../contract/problem.ts';
import { tooManyAtOnce } from '../../services/pacing/lines.ts';
import { BIG_BYTES } from '../../services/pacing/pacing.ts';

/** Several versions of a great document: more than a browser asks for together, on however slow a line. */
export const MOST_OF_OWNER = 16 * 1024 * 1024;
/** What a small machine, of 1 GB, has beside the work itself. */
const MOST = 256 * 1024 * 1024;

type Options = { mostOfOwner?: number; most?: number };

/** What accounts were answered and have not read yet: a place among the calls is given back when the answer is made. */
export type UnreadAnswers = {
  /** Before an answer is made. Throws a 429 for an account that leaves much unread; makes room for it beside others, or throws a 503. */
  admit: (owner: string) => void;
  /** Counts an answer until it is read to its end, or its connection has gone. */
  add: (owner: string, bytes: number, answer: ServerResponse) => void;
};

type Unread = { bytes: number; answers: Map<ServerResponse, number> };

/**
 * Keeps whoever asks for files and reads none from filling the memory. When it is full for all, the account that leaves the
 * most unread loses the oldest of it: nobody is refused for what others hold.
 */
export function makeUnreadAnswers({ mostOfOwner = MOST_OF_OWNER, most = MOST }: Options = {}): UnreadAnswers {
  const ofOwner = new Map<string, Unread>();
  let total = 0;

  const remove = (owner: string, answer: ServerResponse) => {
    const unread = ofOwner.get(owner);
    const bytes = unread?.answers.get(answer);
    if (unread === undefined || bytes === undefined) return;
    unread.answers.delete(answer);
    unread.bytes -= bytes;
    total -= bytes;
    if (unread.answers.size === 0) ofOwner.delete(owner);
  };
  const makeRoomFor = (own: number) => {
    const [heaviest] = [...ofOwner].toSorted(([, a], [, b]) => b.bytes - a.bytes);
    const [oldest] = heaviest?.[1].answers.keys() ?? [];
    if (heaviest === undefined || oldest === undefined || heaviest[1].bytes <= own)
      throw serverUnavailable(5);
    remove(heaviest[0], oldest);
    oldest.destroy();
  };

  return {
    admit(owner) {
      const own = ofOwner.get(owner)?.bytes ?? 0;
      if (own >= mostOfOwner) throw tooManyAtOnce();
      while (total >= most) makeRoomFor(own);
    },
    add(owner, bytes, answer) {
      // What failed while it was sent is answered anew.
      remove(owner, answer);
      const unread = ofOwner.get(owner) ?? { bytes: 0, answers: new Map<ServerResponse, number>() };
      ofOwner.set(owner, unread);
      unread.answers.set(answer, bytes);
      unread.bytes += bytes;
      total += bytes;
      finished(answer, () => remove(owner, answer));
    },
  };
}

/** Refuses a call of a signed-in account that leaves too much unread. */
export const makeAdmit =
  (unread: UnreadAnswers) =>
  async ({ caller }: FastifyRequest): Promise<void> => {
    if (caller !== undefined) unread.admit(caller.accountId);
  };

/**
 * Counts each big answer of an account. A stream is made as it is read, and counts for nothing; nor does what anybody is
 * answered (`reference/api-reference.ts`, the example): it is the same bytes for all.
 */
export function registerUnreadAnswers(app: FastifyInstance, unread: UnreadAnswers): void {
  app.addHook('onSend', ({ caller }, { raw }, payload, done) => {
    const bytes = typeof payload === 'string' || payload instanceof Uint8Array ? payload.length : 0;
    if (caller !== undefined && bytes > BIG_BYTES) unread.add(caller.accountId, bytes, raw);
    done();
  });
}
