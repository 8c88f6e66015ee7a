// Time of one account's PDF, alone and while another account is at its limits: `node bench/fairness.mjs [risks] [runs]`.
// Budget: at most a quarter slower, on a machine that does nothing else.
// The burst itself: the server's limits (10 versions an hour for a document, each demo made once) end it after some 100 PDFs.
import { createReportPool } from '../packages/report/src/index.ts';
import { makeLargeInput } from '../packages/report/test/sample-report-input.ts';

const [risks = 100, runs = 15] = process.argv.slice(2).map(Number);
const BUDGET = 1.25;
const WAITING = 10;

const pool = createReportPool();
const input = makeLargeInput(risks);

const median = async () => {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await pool.render(input, 'somebody');
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)];
};

let isAttacking = true;
let made = 0;
const attack = async () => {
  while (isAttacking) {
    await pool.render(input, 'attacker');
    made += 1;
  }
};

try {
  // Both processes are started first.
  await Promise.all([pool.render(input, 'somebody'), pool.render(input, 'attacker')]);
  const alone = await median();
  const attacks = Array.from({ length: WAITING }, attack);
  const beside = await median();
  isAttacking = false;
  await Promise.all(attacks);
  const ratio = beside / alone;
  console.log(
    `alone ${alone.toFixed(0)} ms, beside an account with ${WAITING} PDFs under way (${made} made) ${beside.toFixed(0)} ms: ${ratio.toFixed(2)}`,
  );
  console.log(ratio <= BUDGET ? `within ${BUDGET}` : `OVER ${BUDGET}`);
  process.exitCode = ratio <= BUDGET ? 0 : 1;
} finally {
  await pool.close();
}
