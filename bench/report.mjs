// Time of a report's PDF in the pool's child process: `node bench/report.mjs [risks] [runs]`.
// Budget: 300 risks in at most 1,200 ms, a tenth of the 12 s that the interface announces.
import { createReportPool } from '../packages/report/src/index.ts';
import { makeLargeInput } from '../packages/report/test/sample-report-input.ts';

const [risks = 300, runs = 7] = process.argv.slice(2).map(Number);
const BUDGET_MS = (1200 * risks) / 300;

const pool = createReportPool();
const input = makeLargeInput(risks);
const time = async (work) => {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
};

try {
  const start = await time(() => pool.warmUp());
  const times = [];
  let bytes = 0;
  for (let run = 0; run < runs; run += 1) {
    const { ms, result } = await time(() => pool.render(input));
    times.push(ms);
    bytes = result.byteLength;
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  console.log(`start of the process: ${start.ms.toFixed(0)} ms`);
  console.log(
    `${risks} risks: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms; median ${median.toFixed(0)} ms; ${(bytes / 1024).toFixed(0)} KiB`,
  );
  console.log(median <= BUDGET_MS ? `within ${BUDGET_MS} ms` : `OVER ${BUDGET_MS} ms`);
  process.exitCode = median <= BUDGET_MS ? 0 : 1;
} finally {
  await pool.close();
}
