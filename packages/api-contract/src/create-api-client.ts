import createClient, { type Client } from 'openapi-fetch';
import { unwrap } from './api-error.ts';
import type { paths } from './schema.gen.ts';
import { createSessionMiddleware } from './session-middleware.ts';
import type { RefreshTokens, Session } from './session.ts';

/** The typed client: `api.GET('/api/duerp/{id}', …)`, each call to be read through `unwrap`. */
export type ApiClient = Client<paths, `${string}/${string}`>;

/** What every call says, with or without a body (specification 1, §7); `frontendVersion` is the interface's. */
export const toCommonHeaders = (frontendVersion: string) => ({
  'Content-Type': 'application/json',
  'x-frontendversion': frontendVersion,
});

export interface ApiClientOptions {
  session: Session;
  /** The version of the interface, for `x-frontendversion`. */
  frontendVersion: string;
  /** The host of the API; empty for the page's own. */
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** Makes the client of every call: common headers, token, one refresh and one retry. */
export function createApiClient({
  session,
  frontendVersion,
  baseUrl = '',
  fetch,
}: ApiClientOptions): ApiClient {
  const options = {
    baseUrl,
    headers: toCommonHeaders(frontendVersion),
    ...(fetch && { fetch }),
  };
  const unsigned = createClient<paths>(options);
  const refresh: RefreshTokens = (body) => unwrap(unsigned.POST('/api/public/token/refresh', { body }));
  const api = createClient<paths>(options);
  api.use(createSessionMiddleware(session, refresh));
  return api;
}
