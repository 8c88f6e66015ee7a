export { ApiError, unwrap, unwrapWithEtag } from './api-error.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';
export type { components, operations, paths } from './schema.gen.ts';
export {
  ACCESS_TOKEN_KEY,
  createSession,
  REFRESH_MARGIN_MS,
  type Session,
  type SessionLocks,
  type SessionOptions,
  type SessionStorage,
} from './session.ts';
export * from './types.ts';
