import { nameVersionFile } from '@odu/domain';
import { createTransport } from 'nodemailer';
import type { BaseLogger } from 'pino';
import { type Config, StartError } from '../../config.ts';
import { describeBadVariable } from '../../config/expectations.ts';
import type { Database, Queries } from '../../db/database.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { JobError } from '../../jobs/job-handler.ts';
import type { JobPayloads } from '../../jobs/job-kinds.ts';
import {
  deleteMail,
  findMail,
  keepMail,
  type MailRow,
  pruneMails,
} from '../../repositories/server/mail-repository.ts';
import { findPdfOfVersion } from '../../repositories/duerp/version-repository.ts';
import { type Clock, DAY, instantAfter } from '../clock.ts';
import { isSealedPdf } from '../duerp/version-pdf.ts';
import { isInboxRead } from './dev-inbox.ts';

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** After it the mail is of no use and is not sent: the end of the code or of the link in it; 7 days unless given. */
  expiresAt?: string;
  /** A version whose full PDF goes with it. */
  attachedVersionId?: string;
  /** Where one press stops mails of its kind, without a sign-in (RFC 8058). */
  unsubscribeUrl?: string;
} & Omit<JobPayloads['send-mail'], 'mailId'>;

type Sent = Pick<Mail, 'recipient' | 'subject' | 'text'> & {
  replyTo?: string | null;
  unsubscribeUrl?: string | null;
};

const KEPT_IN_DEV_INBOX = 200;
const VALIDITY_MS = 7 * DAY;
/** How long the development inbox keeps what a removal counts on as read: longer than the 30 days that a document then has. */
const WARNING_MS = 40 * DAY;
const SEND_TIMEOUT_MS = 30_000;
/** To a server that is there, a connection takes far less. */
const CONNECT_TIMEOUT_MS = 5_000;
/** So that the parts say within five seconds that a server which hung is back. */
const CHECK_TIMEOUT_MS = 2_000;

export type Mailer = {
  /**
   * Keeps the mail for sending and returns at once; it survives a crash. Given the caller's transaction, it is kept
   * exactly when what it tells is. Line breaks in the subject are removed.
   */
  send: (mail: Mail, queries?: Queries) => Promise<void>;
  /** Sends a mail before it returns, and keeps nothing of it; without a mail server it stays in the development inbox. Throws a JobError when the server refuses. */
  sendNow: (mail: Mail) => Promise<void>;
  /**
   * Sends a kept mail, unless it has expired or was forgotten already, and forgets it in one transaction with `end`: what says
   * that it left is there exactly when it is gone. While the date is doubted it is sent whatever its time: a link that no
   * longer works does less harm than a mail that is lost. Throws a JobError when the server refuses.
   */
  deliver: (
    mailId: string,
    end: (queries: Queries, isSent: boolean) => Promise<void>,
    isDateDoubted: () => boolean,
  ) => Promise<void>;
  /** Whether the mail server takes our connection and our password; true without one. Whether it takes mails is told by what became of the last ones (`are-mails-refused.ts`). */
  check: () => Promise<boolean>;
  isDevInbox: boolean;
  /** Whether a mail can reach somebody: it is sent, or who uses the site reads the development inbox. What tells people by mail alone counts on it. */
  reachesPeople: boolean;
};

type Options = {
  config: Config;
  database: Database;
  clock: Clock;
  makeId: () => string;
  log: BaseLogger;
  /** How long a mail server may say nothing while it takes a mail; 30 s. */
  silenceMs?: number;
};

/** Mails go through a table: to the SMTP server by a job, or without one to the development inbox (decision E3). */
export function makeMailer({
  config,
  database,
  clock,
  makeId,
  log,
  silenceMs = SEND_TIMEOUT_MS,
}: Options): Mailer {
  const { smtpUrl, from } = config.mail;
  const keep = async (queries: Queries, mail: Mail, expiresAt: string | null) => {
    const {
      recipient,
      subject,
      text,
      replyTo = null,
      attachedVersionId = null,
      unsubscribeUrl = null,
    } = mail;
    const id = makeId();
    await keepMail(queries, {
      id,
      recipient,
      replyTo,
      subject: subject.replace(/[\r\n]+/g, ' '),
      text,
      createdAt: clock.now().toISOString(),
      expiresAt,
      attachedVersionId,
      unsubscribeUrl,
    });
    return id;
  };
  const keepForSending = async (queries: Queries, mail: Mail) => {
    const mailId = await keep(queries, mail, mail.expiresAt ?? instantAfter(clock, VALIDITY_MS));
    const { noticeKey, envoiAuSpst } = mail;
    const payload = { mailId, ...(noticeKey && { noticeKey }), ...(envoiAuSpst && { envoiAuSpst }) };
    await enqueueJob(queries, { clock, makeId }, { kind: 'send-mail', payload, key: mailId });
  };
  if (smtpUrl === undefined) {
    const send = async (mail: Mail, queries = database.queries) => {
      const warnedUntil = mail.noticeKey === undefined ? null : instantAfter(clock, WARNING_MS);
      const id = await keep(queries, mail, mail.expiresAt ?? warnedUntil);
      await pruneMails(queries, KEPT_IN_DEV_INBOX);
      log.info({ link: `${config.baseUrl}/dev/mail/${id}` }, 'mail kept in the development inbox');
    };
    return {
      isDevInbox: true,
      reachesPeople: isInboxRead(config),
      deliver: () => Promise.resolve(),
      check: () => Promise.resolve(true),
      send,
      sendNow: send,
    };
  }

  const connectWithin = (connectMs: number, socketTimeout: number) => {
    try {
      return createTransport({
        url: smtpUrl,
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        dnsTimeout: connectMs,
        socketTimeout,
      });
    } catch {
      // Its error repeats the address, with the password.
      throw new StartError(describeBadVariable('SMTP_URL'));
    }
  };
  const transport = connectWithin(CONNECT_TIMEOUT_MS, silenceMs);
  const probe = connectWithin(CHECK_TIMEOUT_MS, CHECK_TIMEOUT_MS);
  const transmit = async (
    id: string,
    { recipient, subject, text, replyTo, unsubscribeUrl }: Sent,
    attachments: Awaited<ReturnType<typeof readAttachments>> = [],
  ) => {
    // A mail sent twice, by a worker killed before it could say so, has the same name: readers show it once.
    const messageId = `<${id}@odu>`;
    const message = {
      from,
      to: recipient,
      subject,
      text,
      messageId,
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && { headers: makeUnsubscribeHeaders(unsubscribeUrl) }),
      attachments,
    };
    await transport.sendMail(message).catch((error: unknown) => {
      throw new JobError(`the mail could not be sent: ${codeOf(error)}`, codeOf(error));
    });
  };
  return {
    isDevInbox: false,
    reachesPeople: true,
    check: () =>
      probe.verify().catch((error: unknown) => {
        log.error({ code: codeOf(error) }, 'the mail server does not take our connection');
        return false;
      }),
    async send(mail, queries) {
      if (queries !== undefined) return keepForSending(queries, mail);
      await database.transaction((own) => keepForSending(own, mail));
    },
    sendNow: (mail) => transmit(makeId(), mail),
    async deliver(id, end, isDateDoubted) {
      const found = await findMail(database.queries, id);
      const now = clock.now().toISOString();
      const isPast = found !== undefined && found.expiresAt !== null && found.expiresAt <= now;
      const mail = isPast && !isDateDoubted() ? undefined : found;
      if (mail) await transmit(id, mail, await readAttachments(database.queries, mail));
      await database.transaction(async (queries) => {
        await deleteMail(queries, id);
        await end(queries, mail !== undefined);
      });
    },
  };
}

/** What a mail reader needs to show its own button (RFC 2369, RFC 8058). */
const makeUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The file that goes with a mail. */
async function readAttachments(queries: Queries, { attachedVersionId }: MailRow) {
  if (attachedVersionId === null) return [];
  const version = await findPdfOfVersion(queries, attachedVersionId);
  if (version === undefined) throw new JobError('the version of the mail is not there any more');
  if (!isSealedPdf(version)) throw new JobError('the PDF of the version is not the one that was sealed');
  return [
    {
      filename: nameVersionFile(version.versionNumber),
      content: Buffer.from(version.pdf),
      contentType: 'application/pdf',
    },
  ];
}

/** The SMTP library's messages repeat addresses, which have no place in a log; the number of a reply tells who must mend what (RFC 5321, 4.2). */
function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return 'unknown';
  const reply =
    'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${String(error.code)}${reply}`;
}
