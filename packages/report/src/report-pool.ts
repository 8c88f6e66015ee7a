// Own pool of forked processes rather than tinypool: tinypool starts the clock at submission, leaves the queue waiting after
// it killed a worker, and recycles by the JavaScript heap alone, while the engine's memory is native.
import type { AvisInput } from './avis/avis-input.ts';
import type { FactureInput, FacturePdf } from './facture/facture-input.ts';
import { FairQueue } from './fair-queue.ts';
import { ReportError } from './report-error.ts';
import type { ReportInput } from './report-input.ts';
import { ReportWorker } from './report-worker.ts';
import { computeMemoryLimit } from './worker-memory.ts';
import type { WorkerJob, WorkerResult } from './worker-answer.ts';

export type ReportPoolOptions = {
  /** Processes at most (one job each). */
  size?: number;
  /** Longest work on one report, counted from its start. */
  timeoutMs?: number;
  /** Reports that may wait for a process. */
  maxQueue?: number;
  /** Reports of one owner among them. */
  maxQueueOfOwner?: number;
  /** Jobs after which a process is replaced. */
  recycleAfter?: number;
  /** Resident memory above which a process is replaced after its job. */
  maxResidentBytes?: number;
  /** Resident memory above which a process is ended while it works, and its report refused. */
  maxJobBytes?: number;
  /** Another program for the child process (tests). */
  workerFile?: URL;
};

/** How long somebody waits for a report. */
type ReportPatience = {
  /** Aborted: the report is not begun any more, and rejects with the signal's reason. */
  waiting: AbortSignal;
  /** Aborted: the report that is being made ends with its process (TIMEOUT). */
  working: AbortSignal;
};

export type ReportPool = {
  /** Makes the PDF of a report in a child process; rejects with a ReportError. The reports of one owner are made one at a time. */
  render: (input: ReportInput, owner?: Owner, patience?: ReportPatience) => Promise<Uint8Array>;
  /** Makes the part of one unit of a report (never of a demo); rejects with a ReportError when the document has no such unit. */
  renderExtrait: (
    input: ReportInput,
    idUniteDeTravail: string,
    owner?: Owner,
    patience?: ReportPatience,
  ) => Promise<Uint8Array>;
  /** Makes the PDF of an invoice, and its Factur-X data checked against its schema; rejects with a ReportError. */
  renderFacture: (input: FactureInput, owner?: Owner, patience?: ReportPatience) => Promise<FacturePdf>;
  /** Makes the access notice of a document; rejects with a ReportError. */
  renderAvis: (input: AvisInput, owner?: Owner, patience?: ReportPatience) => Promise<Uint8Array>;
  /** Starts one process ahead of the first report. */
  warmUp: () => Promise<void>;
  /** Whether a process lives, after starting one when there is none. */
  check: () => Promise<boolean>;
  /** Ends all processes; what waits or runs rejects with CLOSED. */
  close: () => Promise<void>;
};

type Owner = string | symbol;
type Job = {
  work: WorkerJob;
  /** Its owner had others under way when it came: it waits for them, and for everybody else. */
  isBackground: boolean;
  patience: ReportPatience | undefined;
  resolve: (result: WorkerResult) => void;
  reject: (error: unknown) => void;
};

const DEFAULTS = {
  // With one report at a time for each owner, nobody waits for the reports of one other.
  size: 2,
  timeoutMs: 60_000,
  maxQueue: 200,
  maxQueueOfOwner: 10,
  recycleAfter: 200,
  maxResidentBytes: 1_500_000_000,
};

/** Makes a pool of engine processes: off the caller's thread, bounded in number, time, queue and memory. */
export function createReportPool(options: ReportPoolOptions = {}): ReportPool {
  const { size, timeoutMs, maxQueue, maxQueueOfOwner, recycleAfter, maxResidentBytes, maxJobBytes } = {
    ...DEFAULTS,
    maxJobBytes: computeMemoryLimit(),
    ...options,
  };
  const workerFile = options.workerFile ?? new URL('./worker.ts', import.meta.url);
  const workers = new Set<ReportWorker>();
  const idle: ReportWorker[] = [];
  const queue = new FairQueue<Job>();
  let isClosed = false;

  /** Half of the processes, of a low priority: even on one processor, whoever asks for ten slows nobody who asks for one. */
  const sizeOf = (isBackground: boolean): number =>
    isBackground ? Math.floor(size / 2) : Math.ceil(size / 2);
  const countOf = (isBackground: boolean): number =>
    [...workers].filter((worker) => worker.isBackground === isBackground).length;

  const spawn = (isBackground: boolean): ReportWorker => {
    const worker = new ReportWorker({ workerFile, timeoutMs, maxJobBytes, isBackground });
    workers.add(worker);
    void worker.waitUntilDead().then(() => workers.delete(worker));
    return worker;
  };

  const discard = (worker: ReportWorker): void => {
    workers.delete(worker);
    worker.kill();
  };

  /** One that died while it waited for work is found only when it is looked for. */
  const dropDead = (): void => {
    for (const worker of workers) if (!worker.isAlive) discard(worker);
    idle.splice(0, idle.length, ...idle.filter(({ isAlive }) => isAlive));
  };

  const takeWorker = (isBackground: boolean): ReportWorker | null => {
    for (;;) {
      const index = idle.findLastIndex((worker) => worker.isBackground === isBackground);
      const [worker] = index < 0 ? [] : idle.splice(index, 1);
      if (worker === undefined) break;
      if (worker.isAlive) return worker;
      discard(worker);
    }
    return countOf(isBackground) < sizeOf(isBackground) ? spawn(isBackground) : null;
  };

  const release = (worker: ReportWorker): void => {
    const isWorn = worker.jobs >= recycleAfter || worker.residentBytes > maxResidentBytes;
    if (isClosed || isWorn || !worker.isAlive) discard(worker);
    else idle.push(worker);
  };

  /** Starts the next process before it is needed: who comes then does not wait for its start. */
  const keepSpare = async (): Promise<void> => {
    if (isClosed || idle.length > 0 || workers.size >= size) return;
    const worker = spawn(countOf(false) >= sizeOf(false));
    await worker.waitUntilReady();
    release(worker);
    startJobs();
  };

  const run = async (worker: ReportWorker, owner: Owner, job: Job): Promise<void> => {
    const { work, patience, resolve, reject } = job;
    try {
      resolve(await worker.run(work, patience?.working));
      release(worker);
    } catch (error) {
      reject(isClosed ? new ReportError('CLOSED', 'The report pool is closed') : error);
      if (error instanceof ReportError && error.code === 'COMPILE_FAILED') release(worker);
      else discard(worker);
      // The engine is missing or broken: those who wait would each wait for another start that fails.
      const isBroken = !worker.hasStarted && patience?.working.aborted !== true;
      if (isBroken) for (const waiting of queue.clear()) waiting.reject(error);
    }
    queue.release(owner);
    startJobs();
  };

  const startJobsOf = (isBackground: boolean): void => {
    const isWanted = (job: Job): boolean => isBackground || size === 1 || !job.isBackground;
    while (queue.hasNext(isWanted) && !isClosed) {
      const worker = takeWorker(isBackground);
      const next = worker && queue.take(isWanted);
      if (!next) return;
      void run(worker, next.owner, next.job);
    }
  };

  const startJobs = (): void => {
    startJobsOf(false);
    startJobsOf(true);
  };

  /** Takes a job out of the line when it is waited for no longer; one that has begun goes on. */
  const boundWait = (owner: Owner, job: Job): void => {
    const waiting = job.patience?.waiting;
    const giveUp = (): void => {
      if (queue.remove(owner, job)) job.reject(waiting?.reason);
    };
    if (waiting?.aborted === true) giveUp();
    else waiting?.addEventListener('abort', giveUp, { once: true });
  };

  const submit = (
    work: WorkerJob,
    owner: Owner = Symbol('nobody'),
    patience?: ReportPatience,
  ): Promise<WorkerResult> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new ReportError('CLOSED', 'The report pool is closed'));
      if (queue.lengthOf(owner) >= maxQueueOfOwner) {
        return reject(
          new ReportError('OWN_QUEUE_FULL', `${maxQueueOfOwner} reports of this owner wait already`),
        );
      }
      if (queue.length >= maxQueue) {
        return reject(new ReportError('QUEUE_FULL', `${maxQueue} reports wait already`));
      }
      const isBackground = queue.isBusy(owner) || queue.lengthOf(owner) > 0;
      const job: Job = { work, isBackground, patience, resolve, reject };
      queue.add(owner, job);
      startJobs();
      boundWait(owner, job);
      void keepSpare();
    });

  const warmUp = async (): Promise<void> => {
    if (workers.size === 0) await keepSpare();
  };

  return {
    render: async (input, owner, patience) => {
      const { pdf } = await submit({ kind: 'report', input }, owner, patience);
      return pdf;
    },
    renderExtrait: async (input, idUniteDeTravail, owner, patience) => {
      const { pdf } = await submit({ kind: 'extrait', input, idUniteDeTravail }, owner, patience);
      return pdf;
    },
    renderFacture: async (input, owner, patience) => {
      const { pdf, xml = '' } = await submit({ kind: 'facture', input }, owner, patience);
      return { pdf, xml };
    },
    renderAvis: async (input, owner, patience) => {
      const { pdf } = await submit({ kind: 'avis', input }, owner, patience);
      return pdf;
    },
    warmUp,
    check: async () => {
      dropDead();
      await warmUp();
      return [...workers].some(({ isAlive }) => isAlive);
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.clear()) reject(new ReportError('CLOSED', 'The report pool is closed'));
      const ending = [...workers];
      for (const worker of ending) worker.kill();
      await Promise.all(ending.map((worker) => worker.waitUntilDead()));
    },
  };
}
