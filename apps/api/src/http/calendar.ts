import type { FastifyInstance } from 'fastify';
import { CALENDAR_PATH } from '../calendrier/calendar-links.ts';
import { readCalendar } from '../calendrier/read-calendar.ts';
import { Problem } from '../contract/problem.ts';
import type { Deps } from '../deps.ts';
import { makeLines } from '../services/pacing/lines.ts';
import { readEncoding } from './compression/encoding.ts';
import { toLimitedAddress } from './limits/limited-address.ts';
import { enterLine } from './limits/own-lines.ts';
import type { UnreadAnswers } from './limits/unread-answers.ts';

const LIEN_INCONNU =
  "Ce lien de calendrier n'existe pas, ou n'existe plus\u00a0: le lien en cours est dans «\u202fMon compte\u202f».";

/** Of the readings of one link: agendas ask now and then, and each for itself. */
const IN_LINE = { atOnce: 1, maxWaiting: 5 };

/** The calendar that the holder of a secret link subscribes to: neither session nor cookie, and nothing of it in a log or a search engine. */
export function registerCalendar(app: FastifyInstance, deps: Deps, unread: UnreadAnswers): void {
  const lines = makeLines(IN_LINE);
  app.get<{ Params: { token: string } }>(`${CALENDAR_PATH}/:token.ics`, async (request, reply) => {
    await deps.limiter.use('calendrierPerIp', toLimitedAddress(request.ip));
    void reply.header('x-robots-tag', 'noindex');
    const owner = deps.calendarLinks.hashReceived(request.params.token);
    // Nobody is signed in, so no account's line holds it: all of them at once would take every connection to the database.
    if (owner !== null) {
      await enterLine(request, lines, owner);
      unread.admit(owner);
    }
    const calendar = await readCalendar(deps, {
      token: request.params.token,
      ifNoneMatch: request.headers['if-none-match'],
      encoding: readEncoding(request),
    });
    if (calendar === undefined) throw new Problem(404, { message: LIEN_INCONNU });
    // Kept by its reader alone, who asks each time whether it is still the same.
    void reply.header('cache-control', 'private, no-cache').header('etag', calendar.etag);
    const { written } = calendar;
    if (written === null) return reply.code(304).send();
    // Its link's, and not its account's: who reads it slowly takes nothing from who is signed in.
    if (owner !== null) unread.add(owner, written.bytes.byteLength, reply.raw);
    if (written.encoding !== 'identity') void reply.header('content-encoding', written.encoding);
    return reply
      .header('vary', 'accept-encoding')
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="duerp.ics"')
      .send(written.bytes);
  });
}
