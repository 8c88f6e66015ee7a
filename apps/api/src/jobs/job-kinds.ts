import { DAY, HOUR, MINUTE, SECOND } from '../services/clock.ts';

/** What each kind of job is given: ids, never a text of a person. */
export type JobPayloads = {
  'send-mail': {
    mailId: string;
    /** The notice that is sent once this mail has left. */
    noticeKey?: string;
    /** The version that this mail carries to an occupational health service, and whose it is. */
    envoiAuSpst?: { accountId: string; versionId: string };
  };
  'clean-up': Record<string, never>;
  'find-lost-outcomes': Record<string, never>;
  'make-invoice-files': Record<string, never>;
  'follow-terms': Record<string, never>;
  'forget-unused-duerps': Record<string, never>;
  'remind-due-dates': Record<string, never>;
  'renew-subscription': { subscriptionId: string; periodIndex: number };
};

export type JobKind = keyof JobPayloads;

type Settings = {
  maxAttempts: number;
  /** Milliseconds until the next attempt, after so many. */
  retryAfter: (attempts: number) => number;
};

const doublingUpTo = (longest: number) => (attempts: number) => Math.min(longest, MINUTE * 2 ** attempts);

/** How often each kind is tried. What is made anew at every turn of the clock needs few. */
export const JOB_SETTINGS: Record<JobKind, Settings> = {
  // 3 seconds, for a connection that broke, then 2, 4, 8… minutes: a mail that is refused has four hours. A mail server that is
  // away is asked every 8 minutes, until the mail is past its time.
  'send-mail': {
    maxAttempts: 9,
    retryAfter: (attempts) => (attempts === 1 ? 3 * SECOND : doublingUpTo(6 * HOUR)(attempts - 1)),
  },
  'clean-up': { maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  'find-lost-outcomes': { maxAttempts: 1, retryAfter: doublingUpTo(HOUR) },
  'make-invoice-files': { maxAttempts: 1, retryAfter: doublingUpTo(HOUR) },
  'follow-terms': { maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  'remind-due-dates': { maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  'forget-unused-duerps': { maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  // Each hour has a job of its own, until the provider has answered.
  'renew-subscription': { maxAttempts: 5, retryAfter: doublingUpTo(HOUR) },
};

/** The kinds that the clock makes: one job for each turn of so many milliseconds, whatever the number of servers. */
export const RECURRING: Partial<Record<JobKind, number>> = {
  'clean-up': 10 * MINUTE,
  'find-lost-outcomes': 5 * MINUTE,
  'make-invoice-files': MINUTE,
  'follow-terms': 10 * MINUTE,
  'forget-unused-duerps': DAY,
  'remind-due-dates': DAY,
};
