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

/** The same for a toast, which says that the words are about an error (« Erreur : … »). */
export const tellErrorOr = (error: unknown, text: string): string =>
  error instanceof ApiError && error.message !== '' ? describeError(error) : describeErrorAs(error, text);

/** The HTTP status of a failed call, undefined for any other failure. */
export const readErrorStatus = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
