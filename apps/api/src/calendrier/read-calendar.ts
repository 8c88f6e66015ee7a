import { isDay, toParisDay } from '@odu/domain';
import { Problem } from '../contract/problem.ts';
import type { Deps } from '../deps.ts';
import {
  findCalendrierByHash,
  listCalendarActions,
  listCalendarDuerps,
} from '../repositories/account/calendrier-repository.ts';
import { decodeBytes, type Encoding } from '../http/compression/encoding.ts';
import { SECOND } from '../services/clock.ts';
import { isKeptByClient, type Kept, type KeptAnswers, type KeptKey } from '../services/kept-answers.ts';
import { isEmailAllowed } from '../services/limits/allow-list.ts';
import { sha256 } from '../services/duerp/version-chain.ts';
import { MAX_TEXT, toActionEvent, toCutEvent, toDueDateEvent } from './calendar-events.ts';
import { GREAT_FOR_MS } from './great-calendars.ts';
import { writeCalendar } from './write-calendar.ts';

/** More than any reader shows; what is cut is said in the calendar. */
export const MAX_EVENTS = 1_000;

/** Raised when the same documents are written otherwise. */
const FORMAT = 2;

/** Brotli's, where it costs no more than gzip. */
const QUALITY = 4;

/** A calendar with its tag; nothing written when who asks has it already. */
export type ReadCalendar = { etag: string; written: Kept | null };

type Asked = { token: string; ifNoneMatch: string | undefined; encoding: Encoding };
type Reading = Pick<
  Deps,
  'config' | 'database' | 'clock' | 'calendarLinks' | 'keptCalendars' | 'greatCalendars'
>;

type Wanted = { key: KeptKey; etag: string; encoding: Encoding };

/** Keeps a calendar compressed, for who takes it as it is too: so the greatest one has its place. */
async function keep(kept: KeptAnswers, text: string, { key, etag, encoding }: Wanted): Promise<Kept> {
  if (encoding !== 'identity') return kept.keep(key, text, { etag, encoding, quality: QUALITY });
  await kept.keep(key, text, { etag, encoding: 'gzip', quality: QUALITY });
  return { bytes: Buffer.from(text), encoding, etag };
}

/** What is kept of a calendar, however its first reader took it. */
async function findKept(kept: KeptAnswers, wanted: Wanted): Promise<Kept | undefined> {
  const { key, etag, encoding } = wanted;
  const known = kept.find(key, encoding);
  if (known !== undefined) return known;
  const other = kept.find(key, 'gzip') ?? kept.find(key, 'br');
  if (other === undefined) return undefined;
  const bytes = await decodeBytes(other.bytes, other.encoding);
  return encoding === 'identity' ? { bytes, encoding, etag } : keep(kept, bytes.toString(), wanted);
}

const NOT_YET = "Ce calendrier vient d'être préparé, réessayez dans une minute.";

/** What was written lately, in the place of what changed since; a 429 when there was no place to keep it. */
async function giveLast(
  kept: KeptAnswers,
  wanted: Wanted,
  ifNoneMatch: string | undefined,
): Promise<ReadCalendar> {
  const { etag } = wanted;
  if (isKeptByClient(ifNoneMatch, etag)) return { etag, written: null };
  const written = await findKept(kept, wanted);
  if (written !== undefined) return { etag, written };
  throw new Problem(429, {
    message: NOT_YET,
    headers: { 'retry-after': String(GREAT_FOR_MS / SECOND) },
  });
}

/**
 * The calendar of a token's account; undefined when the token is none, or its account may not sign in here any more. It is
 * written once for as long as its tag is the same, and a great one once a minute: of many actions, each reading would cost everybody.
 */
export async function readCalendar(
  { config, database, clock, calendarLinks, keptCalendars, greatCalendars }: Reading,
  { token, ifNoneMatch, encoding }: Asked,
): Promise<ReadCalendar | undefined> {
  const { queries } = database;
  const { baseUrl, productName } = config;
  const tokenHash = calendarLinks.hashReceived(token);
  const lien = tokenHash === null ? undefined : await findCalendrierByHash(queries, tokenHash);
  // Compared whole, in constant time: the index found it by its hash.
  if (lien === undefined || !calendarLinks.isCurrent(lien)) return undefined;
  if (!isEmailAllowed(config.allowedEmails, lien.emailAddress)) return undefined;
  const { accountId } = lien;
  const today = toParisDay(clock.now().toISOString());
  const duerps = await listCalendarDuerps(queries, accountId);
  // Every change of an action raises the revision of its document.
  const etag = `"${sha256(JSON.stringify([FORMAT, baseUrl, productName, today, duerps])).slice(0, 32)}"`;
  if (isKeptByClient(ifNoneMatch, etag)) return { etag, written: null };
  const toWanted = (tag: string): Wanted => ({
    key: { subject: accountId, state: tag },
    etag: tag,
    encoding,
  });
  const wanted = toWanted(etag);
  const known = await findKept(keptCalendars, wanted);
  if (known !== undefined) return { etag, written: known };
  const last = greatCalendars.find(accountId);
  if (last !== undefined) return giveLast(keptCalendars, toWanted(last), ifNoneMatch);
  const actions = await listCalendarActions(queries, {
    accountId,
    today,
    limit: MAX_EVENTS + 1,
    maxLength: MAX_TEXT + 1,
  });
  const byId = new Map(duerps.map((duerp) => [duerp.id, duerp]));
  const events = [
    ...duerps.map((duerp) => toDueDateEvent(duerp, today, baseUrl)),
    ...actions.map((action) => {
      // One of a document that was made between the two readings comes with the next one.
      const duerp = byId.get(action.duerpDocumentId);
      return duerp && isDay(action.date) ? toActionEvent(action, duerp, baseUrl) : null;
    }),
  ].filter((event) => event !== null);
  const kept = events.slice(0, MAX_EVENTS);
  if (kept.length < events.length) kept.push(toCutEvent(today, MAX_EVENTS, baseUrl));
  const text = await writeCalendar({ productName, baseUrl, events: kept });
  greatCalendars.note(accountId, etag, text);
  return { etag, written: await keep(keptCalendars, text, wanted) };
}
