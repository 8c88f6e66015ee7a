// What one account waits for while another is at its limits: `node bench/fairness.mjs [all|pdfs|sqlite|postgres] [seconds]`.
// Budget: at most a quarter more than alone, for a PDF (median) and for a small edit (95th percentile) on both engines, on a
// machine that does nothing else.
import { measureEdits } from './fairness/edits.mjs';
import { measurePdfs } from './fairness/pdfs.mjs';

const [part = 'all', seconds = '20'] = process.argv.slice(2);
const BUDGET = 1.25;

const MEASURES = {
  pdfs: () => measurePdfs(100, 15),
  sqlite: () => measureEdits('sqlite', Number(seconds)),
  postgres: () => measureEdits('postgres', Number(seconds)),
};

for (const [name, measure] of Object.entries(MEASURES).filter(([one]) => part === 'all' || part === one)) {
  const { alone, beside, statuses } = await measure();
  const ratio = beside / alone;
  const answers =
    statuses === undefined
      ? ''
      : ` (answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')})`;
  console.log(
    `${name}: alone ${alone.toFixed(1)} ms, beside an account at its limits ${beside.toFixed(1)} ms: ${ratio.toFixed(2)}, ${ratio <= BUDGET ? 'within' : 'OVER'} ${BUDGET}${answers}`,
  );
  if (ratio > BUDGET) process.exitCode = 1;
}
