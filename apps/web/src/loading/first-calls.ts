import { isFreshToken, toAuthorization, toCommonHeaders } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';

type FirstCall = { readonly authorization: string; readonly answer: Promise<Response> };

declare global {
  /** The first calls that nobody has taken yet, by address. The script that sends them and the application are two builds. */
  var oduFirstCalls: Map<string, FirstCall> | undefined;
}

/**
 * Sends the calls that a signed-in page begins with (`/api/duerp/list`) while the application is still coming, as it would send
 * them. Nothing is sent with a token that the application would have to renew first.
 */
export function sendFirstCalls(calls: readonly string[], token: string | null): void {
  if (token === null || !isFreshToken(token, Date.now())) return;
  const authorization = toAuthorization(token);
  const headers = { ...toCommonHeaders(INTERFACE_VERSION), Authorization: authorization };
  globalThis.oduFirstCalls = new Map(
    calls.map((call) => {
      const answer = fetch(call, { headers });
      // Who takes it hears of a failure; where nobody does, it is none.
      answer.catch(() => {});
      return [new URL(call, location.href).href, { authorization, answer }];
    }),
  );
}

/**
 * The `fetch` of the application: a call that the page was begun with takes its answer, once and for the same account, and is
 * sent anew where that one failed. Any other is sent.
 */
export async function fetchOrTake(request: Request): Promise<Response> {
  const first = globalThis.oduFirstCalls?.get(request.url);
  const isSame = request.method === 'GET' && first?.authorization === request.headers.get('Authorization');
  if (first === undefined || !isSame) return fetch(request);
  globalThis.oduFirstCalls?.delete(request.url);
  const { signal } = request;
  signal.throwIfAborted();
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([first.answer.catch(() => fetch(request)), ended]);
}

/** The page is there: what nobody took would be old. */
export const endFirstCalls = (): void => {
  globalThis.oduFirstCalls = undefined;
};
