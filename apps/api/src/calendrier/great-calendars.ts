import { type Clock, MINUTE } from '../services/clock.ts';

/** Some 300 ordinary dates; a smaller one is written in some hundredths of a second, whatever it says. */
const GREAT_BYTES = 256 * 1024;

/** How long a great calendar is read as it was written, whatever changes meanwhile: agendas ask every quarter of an hour at most. */
export const GREAT_FOR_MS = MINUTE;

/** Which great calendar was written last for an account, and lately: each edit of a word would have another one written. */
export type GreatCalendars = {
  /** The tag of the one that is still to be read. */
  find: (accountId: string) => string | undefined;
  /** Notes what was written, when it is great. */
  note: (accountId: string, etag: string, text: string) => void;
};

/** Each server counts for itself. */
export function makeGreatCalendars(clock: Clock): GreatCalendars {
  const written = new Map<string, { etag: string; at: number }>();
  // By a clock that was wrong, what was written in the future is over.
  const isLate = ({ at }: { at: number }) => Math.abs(clock.now().getTime() - at) >= GREAT_FOR_MS;
  return {
    find(accountId) {
      const last = written.get(accountId);
      return last === undefined || isLate(last) ? undefined : last.etag;
    },
    note(accountId, etag, text) {
      for (const [id, last] of written) if (isLate(last)) written.delete(id);
      if (Buffer.byteLength(text) > GREAT_BYTES) written.set(accountId, { etag, at: clock.now().getTime() });
    },
  };
}
