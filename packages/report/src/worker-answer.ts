/** What the child process says to the pool; it gets a ReportInput for each job. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'pdf'; pdf: Uint8Array; residentBytes: number }
  | { kind: 'error'; message: string; diagnostics: readonly string[] };
