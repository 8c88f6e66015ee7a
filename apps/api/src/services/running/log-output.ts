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
  let isBeingWritten = false;
  let timer: NodeJS.Timeout | undefined;

  const writeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writeSome();
    }, LATER_MS).unref();
  };
  const writeSome = () => {
    if (isBeingWritten) return;
    if (batch.length === 0) {
      batch = Buffer.from(lines);
      lines = '';
    }
    if (batch.length === 0) return;
    isBeingWritten = true;
    write(fd, batch, 0, Math.min(batch.length, MOST), null, (error, written) => {
      isBeingWritten = false;
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
      if (lines.length >= TOGETHER && batch.length === 0) writeSome();
      else writeLater();
    },
    flushSync() {
      // What is being written is the system's.
      let rest = Buffer.concat([isBeingWritten ? NOTHING : batch, Buffer.from(lines)]);
      if (!isBeingWritten) batch = NOTHING;
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
