import { type Clock, HOUR } from '../services/clock.ts';

/** A clock is set right by seconds; a time zone does not move it. */
const JUMP_MS = HOUR;
/** So long a wrong date does not stand; the right one of a machine that slept does, whose own time stood still meanwhile. */
const BELIEVED_AFTER_MS = HOUR;

/**
 * Tells a date that has just jumped ahead: a machine that wakes up with a wrong one for a minute would charge cards and
 * erase documents long before their day. `uptime`: milliseconds by a clock that nobody sets.
 */
export function makeClockWatch(clock: Clock, uptime: () => number = () => performance.now()) {
  const readOffset = () => clock.now().getTime() - uptime();
  let believed = readOffset();
  let jumpedAt: number | undefined;
  return {
    isInDoubt: (): boolean => {
      const offset = readOffset();
      if (offset - believed > JUMP_MS) {
        jumpedAt ??= uptime();
        if (uptime() - jumpedAt < BELIEVED_AFTER_MS) return true;
      }
      believed = offset;
      jumpedAt = undefined;
      return false;
    },
  };
}
