// Time, memory and size of a report's PDF in the pool's child process, and where the processor's time goes:
// `node bench/report.mjs [risks,risks…] [runs]`. Beside it, in the same run, a bare document of the engine with as many pages, and
// Chromium, which prints the inventory's texts in one plain table. Goals on a quiet machine: 300 / 1,000 / 5,000 risks in
// 0.45 / 1.5 / 12 s, 800 MB at most. Processor time says more than time where the load, which stands beside, is over 1.
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createReportPool } from '../packages/report/src/index.ts';
import { makeLargeInput } from '../packages/report/test/sample-report-input.ts';
import { measureChromium } from './report/chromium.mjs';
import { listChildren, readCpu, readPeak, run } from './report/processes.mjs';

const GOALS_MS = { 300: 450, 1000: 1500, 5000: 12_000 };
const GOAL_MB = 800;
/** Who asked does not wait for what the process forgets after its answer: a lap's processor time, and no other lap's time. */
const FORGETTING_MS = 400;
const PHASES = path.join(import.meta.dirname, 'report/phases.mjs');

const [asked = '300,1000,5000', runs = '3'] = process.argv.slice(2);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const readPhases = async (...args) => JSON.parse((await run(process.execPath, [PHASES, ...args])).output);

async function measureReport(risks, input) {
  // Kept after its job, so that its peak can be read.
  const limits = { size: 1, timeoutMs: 600_000, maxResidentBytes: Infinity, maxJobBytes: Infinity };
  const pool = createReportPool(limits);
  try {
    await pool.warmUp();
    const [pid] = listChildren();
    const laps = [];
    for (let lap = 0; lap < Number(runs); lap += 1) {
      const start = performance.now();
      const cpu = readCpu(pid);
      const { byteLength } = await pool.render(input);
      const ms = performance.now() - start;
      await wait(FORGETTING_MS);
      laps.push({ ms, cpu: readCpu(pid) - cpu, byteLength });
    }
    const of = (key) => median(laps.map((one) => one[key]));
    return { ms: of('ms'), cpu: of('cpu'), bytes: of('byteLength'), peak: readPeak(pid) };
  } finally {
    await pool.close();
  }
}

let isWithin = true;
for (const risks of asked.split(',').map(Number)) {
  const input = makeLargeInput(risks);
  const { ms, cpu, bytes, peak } = await measureReport(risks, input);
  const { count, ...phases } = await readPhases(String(risks));
  const { bare } = await readPhases(String(risks), String(count));
  const chromium = await measureChromium(input);
  const goal = GOALS_MS[risks] ?? (GOALS_MS[300] * risks) / 300;
  isWithin &&= ms <= goal && peak <= GOAL_MB;
  const parts = Object.entries(phases).map(([name, value]) => `${name} ${value.toFixed(0)}`);
  console.log(
    [
      `${risks} risks, ${count} pages: ${ms.toFixed(0)} ms (goal ${goal.toFixed(0)}), peak ${peak.toFixed(0)} MB (goal ${GOAL_MB}), ${(bytes / 1024).toFixed(0)} KiB, load ${loadavg()[0].toFixed(1)}`,
      `  processor ${cpu.toFixed(0)} ms: ${parts.join(', ')}`,
      `  against a bare document of as many pages (${bare.toFixed(0)} ms) ${(cpu / bare).toFixed(1)} times, against Chromium (${chromium.toFixed(0)} ms) ${(cpu / chromium).toFixed(2)} times`,
    ].join('\n'),
  );
}
process.exitCode = isWithin ? 0 : 1;
