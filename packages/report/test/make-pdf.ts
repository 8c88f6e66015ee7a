import { buildReportContent } from '../src/content/build-report-content.ts';
import type { PdfStandard } from '../src/engine/compiler.ts';
import type { RowLimits } from '../src/parts/split-report.ts';
import { createRenderReport, createTypeset } from '../src/render-report.ts';
import type { ReportInput } from '../src/report-input.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';

const typeset = createTypeset();
const renderReport = createRenderReport(typeset);

const standardOf = (input: ReportInput): PdfStandard => (input.isDemo ? 'a-2a' : 'a-3a');

/** Typesets in the test's own process: the same steps as the pool and its child, without the processes. */
export const makePdf = (input: ReportInput, standard = standardOf(input)): Promise<Uint8Array> =>
  renderReport(buildReportContent(prepareReportInput(input)), standard);

/** The same with other numbers of rows from which it is typeset in parts. */
export const makePdfInParts = (
  input: ReportInput,
  limits: RowLimits,
  standard = standardOf(input),
): Promise<Uint8Array> =>
  createRenderReport(typeset, limits)(buildReportContent(prepareReportInput(input)), standard);
