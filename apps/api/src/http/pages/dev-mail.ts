import { BlockList, isIPv6 } from 'node:net';
import { nameVersionFile } from '@odu/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocalName } from '../../config/local-name.ts';
import { Problem } from '../../contract/problem.ts';
import type { Deps } from '../../deps.ts';
import { findMail, listMails } from '../../repositories/server/mail-repository.ts';
import { findPdfOfVersion } from '../../repositories/duerp/version-repository.ts';
import { isAtHome } from '../../services/mails/dev-inbox.ts';
import { escapeHtml } from './escape-html.ts';
import { layOutPage } from './page-layout.ts';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
/** RFC 1918 and RFC 4193: the machine that runs a container reaches it from one of these. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
const READERS = { loopback: toNetworks(LOOPBACK), private: toNetworks([...LOOPBACK, ...PRIVATE]) };
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

function toNetworks(ranges: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    networks.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return networks;
}

/** Asked for under such a name: under any other, a page of another site may stand, whose name now leads here (DNS rebinding). */
const isAskedLocally = ({ headers: { host = '' } }: FastifyRequest) =>
  isLocalName(host.toLowerCase().replace(/:\d+$/, ''));

/** From one of these networks, and not through a proxy there, which would make everybody look near. */
const isFrom = (networks: BlockList, { socket: { remoteAddress = '' }, headers }: FastifyRequest) =>
  networks.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4') &&
  FORWARDED.every((name) => headers[name] === undefined);

const asTime = (instant: string) =>
  `<time datetime="${escapeHtml(instant)}">${escapeHtml(new Date(instant).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' }))}</time>`;

/** Text with its web addresses as links; `text` is not trusted. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);

/**
 * The development inbox: the mails that would have been sent (decision E3). They hold reset links, so it exists only
 * without an SMTP server, and answers only this machine, under a name of it, unless ODU_DEV_MAIL says otherwise.
 */
export function registerDevMail(app: FastifyInstance, { config, database, mailer }: Deps): void {
  const { devInbox } = config.mail;
  if (!mailer.isDevInbox || devInbox === 'off') return;

  const readers = READERS[devInbox === 'private' && isAtHome(config) ? 'private' : 'loopback'];
  const isReader = (request: FastifyRequest) =>
    devInbox === 'everyone' || (isAskedLocally(request) && isFrom(readers, request));
  const onRequest = async (request: FastifyRequest) => {
    if (!isReader(request)) throw new Problem(404, { message: 'La ressource demandée est introuvable.' });
  };
  const asPage = (title: string, main: string) => layOutPage({ title, main }, config);

  app.get('/dev/mail', { onRequest }, async (_request, reply) => {
    const mails = await listMails(database.queries);
    const rows = mails.map(
      ({ id, recipient, subject, createdAt }) =>
        `<tr><td>${asTime(createdAt)}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/mail/${escapeHtml(id)}">${escapeHtml(subject)}</a></td></tr>`,
    );
    const table = `<div class="wide" role="region" aria-label="Emails" tabindex="0"><table><thead><tr><th scope="col">Date</th><th scope="col">Destinataire</th><th scope="col">Objet</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
    const main = `<p>Aucun serveur SMTP n'est configuré&nbsp;: les emails restent ici.</p>${mails.length === 0 ? '<p>Aucun email pour le moment.</p>' : table}`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(asPage('Boîte de développement', main));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', { onRequest }, async (request, reply) => {
    const mail = await findMail(database.queries, request.params.id);
    if (mail === undefined) throw new Problem(404, { message: 'Email introuvable.' });
    const attached =
      mail.attachedVersionId === null
        ? undefined
        : await findPdfOfVersion(database.queries, mail.attachedVersionId);
    const attachment =
      attached === undefined
        ? ''
        : `<dt>Pièce jointe</dt><dd>${nameVersionFile(attached.versionNumber)}</dd>`;
    const facts = `<dl><dt>Destinataire</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Date</dt><dd>${asTime(mail.createdAt)}</dd>${attachment}</dl>`;
    const main = `${facts}<pre class="mail">${withLinks(mail.text)}</pre><p><a href="/dev/mail">Tous les emails</a></p>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(asPage(mail.subject, main));
  });
}
