// What one account waits for while another is at its limits: `node bench/fairness.mjs [all|pdfs|sqlite|postgres] [seconds]`.
// Budget: at most a quarter more than alone, for a PDF (median) and for a small edit (95th percentile) on both engines. Alone and
// beside are measured by turns, so that other work on the machine slows both; on a very busy one take 60 seconds.
import { ATTACKS } from './fairness/attacks.mjs';
import { measureEdits } from './fairness/edits.mjs';
import { measurePdfs } from './fairness/pdfs.mjs';

const [part = 'all', seconds = '20', only] = process.argv.slice(2);
const BUDGET = 1.25;

const MEASURES = [
  { part: 'pdfs', name: 'pdfs', measure: () => measurePdfs(100, Number(seconds)) },
  ...['sqlite', 'postgres'].flatMap((engine) =>
    Object.keys(ATTACKS)
      .filter((attack) => only === undefined || only === attack)
      .map((attack) => ({
        part: engine,
        name: `${engine}, ${attack}`,
        measure: () => measureEdits(engine, attack, Number(seconds)),
      })),
  ),
];

for (const { name, measure } of MEASURES.filter((one) => part === 'all' || part === one.part)) {
  const { alone, beside, ratio, lowest, highest, statuses } = await measure();
  const answers =
    statuses === undefined
      ? ''
      : ` (answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')})`;
  console.log(
    `${name}: alone ${alone.toFixed(1)} ms, beside an account at its limits ${beside.toFixed(1)} ms: ${ratio.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)}), ${ratio <= BUDGET ? 'within' : 'OVER'} ${BUDGET}${answers}`,
  );
  if (ratio > BUDGET) process.exitCode = 1;
}
