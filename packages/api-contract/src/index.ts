export { ApiError, unwrap, unwrapWithEtag } from './api-error.ts';
export { createApiClient, type ApiClient } from './create-api-client.ts';
export type { components, operations, paths } from './schema.gen.ts';
export { ACCESS_TOKEN_KEY, createSession, type Session } from './session.ts';
export * from './types.ts';
