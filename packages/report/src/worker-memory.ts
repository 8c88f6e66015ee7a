import { readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const GIGABYTE = 1_000_000_000;

/**
 * The most memory that one report may take, in bytes: 3 GB (the page to post for a unit of 5,000 risks, which is not typeset in parts, would take some 2, by 0.4 MB a risk),
 * and never more than half of what the machine, or the container, has.
 */
export function computeMemoryLimit(
  available = Math.min(process.constrainedMemory() || Infinity, totalmem()),
): number {
  return Math.min(3 * GIGABYTE, Math.floor(available / 2));
}

/** The resident memory of a process in bytes, read from Linux; 0 when it has ended, and on other systems, which end nothing. */
export function readResidentBytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Asks the system, where it has no memory left, to end this process before the server's. */
export function offerToTheSystem(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // It has ended already, or the system does not let it be said: the limit above still holds.
  }
}
