// Child process of the pool: one engine, one document at a time.
import { buildReportContent } from './content/build-report-content.ts';
import { createRenderAvis } from './avis/render-avis.ts';
import { buildExtraitContent } from './content/extrait-content.ts';
import { createRenderFacture } from './facture/render-facture.ts';
import { prepareReportInput } from './preuve/prepare-report-input.ts';
import { ReportError } from './report-error.ts';
import { createRenderExtrait, createRenderReport, createTypeset, loadCompiler } from './render-report.ts';
import type { WorkerAnswer, WorkerJob, WorkerResult } from './worker-answer.ts';

// A process without an engine ends here: it is never said to be ready.
const loading = loadCompiler();
await loading;
let forget = (): void => undefined;
const typeset = createTypeset(loading, (work) => (forget = work));
const renderReport = createRenderReport(typeset);
const renderExtrait = createRenderExtrait(typeset);
const renderFacture = createRenderFacture(typeset);
const renderAvis = createRenderAvis(typeset);

const answer = (message: WorkerAnswer): void => {
  // The parent may have gone in the meantime, or go while it is told: then nobody waits for the answer. Without a callback
  // Node throws what the pipe says (EPIPE), and a stop of the server leaves a stack on its screen. The callback comes when all of the
  // answer is in the pipe: before, what the engine forgets would hold it up.
  if (process.connected) process.send?.(message, undefined, undefined, () => forget());
};

async function make(job: WorkerJob): Promise<WorkerResult> {
  if (job.kind === 'facture') return renderFacture(job.input);
  if (job.kind === 'avis') return { pdf: await renderAvis(job.input) };
  if (job.kind === 'extrait') {
    const unite = job.input.data.unitesDeTravail.find((one) => one.idUniteDeTravail === job.idUniteDeTravail);
    if (unite === undefined) throw new Error('The document has no such unit');
    return { pdf: await renderExtrait(buildExtraitContent(job.input, unite)) };
  }
  // Here: it takes seconds of a big demo, and the caller's thread serves everybody. The engine never has a demo's real text.
  const input = prepareReportInput(job.input);
  return { pdf: await renderReport(buildReportContent(input), input.isDemo ? 'a-2a' : 'a-3a') };
}

async function handle(job: WorkerJob): Promise<void> {
  try {
    answer({ kind: 'pdf', ...(await make(job)), residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    const diagnostics = error instanceof ReportError ? error.diagnostics : [];
    answer({ kind: 'error', message: error instanceof Error ? error.message : String(error), diagnostics });
  }
}

process.on('message', (job: WorkerJob) => void handle(job));
answer({ kind: 'ready' });
