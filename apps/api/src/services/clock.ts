/** The time, as a dependency: tests move it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that is ahead of the machine's, for trying what happens in a year: `+365d` (or `h`) from now on, or from the
 * instant given on. `now`: when the process starts.
 */
export function makeMovedClock(moved: string, now: Date): Clock {
  const [, count = '', unit] = /^\+(\d+)([dh])$/.exec(moved) ?? [];
  const ahead =
    unit === undefined ? Date.parse(moved) - now.getTime() : Number(count) * (unit === 'd' ? DAY : HOUR);
  return { now: () => new Date(Date.now() + ahead) };
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** ISO instant `milliseconds` after now. */
export const instantAfter = (clock: Clock, milliseconds: number) =>
  new Date(clock.now().getTime() + milliseconds).toISOString();
