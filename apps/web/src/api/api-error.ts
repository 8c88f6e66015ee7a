import { ApiError } from '@odu/api-contract';
import { formatApiError, UNKNOWN_ERROR_MESSAGE } from '@odu/domain';

/** A failure whose message is written for the user. */
export class ExplainedError extends Error {}

/** The French text of a failure: its own or the server's message, else the one of its status. */
export const describeError = (error: unknown): string => {
  if (error instanceof ExplainedError) return error.message;
  return error instanceof ApiError ? formatApiError(error.status, error.message) : UNKNOWN_ERROR_MESSAGE;
};

/** The text of a failed call that has its own: `text`, unless there is no connection or the server asks to wait (429). */
export const describeErrorAs = (error: unknown, text: string): string =>
  [0, 429].includes(readErrorStatus(error) ?? -1) ? describeError(error) : text;

/** The server's own words about a failed call, else `text`, unless there is no connection. */
export const quoteErrorOr = (error: unknown, text: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : describeErrorAs(error, text);

/** The text of a failed call that has its own, and what is known beside it: the server's words, no connection, or to wait (429). */
export const tellErrorAs = (error: unknown, text: string): string =>
  error instanceof ApiError && (error.message !== '' || [0, 429].includes(error.status))
    ? `${text}. ${describeError(error)}`
    : text;

/** The HTTP status of a failed call, undefined for any other failure. */
export const readErrorStatus = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
