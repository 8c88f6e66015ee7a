import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { updateAccount } from '../../repositories/account/account-repository.ts';
import { STOP_REMINDERS_PATH } from '../../services/mails/reminder-links.ts';
import { toLimitedAddress } from '../limits/limited-address.ts';
import { layOutPage } from './page-layout.ts';

/** « List-Unsubscribe=One-Click » is all that a mail reader sends. */
const MAX_BODY_BYTES = 4096;

const URL = `${STOP_REMINDERS_PATH}/:token`;

type Route = { Params: { token: string } };

/**
 * The page of the link that stands in each reminder, and what its button and a mail reader's own (RFC 8058) send: it stops
 * the reminders without a sign-in. Opening it changes nothing: readers and scanners of mails open links by themselves.
 */
export function registerStopReminders(
  app: FastifyInstance,
  { config, database, limiter, reminderLinks }: Deps,
): void {
  const send = (reply: FastifyReply, title: string, main: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(layOutPage({ title, main }, config));
  void app.register((scope, _options, done) => {
    // A form or its parts (RFC 8058, 3.2): what it says is known, so nothing of it is read.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, next) => next(null),
    );
    const refuse = (reply: FastifyReply) =>
      send(
        reply.code(404),
        'Lien inconnu',
        "<p>Ce lien n'est pas celui d'un de nos emails, ou il n'est pas entier. Les rappels s'arrêtent aussi dans «\u202F<a href=\"/my-account\">Mon compte</a>\u202F».</p>",
      );
    scope.get<Route>(URL, (request, reply) => {
      if (reminderLinks.read(request.params.token) === null) return refuse(reply);
      return send(
        reply,
        'Rappels par email',
        '<p>Voulez-vous ne plus recevoir d\'email quand un DUERP est à mettre à jour&nbsp;? Vos autres emails ne changent pas.</p><form method="post"><button type="submit">Ne plus recevoir de rappels</button></form>',
      );
    });
    scope.post<Route>(URL, async (request, reply) => {
      await limiter.use('arretDesRappelsPerIp', toLimitedAddress(request.ip));
      const accountId = reminderLinks.read(request.params.token);
      if (accountId === null) return refuse(reply);
      await updateAccount(database.queries, accountId, { hasRappels: 0 });
      return send(
        reply,
        'Rappels arrêtés',
        '<p>Vous ne recevrez plus d\'email quand un DUERP est à mettre à jour. Pour en recevoir à nouveau, ouvrez «\u202FMon compte\u202F».</p><p><a href="/my-account">Mon compte</a></p>',
      );
    });
    done();
  });
}
