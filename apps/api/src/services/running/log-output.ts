import { write, writeSync } from 'node:fs';
import { codeOf } from '../../error-code.ts';

/**
 * Lines are written together: one by one, they were a fifth of what a call costs. They are there a tenth of a second later, and
 * all of them when the process ends; a process that is killed takes those of its last tenth with it.
 */
const TOGETHER = 12_288;
const LATER_MS = 100;
/** What Docker's logger reads at once. */
const MOST = 16_384;
/** Waiting for an output that takes none (a full disk, a reader that stands still); lines beyond it are lost. */
const MOST_WAITING = 1_000_000;
/** How long the end of the process waits for a reader that stands still. */
const PATIENCE_MS = 500;
/** How long it waits for the thread that writes, which takes far less: a line is not to stand in the middle of another. */
const IN_FLIGHT_MS = 50;
const NOTHING = Buffer.alloc(0);

export type LogOutput = { write: (line: string) => void; flushSync: () => void };

/**
 * Where the lines of the log go: an open file, pipe or terminal. It never throws nor blocks for one that takes none, which is
 * tried again until it does: a server without room for its log goes on serving. The destination of pino's library ends the
 * process there, and then tries for ever to write the last lines.
 */
export function makeLogOutput(fd: number): LogOutput {
  let lines = '';
  let batch = NOTHING;
  /** How much of the batch another thread is writing. */
  let inFlight = 0;
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;

  const writeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writeSome();
    }, LATER_MS).unref();
  };
  // Not within this turn: a process that ends at once writes all of it itself.
  const writeSoon = () => {
    immediate ??= setImmediate(() => {
      immediate = undefined;
      writeSome();
    });
  };
  const writeSome = () => {
    if (inFlight > 0) return;
    if (batch.length === 0) {
      batch = Buffer.from(lines);
      lines = '';
    }
    if (batch.length === 0) return;
    inFlight = Math.min(batch.length, MOST);
    write(fd, batch, 0, inFlight, null, (error, written) => {
      inFlight = 0;
      if (error === null) batch = batch.subarray(written);
      if (error === null && batch.length > 0) writeSome();
      else if (batch.length > 0 || lines !== '') writeLater();
    });
  };
  return {
    write(line) {
      if (batch.length + lines.length + line.length > MOST_WAITING) return;
      lines += line;
      // Once refused, what waits is tried ten times a second, not with each line.
      if (lines.length >= TOGETHER && batch.length === 0) writeSoon();
      else writeLater();
    },
    flushSync() {
      if (inFlight > 0) waitSync(IN_FLIGHT_MS);
      let rest = Buffer.concat([batch.subarray(inFlight), Buffer.from(lines)]);
      batch = batch.subarray(0, inFlight);
      lines = '';
      const until = performance.now() + PATIENCE_MS;
      while (rest.length > 0) {
        try {
          rest = rest.subarray(writeSync(fd, rest));
        } catch (error) {
          if (codeOf(error) !== 'EAGAIN' || performance.now() > until) return;
          waitSync(10);
        }
      }
    },
  };
}

/** Where nothing else can run any more: the process ends. */
function waitSync(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
