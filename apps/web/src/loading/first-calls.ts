import { isFreshToken, toAuthorization, toCommonHeaders } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';

type FirstCall = {
  readonly authorization: string;
  /** In epoch milliseconds. */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
  readonly giveUp: AbortController;
};

/** An answer that waited longer, in a tab that the machine had put to sleep, is no news. */
const LONGEST_AGE_MS = 30_000;

declare global {
  /** The first calls that nobody has taken yet, by address. The script that sends them and the application are two builds. */
  var oduFirstCalls: Map<string, FirstCall> | undefined;
}

/**
 * Sends the calls that a signed-in page begins with (`/api/duerp/list`) while the application is still coming, as it would send
 * them. Nothing is sent with a token that the application would have to renew first.
 */
export function sendFirstCalls(calls: readonly string[], token: string | null): void {
  if (token === null || !isFreshToken(token, Date.now(), localStorage)) return;
  const authorization = toAuthorization(token);
  const headers = { ...toCommonHeaders(INTERFACE_VERSION), Authorization: authorization };
  globalThis.oduFirstCalls = new Map(
    calls.map((call) => {
      const giveUp = new AbortController();
      const answer = fetch(call, { headers, signal: giveUp.signal });
      // Who takes it hears of a failure; where nobody does, it is none.
      answer.catch(() => {});
      const first = { authorization, sentAt: Date.now(), answer, giveUp };
      return [new URL(call, location.href).href, first];
    }),
  );
}

/**
 * The `fetch` of the application: a call that the page was begun with takes its answer, once and for the same account, and is
 * sent anew where that one failed or is old. Any other is sent.
 */
export async function fetchOrTake(request: Request): Promise<Response> {
  const first = globalThis.oduFirstCalls?.get(request.url);
  const isSame = request.method === 'GET' && first?.authorization === request.headers.get('Authorization');
  if (first === undefined || !isSame || Date.now() - first.sentAt > LONGEST_AGE_MS) return fetch(request);
  globalThis.oduFirstCalls?.delete(request.url);
  const { signal } = request;
  signal.addEventListener('abort', () => first.giveUp.abort(signal.reason), { once: true });
  // Of a call that was given up, it throws the reason.
  return first.answer.catch(() => fetch(request));
}

/** The page is there: what nobody took would be old. */
export function endFirstCalls(): void {
  for (const { giveUp } of globalThis.oduFirstCalls?.values() ?? []) giveUp.abort();
  globalThis.oduFirstCalls = undefined;
}
