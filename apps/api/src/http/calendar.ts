import type { FastifyInstance } from 'fastify';
import { CALENDAR_PATH } from '../calendrier/calendar-links.ts';
import { readCalendar } from '../calendrier/read-calendar.ts';
import { Problem } from '../contract/problem.ts';
import type { Deps } from '../deps.ts';
import { toLimitedAddress } from './limits/limited-address.ts';

const LIEN_INCONNU =
  "Ce lien de calendrier n'existe pas, ou n'existe plus\u00a0: le lien en cours est dans «\u202fMon compte\u202f».";

/** The calendar that the holder of a secret link subscribes to: neither session nor cookie, and nothing of it in a log or a search engine. */
export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>(`${CALENDAR_PATH}/:token.ics`, async (request, reply) => {
    await deps.limiter.use('calendrierPerIp', toLimitedAddress(request.ip));
    void reply.header('x-robots-tag', 'noindex');
    const calendar = await readCalendar(deps, {
      token: request.params.token,
      ifNoneMatch: request.headers['if-none-match'],
    });
    if (calendar === undefined) throw new Problem(404, { message: LIEN_INCONNU });
    // Kept by its reader alone, who asks each time whether it is still the same.
    void reply.header('cache-control', 'private, no-cache').header('etag', calendar.etag);
    if (calendar.text === null) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="duerp.ics"')
      .send(calendar.text);
  });
}
