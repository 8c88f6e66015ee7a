const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 60_000;

/** Milliseconds to wait before attempt number `attempt + 1` of a save that failed `attempt` times (1 or more). */
export function computeRetryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
}
