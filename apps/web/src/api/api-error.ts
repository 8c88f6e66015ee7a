import { ApiError } from '@odu/api-contract';
import { formatApiError, UNKNOWN_ERROR_MESSAGE } from '@odu/domain';

/** The French text of a failed call: the server's own message, else the one of its status. */
export const describeError = (error: unknown): string =>
  error instanceof ApiError ? formatApiError(error.status, error.message) : UNKNOWN_ERROR_MESSAGE;

/** The text of a failed call that has its own: `text`, unless the server asks to wait (429). */
export const describeErrorAs = (error: unknown, text: string): string =>
  readErrorStatus(error) === 429 ? describeError(error) : text;

/** The server's own words about a failed call, else `text`. */
export const quoteErrorOr = (error: unknown, text: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : text;

/** The HTTP status of a failed call, undefined for any other failure. */
export const readErrorStatus = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
