import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { ReportError } from './report-error.ts';
import type { WorkerAnswer, WorkerJob, WorkerResult } from './worker-answer.ts';
import { offerToTheSystem, readResidentBytes } from './worker-memory.ts';

/** What ends a process that hangs while it starts. */
const START_LIMIT_MS = 60_000;
/** The engine takes 50 MB more in this time at most. */
const MEMORY_CHECK_MS = 250;
/** Of what lives shortly, in the process: with Node's own 16 a report of 5,000 risks takes 180 MB more (docs/performance.md). */
const YOUNG_MEMORY_MB = 4;

export type ReportWorkerOptions = {
  workerFile: URL;
  timeoutMs: number;
  /** Resident memory above which the process ends with its job. */
  maxJobBytes: number;
  /** For the reports of who has others under way: its process gets the processors when nobody else wants them. */
  isBackground: boolean;
};

/** The threads that the engine starts for its first report inherit it. A process may lower its priority, and not raise it again. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already: who waits for it is told so.
  }
}

/** One child process and its current job; it never takes two at a time. */
export class ReportWorker {
  /** Reports made by this process. */
  jobs = 0;
  residentBytes = 0;
  /** Whether the engine and its fonts were ever loaded. */
  hasStarted = false;
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;
  readonly #timeoutMs: number;
  readonly #maxJobBytes: number;
  readonly isBackground: boolean;

  constructor({ workerFile, timeoutMs, maxJobBytes, isBackground }: ReportWorkerOptions) {
    this.#timeoutMs = timeoutMs;
    this.#maxJobBytes = maxJobBytes;
    this.isBackground = isBackground;
    this.#child = fork(workerFile, {
      serialization: 'advanced',
      // Nothing of the server's environment (secrets) or of its inspector or test flags goes to the engine.
      env: {},
      execArgv: [`--max-semi-space-size=${YOUNG_MEMORY_MB}`, '--disable-warning=ExperimentalWarning'],
    });
    if (isBackground) lowerPriority(this.#child.pid);
    offerToTheSystem(this.#child.pid);
    this.#ready = Promise.race([once(this.#child, 'message'), once(this.#child, 'exit')]);
    this.#ready.catch(() => undefined);
    this.#child.once('message', () => (this.hasStarted = true));
    // A process that cannot be started, or goes while it is told something: `error` without a listener would end the server.
    this.#child.on('error', () => undefined);
  }

  /** Resolves when the engine and its fonts are loaded (or the process has ended). */
  async waitUntilReady(): Promise<void> {
    await this.#ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null && this.#child.connected;
  }

  /** Makes one document, its time counted from when the engine is ready. A job that takes too long ends with the process: the engine's work is native and cannot be interrupted. So does one that nobody waits for any more: `working` was aborted. */
  run(job: WorkerJob, working?: AbortSignal): Promise<WorkerResult> {
    this.jobs += 1;
    return new Promise((resolve, reject) => {
      let isSettled = false;
      const settle = (finish: () => void): void => {
        isSettled = true;
        clearTimeout(timer);
        clearInterval(memory);
        working?.removeEventListener('abort', giveUp);
        this.#child.off('message', onMessage);
        this.#child.off('exit', onExit);
        this.#child.off('error', onError);
        finish();
      };
      const onMessage = (answer: WorkerAnswer): void => {
        if (answer.kind === 'pdf') {
          this.residentBytes = answer.residentBytes;
          settle(() => resolve(answer));
        }
        if (answer.kind === 'error') {
          settle(() => reject(new ReportError('COMPILE_FAILED', answer.message, answer.diagnostics)));
        }
      };
      const onExit = (exitCode: number | null, signal: string | null): void =>
        settle(() =>
          reject(new ReportError('WORKER_DIED', `The report process ended (${signal ?? exitCode})`)),
        );
      const onError = ({ message }: Error): void =>
        settle(() => reject(new ReportError('WORKER_DIED', `The report process failed (${message})`)));
      const giveUp = (): void => {
        settle(() => reject(new ReportError('TIMEOUT', 'The report is not waited for any longer')));
        this.kill();
      };
      let timer: NodeJS.Timeout | undefined;
      const limitTo = (limitMs: number): void => {
        if (isSettled) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          settle(() => reject(new ReportError('TIMEOUT', `The report took more than ${limitMs} ms`)));
          this.kill();
        }, limitMs);
      };
      // Here, not in the process: its one thread is in the engine.
      const memory = setInterval(() => {
        if (readResidentBytes(this.#child.pid ?? 0) <= this.#maxJobBytes) return;
        settle(() =>
          reject(new ReportError('OUT_OF_MEMORY', `The report took more than ${this.#maxJobBytes} bytes`)),
        );
        this.kill();
      }, MEMORY_CHECK_MS);
      limitTo(START_LIMIT_MS);
      void this.#ready.then(() => limitTo(this.#timeoutMs)).catch(() => undefined);
      this.#child.on('message', onMessage);
      this.#child.on('exit', onExit);
      this.#child.on('error', onError);
      working?.addEventListener('abort', giveUp);
      if (working?.aborted === true) giveUp();
      else if (this.isAlive) this.#child.send(job);
      else onExit(this.#child.exitCode, this.#child.signalCode);
    });
  }

  /** Ends the process at once, whatever it does. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Resolves when the process has ended. */
  async waitUntilDead(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    await once(this.#child, 'exit').catch(() => undefined);
  }
}
