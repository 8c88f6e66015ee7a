export { ApiError, unwrap, unwrapWithEtag } from './api-error.ts';
export { createApiClient, toCommonHeaders, type ApiClient } from './create-api-client.ts';
export type { components, operations, paths } from './schema.gen.ts';
export { toAuthorization } from './session-middleware.ts';
export { ACCESS_TOKEN_KEY, createSession, isFreshToken, type Session } from './session.ts';
export * from './types.ts';
