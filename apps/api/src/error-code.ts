/** The system's code of a failure (`ENOENT`, `EADDRINUSE`); empty for one that has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
