import { ApiError } from '@odu/api-contract';
import { formatApiError, UNKNOWN_ERROR_MESSAGE } from '@odu/domain';

/** The French text of a failed call: the server's own message, else the one of its status. */
export const describeError = (error: unknown): string =>
  error instanceof ApiError ? formatApiError(error.status, error.message) : UNKNOWN_ERROR_MESSAGE;

/** The HTTP status of a failed call, undefined for any other failure. */
export const readErrorStatus = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
