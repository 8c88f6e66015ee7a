// Dependency-free and readable by the machine's own Node, like setup.mjs.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describeOutcome, formatDuration, printSummary } from './print-summary.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** For a part that is stopped to stop what it started (browsers, servers) in its own way. */
const GRACE_MS = 10_000;
const POLL_MS = 50;

const env = {
  // Vitest leaves one processor to the terminal: of two, half the machine.
  VITEST_MAX_WORKERS: String(availableParallelism()),
  TURBO_TELEMETRY_DISABLED: '1',
  ...process.env,
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
};

/**
 * Runs the parts one after the other, all of them whatever is red; only one whose `needs` did not pass is left out.
 * Prints the whole output of a red part, one line for a green one, then a summary; the exit code is 1 when a part did
 * not pass. A signal stops the part that runs with all that it started, and leaves out the others.
 * @param {readonly { name: string, run: readonly string[], needs?: readonly string[] }[]} parts
 */
export async function runParts(parts, graceMs = GRACE_MS) {
  const logs = mkdtempSync(join(tmpdir(), 'odu-parts-'));
  const outcomes = [];
  let running;
  /** @type {string | undefined} */
  let stoppedBy;
  const stop = (signal) => {
    stoppedBy ??= signal;
    running?.stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);

  for (const [index, part] of parts.entries()) {
    const missing = (part.needs ?? []).filter((need) => !hasPassed(outcomes, need));
    if (stoppedBy !== undefined || missing.length > 0) {
      outcomes.push({
        name: part.name,
        notRun: stoppedBy ? `stopped by ${stoppedBy}` : `needs ${missing.join(', ')}`,
      });
    } else {
      console.log(`… ${part.name}`);
      running = startPart(part, join(logs, `${index}.log`), graceMs);
      const outcome = await running.ended;
      running = undefined;
      // Some tools end with 0 when they are told to stop.
      outcome.isGreen &&= stoppedBy === undefined;
      outcomes.push(outcome);
      if (!outcome.isGreen) console.log(quoteOutput(part, outcome));
    }
    console.log(describeOutcome(outcomes.at(-1)));
  }

  for (const signal of SIGNALS) process.off(signal, stop);
  rmSync(logs, { recursive: true, force: true });
  printSummary(outcomes);
  if (stoppedBy !== undefined) process.exitCode = 128 + constants.signals[stoppedBy];
  else if (outcomes.some(({ isGreen }) => !isGreen)) process.exitCode = 1;
}

const hasPassed = (outcomes, name) => outcomes.some((outcome) => outcome.name === name && outcome.isGreen);

/** In a process group of its own, so that nothing which the part started outlives it. */
function startPart({ name, run: [command, ...args] }, logFile, graceMs) {
  const startedAt = Date.now();
  // A file and not a pipe: a pipe that a forgotten grandchild holds open would never end.
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', log, log] });
  let killsAt = 0;
  const exited = new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ isGreen: false, reason: message }));
    child.on('exit', (code, signal) =>
      resolve({ isGreen: code === 0, reason: signal ?? `exit code ${code}` }),
    );
  });
  const ended = exited.then(async (outcome) => {
    // npm ends at once; what it runs may still be closing its browser.
    while (signalGroup(child, 0) && Date.now() < killsAt) await setTimeout(POLL_MS);
    signalGroup(child, 'SIGKILL');
    closeSync(log);
    const seconds = (Date.now() - startedAt) / 1000;
    return { name, ...outcome, seconds, output: readFileSync(logFile, 'utf8') };
  });
  const stop = (signal) => {
    killsAt = Date.now() + graceMs;
    signalGroup(child, signal);
    void setTimeout(graceMs, undefined, { ref: false }).then(() => signalGroup(child, 'SIGKILL'));
  };
  return { ended, stop };
}

/** Whether there was somebody to hear it; 0 only asks. */
function signalGroup({ pid }, signal) {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

const quoteOutput = ({ name, run }, { output, reason, seconds }) =>
  [
    `──── ${name}: ${run.join(' ')}`,
    output.trimEnd(),
    `──── ${name}: ${reason}, after ${formatDuration(seconds)}`,
  ].join('\n');
