import { buildReportContent } from '../src/content/build-report-content.ts';
import type { PdfStandard } from '../src/engine/compiler.ts';
import { createRenderReport } from '../src/render-report.ts';
import type { ReportInput } from '../src/report-input.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';

const renderReport = createRenderReport();

/** Typesets in the test's own process: the same steps as the pool and its child, without the processes. */
export const makePdf = (
  input: ReportInput,
  standard: PdfStandard = input.isDemo ? 'a-2a' : 'a-3a',
): Promise<Uint8Array> => renderReport(buildReportContent(prepareReportInput(input)), standard);
