import type { Middleware } from 'openapi-fetch';
import type { RefreshTokens, Session } from './session.ts';

/** Calls that the specification marks public carry no token. */
export const isPublicCall = (schemaPath: string) => schemaPath.startsWith('/api/public/');

/** How a call says whose it is. */
export const toAuthorization = (token: string) => `Bearer ${token}`;

const authorize = (request: Request, token: string) =>
  request.headers.set('Authorization', toAuthorization(token));

/** Signs every call that is not public, and after a 401 tries once more with a new token (specification 1, §4). */
export function createSessionMiddleware(session: Session, refresh: RefreshTokens): Middleware {
  const retries = new WeakMap<Request, { request: Request; token: string }>();
  return {
    async onRequest({ request, schemaPath }) {
      if (isPublicCall(schemaPath)) return;
      const token = await session.getFreshAccessToken(refresh);
      authorize(request, token);
      // A body can be read once only: the copy keeps it for the second try.
      retries.set(request, { request: request.clone(), token });
    },
    async onResponse({ request, response, options }) {
      const retry = retries.get(request);
      if (response.status !== 401 || retry === undefined) return undefined;
      const token = await session.replaceAccessToken(retry.token, refresh);
      authorize(retry.request, token);
      // Taken out of its object: a browser's fetch refuses to be called as the method of anything.
      const { fetch } = options;
      const secondResponse = await fetch(retry.request);
      if (secondResponse.status === 401) session.forceLogout();
      return secondResponse;
    },
  };
}
