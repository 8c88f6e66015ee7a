import { NBSP } from '@odu/domain';
import {
  type AvisInput,
  createReportPool,
  type FactureInput,
  type FacturePdf,
  ReportError,
  type ReportErrorCode,
  type ReportInput,
  type ReportPoolOptions,
} from '@odu/report';
import { Problem } from '../../contract/problem.ts';
import { NotBegun, PDF_NOT_NOW as NOT_NOW, patienceOfCall } from '../pacing/patience.ts';
import type { Meters } from '../running/meters.ts';

export type Reports = {
  /**
   * Makes a PDF in a child process, one at a time for each account; a full queue is a 429 or a 503, a process that ended a 503.
   * For a call it is so within that call's patience.
   */
  render: (input: ReportInput, accountId: string) => Promise<Uint8Array>;
  /** Makes the PDF of one unit of a document that has it; as `render` otherwise. */
  renderExtrait: (input: ReportInput, idUniteDeTravail: string, accountId: string) => Promise<Uint8Array>;
  /** Makes the PDF of an invoice with its checked data; as `render` otherwise. */
  renderFacture: (input: FactureInput, accountId: string) => Promise<FacturePdf>;
  /** Makes the access notice of a document; as `render` otherwise. */
  renderAvis: (input: AvisInput, accountId: string) => Promise<Uint8Array>;
  /** Starts the engine ahead of the first report. */
  warmUp: () => Promise<void>;
  /** Whether a process of the engine lives; it starts one when there is none. */
  check: () => Promise<boolean>;
  close: () => Promise<void>;
};

const TOO_LARGE = `Le PDF n'a pas pu être préparé${NBSP}: ce document est trop volumineux pour la mémoire de ce serveur. Vos données sont bien enregistrées.`;
const OWN_QUEUE = `Plusieurs PDF de votre compte sont déjà en préparation${NBSP}: réessayez quand ils seront prêts.`;

type Answer = { status: number; message: string; retryAfter: string };

/** What the engine refuses is our fault, or a machine's: it goes into the log with its diagnostics. */
const FAULT: Answer = { status: 503, message: NOT_NOW, retryAfter: '60' };

const ANSWERS: Partial<Record<ReportErrorCode, Answer>> = {
  OWN_QUEUE_FULL: { status: 429, message: OWN_QUEUE, retryAfter: '15' },
  QUEUE_FULL: { status: 503, message: NOT_NOW, retryAfter: '15' },
  TIMEOUT: { status: 503, message: NOT_NOW, retryAfter: '15' },
  // The same document again would take as much.
  OUT_OF_MEMORY: { status: 503, message: TOO_LARGE, retryAfter: '60' },
  // Another process starts with the next report, in about a second.
  WORKER_DIED: { status: 503, message: NOT_NOW, retryAfter: '3' },
  CLOSED: { status: 503, message: NOT_NOW, retryAfter: '15' },
};

/** Refused before any process took it: what it counted as is given back. */
const NOT_BEGUN = new Set<unknown>(['OWN_QUEUE_FULL', 'QUEUE_FULL'] satisfies ReportErrorCode[]);

function explain(error: unknown): Problem {
  if (error instanceof NotBegun) return error;
  const known = error instanceof ReportError ? ANSWERS[error.code] : undefined;
  const { status, message, retryAfter } = known ?? FAULT;
  const headers = { 'retry-after': retryAfter };
  if (error instanceof ReportError && NOT_BEGUN.has(error.code))
    return new NotBegun(status, { message, headers });
  return new Problem(status, { message, headers, ...(known === undefined && { cause: error }) });
}

function toOutcome(error: unknown): string {
  if (error instanceof NotBegun) return 'NOT_BEGUN';
  return error instanceof ReportError ? error.code : 'FAULT';
}

type KindOfPdf = 'report' | 'extrait' | 'facture' | 'avis';

/** The report engine, off the request thread; its processes start at warmUp, else with the first report. */
export function makeReports({ meters, ...options }: ReportPoolOptions & { meters?: Meters } = {}): Reports {
  const pool = createReportPool(options);
  const measure = async <T>(kind: KindOfPdf, work: () => Promise<T>): Promise<T> => {
    meters?.reportsUnderWay.inc({ kind });
    const start = performance.now();
    let outcome = 'done';
    try {
      return await work();
    } catch (error) {
      outcome = toOutcome(error);
      throw explain(error);
    } finally {
      meters?.reportsUnderWay.dec({ kind });
      meters?.reportDuration.observe({ kind, outcome }, (performance.now() - start) / 1_000);
    }
  };
  return {
    render: (input, accountId) => measure('report', () => pool.render(input, accountId, patienceOfCall())),
    renderExtrait: (input, idUniteDeTravail, accountId) =>
      measure('extrait', () => pool.renderExtrait(input, idUniteDeTravail, accountId, patienceOfCall())),
    renderFacture: (input, accountId) =>
      measure('facture', () => pool.renderFacture(input, accountId, patienceOfCall())),
    renderAvis: (input, accountId) =>
      measure('avis', () => pool.renderAvis(input, accountId, patienceOfCall())),
    warmUp: () => pool.warmUp(),
    check: () => pool.check(),
    close: () => pool.close(),
  };
}
