import { type ApiClient, unwrap } from '@odu/api-contract';

/** Reads the example document, the same for everybody; throws what the client throws. */
export const readExample = (api: ApiClient, signal: AbortSignal) =>
  unwrap(api.GET('/api/public/example', { signal }));
