// Own pool of forked processes rather than tinypool: tinypool starts the clock at submission, leaves the queue waiting after
// it killed a worker, and recycles by the JavaScript heap alone, while the engine's memory is native.
import type { FactureInput, FacturePdf } from './facture/facture-input.ts';
import { ReportError } from './report-error.ts';
import type { ReportInput } from './report-input.ts';
import { ReportWorker } from './report-worker.ts';
import { scrambleReportInput } from './scramble-report-input.ts';
import type { WorkerJob, WorkerResult } from './worker-answer.ts';

export type ReportPoolOptions = {
  /** Processes at most (one job each). */
  size?: number;
  /** Longest work on one report, counted from its start. */
  timeoutMs?: number;
  /** Reports that may wait for a process. */
  maxQueue?: number;
  /** Jobs after which a process is replaced. */
  recycleAfter?: number;
  /** Resident memory above which a process is replaced after its job. */
  maxResidentBytes?: number;
  /** Another program for the child process (tests). */
  workerFile?: URL;
};

export type ReportPool = {
  /** Makes the PDF of a report in a child process; rejects with a ReportError. */
  render: (input: ReportInput) => Promise<Uint8Array>;
  /** Makes the PDF of an invoice, and its Factur-X data checked against its schema; rejects with a ReportError. */
  renderFacture: (input: FactureInput) => Promise<FacturePdf>;
  /** Starts one process ahead of the first report. */
  warmUp: () => Promise<void>;
  /** Whether a process lives, after starting one when there is none. */
  check: () => Promise<boolean>;
  /** Ends all processes; what waits or runs rejects with CLOSED. */
  close: () => Promise<void>;
};

type Job = {
  work: WorkerJob;
  resolve: (result: WorkerResult) => void;
  reject: (error: unknown) => void;
};

const DEFAULTS = {
  size: 1,
  timeoutMs: 60_000,
  maxQueue: 50,
  recycleAfter: 200,
  maxResidentBytes: 1_500_000_000,
};

/** Makes a pool of engine processes: off the caller's thread, bounded in number, time, queue and memory. */
export function createReportPool(options: ReportPoolOptions = {}): ReportPool {
  const { size, timeoutMs, maxQueue, recycleAfter, maxResidentBytes } = { ...DEFAULTS, ...options };
  const workerFile = options.workerFile ?? new URL('./worker.ts', import.meta.url);
  const workers = new Set<ReportWorker>();
  const idle: ReportWorker[] = [];
  const queue: Job[] = [];
  let isClosed = false;

  const spawn = (): ReportWorker => {
    const worker = new ReportWorker({ workerFile, timeoutMs });
    workers.add(worker);
    void worker.waitUntilDead().then(() => workers.delete(worker));
    return worker;
  };

  const discard = (worker: ReportWorker): void => {
    workers.delete(worker);
    worker.kill();
  };

  const takeWorker = (): ReportWorker | null => {
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) {
      if (worker.isAlive) return worker;
      discard(worker);
    }
    return workers.size < size ? spawn() : null;
  };

  const release = (worker: ReportWorker): void => {
    const isWorn = worker.jobs >= recycleAfter || worker.residentBytes > maxResidentBytes;
    if (isClosed || isWorn || !worker.isAlive) discard(worker);
    else idle.push(worker);
  };

  const run = async (worker: ReportWorker, { work, resolve, reject }: Job): Promise<void> => {
    try {
      resolve(await worker.run(work));
      release(worker);
    } catch (error) {
      reject(isClosed ? new ReportError('CLOSED', 'The report pool is closed') : error);
      if (error instanceof ReportError && error.code === 'COMPILE_FAILED') release(worker);
      else discard(worker);
    }
    startJobs();
  };

  const startJobs = (): void => {
    while (queue.length > 0 && !isClosed) {
      const worker = takeWorker();
      if (worker === null) return;
      const job = queue.shift();
      if (job === undefined) return;
      void run(worker, job);
    }
  };

  const submit = (work: WorkerJob): Promise<WorkerResult> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new ReportError('CLOSED', 'The report pool is closed'));
      const hasRoom = idle.length > 0 || workers.size < size;
      if (!hasRoom && queue.length >= maxQueue) {
        return reject(new ReportError('QUEUE_FULL', `${maxQueue} reports wait already`));
      }
      queue.push({ work, resolve, reject });
      startJobs();
    });

  const warmUp = async (): Promise<void> => {
    if (isClosed || workers.size > 0) return;
    const worker = spawn();
    await worker.waitUntilReady();
    idle.push(worker);
    startJobs();
  };

  return {
    render: async (input) => {
      // Scrambled here: the real text of a demo never reaches the engine.
      const { pdf } = await submit({ kind: 'report', input: scrambleReportInput(input) });
      return pdf;
    },
    renderFacture: async (input) => {
      const { pdf, xml = '' } = await submit({ kind: 'facture', input });
      return { pdf, xml };
    },
    warmUp,
    check: async () => {
      await warmUp();
      return [...workers].some(({ isAlive }) => isAlive);
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.splice(0))
        reject(new ReportError('CLOSED', 'The report pool is closed'));
      const ending = [...workers];
      for (const worker of ending) worker.kill();
      await Promise.all(ending.map((worker) => worker.waitUntilDead()));
    },
  };
}
