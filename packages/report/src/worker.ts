// Child process of the pool: one engine, one report at a time.
import { buildReportContent } from './content/build-report-content.ts';
import { ReportError } from './report-error.ts';
import type { ReportInput } from './report-input.ts';
import { createRenderReport } from './render-report.ts';
import type { WorkerAnswer } from './worker-answer.ts';

const renderReport = createRenderReport();

const answer = (message: WorkerAnswer): void => {
  // The parent may have gone in the meantime: then nobody waits for the answer.
  if (process.connected) process.send?.(message);
};

async function handle(input: ReportInput): Promise<void> {
  try {
    const pdf = await renderReport(buildReportContent(input), input.isDemo ? 'a-2a' : 'a-3a');
    answer({ kind: 'pdf', pdf, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    const diagnostics = error instanceof ReportError ? error.diagnostics : [];
    answer({ kind: 'error', message: error instanceof Error ? error.message : String(error), diagnostics });
  }
}

process.on('message', (input: ReportInput) => void handle(input));
answer({ kind: 'ready' });
