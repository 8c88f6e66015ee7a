import type { AvisInput } from './avis/avis-input.ts';
import type { FactureInput } from './facture/facture-input.ts';
import type { ReportInput } from './report-input.ts';

/** What the pool asks of the child process, one at a time. */
export type WorkerJob =
  | { kind: 'report'; input: ReportInput }
  | { kind: 'extrait'; input: ReportInput; idUniteDeTravail: string }
  | { kind: 'facture'; input: FactureInput }
  | { kind: 'avis'; input: AvisInput };

/** What a job gives: the file, and the structured data of an invoice. */
export type WorkerResult = { pdf: Uint8Array; xml?: string };

/** What the child process says to the pool. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | ({ kind: 'pdf'; residentBytes: number } & WorkerResult)
  | { kind: 'error'; message: string; diagnostics: readonly string[] };
