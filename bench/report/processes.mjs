import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICK_MS = 10;
const readStat = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
/** User and system time of a process in ms, at 100 ticks a second; with `children`, that of those it has waited for. */
export const readCpu = (pid, { children = false } = {}) => {
  const fields = readStat(pid);
  const [user, system] = children ? [fields[13], fields[14]] : [fields[11], fields[12]];
  return (Number(user) + Number(system)) * TICK_MS;
};
/** The greatest resident memory of a living process so far, in MB. */
export const readPeak = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
export const listChildren = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);

/** Runs a program to its end: its output, and its processor time in ms, its own children's with it. */
export async function run(program, args) {
  const before = readCpu(process.pid, { children: true });
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errors.slice(-500)}`);
  return { output, cpu: readCpu(process.pid, { children: true }) - before };
}
