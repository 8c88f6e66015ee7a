import { createTransport } from 'nodemailer';
import type { BaseLogger } from 'pino';
import type { Config } from '../config.ts';
import type { Database, Queries } from '../db/database.ts';
import {
  claimDueMail,
  countWaitingMails,
  deleteExpiredMails,
  deleteMail,
  keepMail,
  pruneMails,
} from '../repositories/mail-repository.ts';
import { type Clock, DAY, instantAfter, MINUTE } from './clock.ts';

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** How long it is of use; 3 days without it. It is not sent later. */
  validForMs?: number;
};

const VALID_FOR_MS = 3 * DAY;
const MAX_ATTEMPTS = 8;
const KEPT_IN_DEV_INBOX = 200;
/** A mail of the development inbox is never due, even when a server is configured later: its links are old, its tests not for sending. */
const NEVER = '9999-12-31T23:59:59.999Z';
const SEND_TIMEOUT_MS = 30_000;
/** To a server that is there, a connection takes far less; the check of the parts waits as long. */
const CONNECT_TIMEOUT_MS = 5_000;

export type Mailer = {
  /** Keeps the mail for sending and returns at once; it survives a crash. Line breaks in the subject are removed. */
  send: (mail: Mail) => Promise<void>;
  /** Keeps the mail in a transaction, with what it tells of; it leaves at the next `flush`. */
  keepIn: (queries: Queries, mail: Mail) => Promise<void>;
  /** Waits until every mail that is due now was tried. */
  flush: () => Promise<void>;
  /** Whether the mail server takes our connection and our password; true without one. */
  check: () => Promise<boolean>;
  /** How many mails wait for a mail server that takes them. */
  countWaiting: () => Promise<number>;
  isDevInbox: boolean;
};

type Options = { config: Config; database: Database; clock: Clock; makeId: () => string; log: BaseLogger };

/** Mails go through a table: to the SMTP server with retries, or without one to the development inbox (decision E3). */
export function makeMailer({ config, database, clock, makeId, log }: Options): Mailer {
  const { smtpUrl, from } = config.mail;
  const keep = async (
    { recipient, subject, text, replyTo, validForMs = VALID_FOR_MS }: Mail,
    queries: Queries = database.queries,
  ) => {
    const now = clock.now().toISOString();
    const id = makeId();
    const row = {
      id,
      recipient,
      replyTo: replyTo ?? null,
      subject: subject.replace(/[\r\n]+/g, ' '),
      text,
      createdAt: now,
      nextAttemptAt: smtpUrl === undefined ? NEVER : now,
      expiresAt: instantAfter(clock, validForMs),
    };
    await keepMail(queries, row);
    return id;
  };
  const keepIn = async (queries: Queries, mail: Mail) => void (await keep(mail, queries));
  if (smtpUrl === undefined) {
    return {
      keepIn,
      isDevInbox: true,
      check: () => Promise.resolve(true),
      countWaiting: () => Promise.resolve(0),
      flush: () => Promise.resolve(),
      async send(mail) {
        const id = await keep(mail);
        await pruneMails(database.queries, KEPT_IN_DEV_INBOX);
        log.info({ link: `${config.baseUrl}/dev/mail/${id}` }, 'mail kept in the development inbox');
      },
    };
  }

  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  });
  const sendNext = async (): Promise<boolean> => {
    // Claimed by moving its next attempt: another process leaves it alone, and a crash only delays it.
    const mail = await claimDueMail(database, {
      now: clock.now().toISOString(),
      retryAt: (attempts) => instantAfter(clock, MINUTE * 2 ** attempts),
      maxAttempts: MAX_ATTEMPTS,
    });
    if (mail === undefined) return false;
    try {
      const { recipient, replyTo, subject, text } = mail;
      await transport.sendMail({
        from,
        to: recipient,
        subject,
        text,
        messageId: `<${mail.id}@odu>`,
        ...(replyTo !== null && { replyTo }),
      });
      await deleteMail(database.queries, mail.id);
    } catch (error) {
      log.error(
        { mailId: mail.id, attempts: mail.attempts + 1, code: codeOf(error) },
        'a mail could not be sent',
      );
    }
    return true;
  };
  let running: Promise<void> | undefined;
  const flush = () => {
    running ??= (async () => {
      const late = await deleteExpiredMails(database.queries, {
        now: clock.now().toISOString(),
        never: NEVER,
      });
      if (late > 0) log.error({ late }, 'mails were of no use any more before they could be sent');
      while (await sendNext());
    })().finally(() => (running = undefined));
    return running;
  };
  return {
    isDevInbox: false,
    keepIn,
    check: () =>
      transport.verify().catch((error: unknown) => {
        log.error({ code: codeOf(error) }, 'the mail server does not take our connection');
        return false;
      }),
    countWaiting: () => countWaitingMails(database.queries, NEVER),
    flush,
    async send(mail) {
      await keep(mail);
      flush().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
    },
  };
}

/** The SMTP library's messages repeat addresses, which have no place in a log. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
