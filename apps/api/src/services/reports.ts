import {
  createReportPool,
  type FactureInput,
  type FacturePdf,
  ReportError,
  type ReportInput,
} from '@odu/report';
import { Problem } from '../contract/problem.ts';

export type Reports = {
  /** Makes a PDF in a child process; a full queue or a process that was stopped is a 503. */
  render: (input: ReportInput) => Promise<Uint8Array>;
  /** Makes the PDF of an invoice with its checked data; as `render` otherwise. */
  renderFacture: (input: FactureInput) => Promise<FacturePdf>;
  /** Starts the engine ahead of the first report. */
  warmUp: () => Promise<void>;
  /** Whether a process of the engine lives; it starts one when there is none. */
  check: () => Promise<boolean>;
  close: () => Promise<void>;
};

const RETRY_AFTER_SECONDS = '15';

function explain(error: unknown): unknown {
  // A report that the engine refuses is our fault: a 500, with its diagnostics in the log.
  if (!(error instanceof ReportError) || error.code === 'COMPILE_FAILED') return error;
  return new Problem(503, {
    message: "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.",
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
}

/** The report engine, off the request thread; its processes start at warmUp, else with the first report. */
export function makeReports(): Reports {
  const pool = createReportPool();
  return {
    render: (input) =>
      pool.render(input).catch((error: unknown) => {
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
