import { ApiError } from '@odu/api-contract';

/** The fields that the server refused (422), with its messages: `/body/userMessage` is the field `userMessage`. */
export const readFieldErrors = (error: unknown): [string, string][] =>
  error instanceof ApiError
    ? error.errors.map(({ path, message }) => [path.replace(/^\/(?:body\/)?/, ''), message])
    : [];
