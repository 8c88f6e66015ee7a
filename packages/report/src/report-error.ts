export type ReportErrorCode =
  | 'QUEUE_FULL'
  | 'OWN_QUEUE_FULL'
  | 'TIMEOUT'
  | 'OUT_OF_MEMORY'
  | 'WORKER_DIED'
  | 'COMPILE_FAILED'
  | 'CLOSED';

/** Why a report was not made; `diagnostics` are the engine's lines, which may quote a user's text. */
export class ReportError extends Error {
  readonly code: ReportErrorCode;
  readonly diagnostics: readonly string[];

  constructor(code: ReportErrorCode, message: string, diagnostics: readonly string[] = []) {
    super(message);
    this.name = 'ReportError';
    this.code = code;
    this.diagnostics = diagnostics;
  }
}
