import type { Problem, ProblemError } from './types.ts';

export interface ApiErrorDetails {
  /** The French sentence of the server; empty when it gave none. */
  message?: string;
  /** What is wrong with which field. */
  errors?: readonly ProblemError[];
  /** What to quote to the support. */
  requestId?: string;
  /** Seconds to wait, from `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failed call: the HTTP status (0 when no answer was received) and what the server said about it. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ProblemError[];
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, details: ApiErrorDetails = {}) {
    super(details.message ?? '', { cause: details.cause });
    this.name = 'ApiError';
    this.status = status;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

const isProblem = (body: unknown): body is Partial<Problem> => typeof body === 'object' && body !== null;

/** Makes the error of an answer that failed; a body that is no problem+json (a proxy's page) is ignored. */
function toApiError(response: Response, body: unknown): ApiError {
  const problem = isProblem(body) ? body : {};
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError(response.status, {
    ...(typeof problem.message === 'string' && { message: problem.message }),
    ...(Array.isArray(problem.errors) && { errors: problem.errors }),
    ...(typeof problem.requestId === 'string' && { requestId: problem.requestId }),
    ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
  });
}

async function receive<Data>(call: Promise<Answer<Data>>): Promise<{ data: Data; response: Response }> {
  let answer: Answer<Data>;
  try {
    answer = await call;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    // An abort is the caller's own wish, and a DOMException.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    // fetch fails with a TypeError without network; a captive portal's page is a SyntaxError.
    throw new ApiError(0, { cause });
  }
  if (!answer.response.ok) throw toApiError(answer.response, answer.error);
  // openapi-fetch types data as optional because of the failures that left just above.
  return { data: answer.data as Data, response: answer.response };
}

/** Waits for a call and gives its data (undefined for a 204), or throws an `ApiError`. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  return (await receive(call)).data;
}

/** As `unwrap`, with the `ETag` to send in the next write's `If-Match`. */
export async function unwrapWithEtag<Data>(
  call: Promise<Answer<Data>>,
): Promise<{ data: Data; etag: string | null }> {
  const { data, response } = await receive(call);
  return { data, etag: response.headers.get('ETag') };
}
