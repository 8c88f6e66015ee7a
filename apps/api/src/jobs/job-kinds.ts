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
  /**
   * How many of them run together on a server, of four jobs in all: the two kinds that wait for the payment provider leave a
   * place for the others, as mails do, whatever hangs.
   */
  atOnce: number;
  maxAttempts: number;
  /** Milliseconds until the next attempt, after so many. */
  retryAfter: (attempts: number) => number;
};

const doublingUpTo = (longest: number) => (attempts: number) => Math.min(longest, MINUTE * 2 ** attempts);

/** How each kind is run, and how often it is tried. What is made anew at every turn of the clock needs few. */
export const JOB_SETTINGS: Record<JobKind, Settings> = {
  // 3 seconds, for a connection that broke, then 2, 4, 8… minutes: a mail that is refused has four hours. A mail server that is
  // away is asked every 8 minutes, until the mail is past its time.
  'send-mail': {
    atOnce: 3,
    maxAttempts: 9,
    retryAfter: (attempts) => (attempts === 1 ? 3 * SECOND : doublingUpTo(6 * HOUR)(attempts - 1)),
  },
  'clean-up': { atOnce: 1, maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  'find-lost-outcomes': { atOnce: 1, maxAttempts: 1, retryAfter: doublingUpTo(HOUR) },
  'make-invoice-files': { atOnce: 1, maxAttempts: 1, retryAfter: doublingUpTo(HOUR) },
  'follow-terms': { atOnce: 1, maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  'remind-due-dates': { atOnce: 1, maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  'forget-unused-duerps': { atOnce: 1, maxAttempts: 3, retryAfter: doublingUpTo(HOUR) },
  // Each hour has a job of its own, until the provider has answered.
  'renew-subscription': { atOnce: 2, maxAttempts: 5, retryAfter: doublingUpTo(HOUR) },
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
