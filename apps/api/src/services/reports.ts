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
import { Problem } from '../contract/problem.ts';

export type Reports = {
  /** Makes a PDF in a child process, one at a time for each account; a full queue is a 429 or a 503, a process that ended a 503. */
  render: (input: ReportInput, accountId: string) => Promise<Uint8Array>;
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

const NOT_NOW = "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.";
const OWN_QUEUE = `Plusieurs PDF de votre compte sont déjà en préparation${NBSP}: réessayez quand ils seront prêts.`;

type Answer = { status: number; message: string; retryAfter: string };

/** What the engine refuses is our fault, or a machine's: it goes into the log with its diagnostics. */
const FAULT: Answer = { status: 503, message: NOT_NOW, retryAfter: '60' };

const ANSWERS: Partial<Record<ReportErrorCode, Answer>> = {
  OWN_QUEUE_FULL: { status: 429, message: OWN_QUEUE, retryAfter: '15' },
  QUEUE_FULL: { status: 503, message: NOT_NOW, retryAfter: '15' },
  TIMEOUT: { status: 503, message: NOT_NOW, retryAfter: '15' },
  // Another process starts with the next report, in about a second.
  WORKER_DIED: { status: 503, message: NOT_NOW, retryAfter: '3' },
  CLOSED: { status: 503, message: NOT_NOW, retryAfter: '15' },
};

function explain(error: unknown): Problem {
  const known = error instanceof ReportError ? ANSWERS[error.code] : undefined;
  const { status, message, retryAfter } = known ?? FAULT;
  const headers = { 'retry-after': retryAfter };
  return new Problem(status, { message, headers, ...(known === undefined && { cause: error }) });
}

/** The report engine, off the request thread; its processes start at warmUp, else with the first report. */
export function makeReports(options: ReportPoolOptions = {}): Reports {
  const pool = createReportPool(options);
  return {
    render: (input, accountId) =>
      pool.render(input, accountId).catch((error: unknown) => {
        throw explain(error);
      }),
    renderFacture: (input, accountId) =>
      pool.renderFacture(input, accountId).catch((error: unknown) => {
        throw explain(error);
      }),
    renderAvis: (input, accountId) =>
      pool.renderAvis(input, accountId).catch((error: unknown) => {
        throw explain(error);
      }),
    warmUp: () => pool.warmUp(),
    check: () => pool.check(),
    close: () => pool.close(),
  };
}
