import { ApiError } from '@odu/api-contract';
import { formatApiError, UNKNOWN_ERROR_MESSAGE } from '@odu/domain';

/** A failure whose message is written for the user. */
export class ExplainedError extends Error {}

/** The French text of a failure: its own or the server's message, else the one of its status. */
export const describeError = (error: unknown): string => {
  if (error instanceof ExplainedError) return error.message;
  return error instanceof ApiError ? formatApiError(error.status, error.message) : UNKNOWN_ERROR_MESSAGE;
};

/** To wait: tells all that there is to tell. */
const TELLS_ALL = 429;

/** Whether more is known than that the call failed: the server's words, no connection, to wait, or a fault of the server, of which the catalogue speaks beside the screen (decision B12). The end of a session (401) is told in its own place. */
const isExplained = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== 401 &&
  (error.message !== '' || error.status >= 500 || error.status === 0 || error.status === TELLS_ALL);

/** The text of a failed call that has its own sentence (specification 1, section 8): `text`, then on its own line what is known beside it; when asked to wait (429), that alone. */
export const describeErrorAs = (error: unknown, text: string): string => {
  if (!isExplained(error)) return text;
  const why = describeError(error);
  return readErrorStatus(error) === TELLS_ALL ? why : `${text}\n${why}`;
};

/** The server's words about a failed call, which say what to do, else as `describeErrorAs`. */
export const quoteErrorOr = (error: unknown, text: string): string =>
  isExplained(error) && readErrorMessage(error) !== '' ? describeError(error) : describeErrorAs(error, text);

const readErrorMessage = (error: unknown): string => (error instanceof ApiError ? error.message : '');

/** The text of a failed call that has its own, and on its own line what is known beside it, also when asked to wait (429). */
export const tellErrorAs = (error: unknown, text: string): string =>
  isExplained(error) ? `${text}\n${describeError(error)}` : text;

/** The HTTP status of a failed call, undefined for any other failure. */
export const readErrorStatus = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
