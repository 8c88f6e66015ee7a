// Time, size and memory of a report's PDF in the pool's child process: `node bench/report.mjs [risks,risks…] [runs]`.
// Goals on a quiet machine: 300 / 1,000 / 5,000 risks in 0.45 / 1.5 / 12 s, 800 MB at most. The load stands beside the figures.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createReportPool } from '../packages/report/src/index.ts';
import { makeLargeInput } from '../packages/report/test/sample-report-input.ts';

const GOALS_MS = { 300: 450, 1000: 1500, 5000: 12_000 };
const GOAL_MB = 800;

const [asked = '300,1000,5000', runs = '3'] = process.argv.slice(2);
const sizes = asked.split(',').map(Number);

/** The children of this process, read from Linux (the engine has no other platform). */
const listChildren = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
const readStatus = (pid, field) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${field}:\\s+(\\d+)`))?.[1] ?? 0) /
  1000;
/** User and system time of a process in ms, at 100 ticks a second. */
const readCpu = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

let isWithin = true;
for (const risks of sizes) {
  const pool = createReportPool({ size: 1, timeoutMs: 600_000 });
  try {
    const input = makeLargeInput(risks);
    await pool.warmUp();
    const [pid] = listChildren();
    const laps = [];
    let bytes = 0;
    for (let run = 0; run < Number(runs); run += 1) {
      const start = performance.now();
      const cpu = readCpu(pid);
      bytes = (await pool.render(input)).byteLength;
      laps.push({ ms: performance.now() - start, cpu: readCpu(pid) - cpu });
    }
    const median = (key) =>
      laps.map((lap) => lap[key]).toSorted((a, b) => a - b)[Math.floor(laps.length / 2)];
    const peak = readStatus(pid, 'VmHWM');
    const goal = GOALS_MS[risks] ?? (GOALS_MS[300] * risks) / 300;
    isWithin &&= median('ms') <= goal && peak <= GOAL_MB;
    console.log(
      `${risks} risks: median ${median('ms').toFixed(0)} ms (goal ${goal.toFixed(0)}), ${median('cpu').toFixed(0)} ms of processor, ` +
        `${(bytes / 1024).toFixed(0)} KiB, peak ${peak.toFixed(0)} MB (goal ${GOAL_MB}), load ${loadavg()[0].toFixed(1)}`,
    );
  } finally {
    await pool.close();
  }
}
process.exitCode = isWithin ? 0 : 1;
