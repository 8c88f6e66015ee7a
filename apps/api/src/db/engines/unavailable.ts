/** The database is cut, away, frozen or full: nothing is wrong with the request, which may be sent again. */
export class DatabaseUnavailable extends Error {
  /** The driver's code (SQLSTATE, `ECONNREFUSED`…): its message may repeat the address with the password. */
  readonly code: string;

  constructor(cause: unknown) {
    const code =
      typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'no answer';
    super(`the database is unavailable (${code})`, { cause });
    this.code = code;
  }
}
