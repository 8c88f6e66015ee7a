import { NBSP } from '@odu/domain';
import {
  createReportPool,
  type FactureInput,
  type FacturePdf,
  ReportError,
  type ReportErrorCode,
  type ReportInput,
  type ReportPoolOptions,
} from '@odu/report';
import { Problem } from '../contract/problem.ts';

export type Reports = {
  /** Makes a PDF in a child process, one at a time for each account; a full queue is a 429 or a 503, a process that ended a 503. */
  render: (input: ReportInput, accountId: string) => Promise<Uint8Array>;
  /** Makes the PDF of an invoice with its checked data; as `render` otherwise. */
  renderFacture: (input: FactureInput) => Promise<FacturePdf>;
  /** Starts the engine ahead of the first report. */
  warmUp: () => Promise<void>;
  /** Whether a process of the engine lives; it starts one when there is none. */
  check: () => Promise<boolean>;
  close: () => Promise<void>;
};

const NOT_NOW = "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.";
const OWN_QUEUE = `Plusieurs PDF de votre compte sont déjà en préparation${NBSP}: réessayez quand ils seront prêts.`;

/** A report that the engine refuses (COMPILE_FAILED) is our fault: a 500, with its diagnostics in the log. */
const ANSWERS: Partial<Record<ReportErrorCode, { status: number; message: string; retryAfter: string }>> = {
  OWN_QUEUE_FULL: { status: 429, message: OWN_QUEUE, retryAfter: '15' },
  QUEUE_FULL: { status: 503, message: NOT_NOW, retryAfter: '15' },
  TIMEOUT: { status: 503, message: NOT_NOW, retryAfter: '15' },
  // Another process starts with the next report, in about a second.
  WORKER_DIED: { status: 503, message: NOT_NOW, retryAfter: '3' },
  CLOSED: { status: 503, message: NOT_NOW, retryAfter: '15' },
};

function explain(error: unknown): unknown {
  const answer = error instanceof ReportError ? ANSWERS[error.code] : undefined;
  if (answer === undefined) return error;
  const { status, message, retryAfter } = answer;
  return new Problem(status, { message, headers: { 'retry-after': retryAfter } });
}

/** The report engine, off the request thread; its processes start at warmUp, else with the first report. */
export function makeReports(options: ReportPoolOptions = {}): Reports {
  const pool = createReportPool(options);
  return {
    render: (input, accountId) =>
      pool.render(input, accountId).catch((error: unknown) => {
        throw explain(error);
      }),
    renderFacture: (input) =>
      pool.renderFacture(input).catch((error: unknown) => {
        throw explain(error);
      }),
    warmUp: () => pool.warmUp(),
    check: () => pool.check(),
    close: () => pool.close(),
  };
}
