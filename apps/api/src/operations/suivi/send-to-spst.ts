import type { EntreeDeSuivi } from '@odu/api-contract';
import { checkEnvoiAuSpst, cutText, MAX_TEXTES_DE_SUIVI, NBSP, NNBSP, toParisDay } from '@odu/domain';
import { Problem } from '../../contract/problem.ts';
import type { Caller, Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { getAccount } from '../../repositories/account/account-repository.ts';
import { findVersionWithSnapshot } from '../../repositories/duerp/version-repository.ts';
import type { KeyedCall } from '../../services/limits/idempotency.ts';
import { writeCopyMail, writeSpstMail } from '../../services/mails/spst-mails.ts';
import { refuseAll, versionNotFound } from '../duerp/problems.ts';
import type { Snapshot } from '../duerp/versions/report-input.ts';
import { requireCovered } from '../duerp/versions/require-covered.ts';
import { keepEntree, signEntree, toKeptEntree } from './entree-de-suivi.ts';
import { requireRoomForEntree } from './require-room.ts';
import { lockVersion, requireVersion } from './require-version.ts';

/** A delegate is not let verify it (decision B7). */
const addressNotVerified = ({ isDelegated }: Caller) =>
  new Problem(403, {
    message: isDelegated
      ? `Le titulaire du compte doit vérifier son adresse email, dans «${NNBSP}Mon compte${NNBSP}», avant que d'autres versions soient envoyées au SPST.`
      : `Vérifiez l'adresse email de votre compte, dans «${NNBSP}Mon compte${NNBSP}», avant d'envoyer d'autres versions au SPST.`,
  });

const noMailLeaves = () =>
  new Problem(422, {
    message: `Ce serveur n'envoie pas d'emails${NBSP}: téléchargez le PDF, transmettez-le à votre service, puis notez la transmission.`,
  });

/** Counts a sending of an account whose address is not verified; throws the 403 that says what to do about it. */
async function useUnverified({ limiter }: Pick<Deps, 'limiter'>, caller: Caller, ip: string) {
  try {
    await limiter.use('envoiAuSpstUnverified', caller.accountId);
    // After it: what one account is refused takes nothing from others behind the same box.
    await limiter.use('envoiAuSpstUnverifiedPerIp', ip);
  } catch (error) {
    throw error instanceof Problem && error.status === 429 ? addressNotVerified(caller) : error;
  }
}

/** Sends the full PDF of a covered version to the service, with a copy to the account; the mails and the entry are one transaction, once for a key. */
export const sendToSpst =
  (deps: Deps): Handler<'sendToSpst'> =>
  async (context) => {
    const { config, database, clock, idempotency, limiter, mailer } = deps;
    const { caller, body, headers, path, ip } = context;
    const call: KeyedCall = {
      accountId: caller.accountId,
      operation: 'sendToSpst',
      resource: path.versionId,
      key: headers['Idempotency-Key'],
      body,
    };
    // Before the limits: a try whose answer was lost is not counted twice.
    const sent = await idempotency.find<EntreeDeSuivi>(database.queries, call);
    if (sent) return sent;
    const { row, version } = await requireVersion(database.queries, context);
    const errors = Object.entries(checkEnvoiAuSpst(body));
    if (errors.length > 0)
      throw refuseAll(errors.map(([field, message]) => ({ path: `/${field}`, message })));
    await requireCovered(deps, row, version);
    // A legal duty must not be shown as done by a mail that nobody gets.
    if (!mailer.reachesPeople) throw noMailLeaves();
    const { emailAddress, isEmailVerified } = await getAccount(database.queries, caller.accountId);
    if (isEmailVerified === 0) await useUnverified(deps, caller, ip);
    await limiter.use('envoiAuSpstPerAccount', caller.accountId);
    await limiter.use('envoiAuSpstPerDuerp', row.id);
    const found = await findVersionWithSnapshot(database.queries, path);
    if (found === undefined) throw versionNotFound();
    // This server alone writes the column.
    const { displayName } = JSON.parse(found.snapshot) as Snapshot;
    const recipient = body.emailAddress.trim();
    const versionId = version.id;
    return database.transaction(async (queries) => {
      const entree = {
        type: 'SPST',
        date: toParisDay(clock.now().toISOString()),
        destinataire: body.destinataire.trim(),
        moyen: cutText(`email à ${recipient}`, MAX_TEXTES_DE_SUIVI.moyen),
      } as const;
      const signed = signEntree(deps, { caller, emailAddress, versionId, entree });
      const answer = toKeptEntree(signed);
      // Before the key: of two sendings at once, the second finds the room that the first left.
      await lockVersion(queries, database.engine, context);
      const earlier = await idempotency.keep(queries, call, answer);
      if (earlier) return earlier;
      await requireRoomForEntree(queries, row.id, signed);
      const message = body.message.trim();
      const mail = writeSpstMail({ config, displayName, version, account: emailAddress, message });
      const envoiAuSpst = { accountId: caller.accountId, versionId };
      await mailer.send(
        { recipient, replyTo: emailAddress, attachedVersionId: versionId, envoiAuSpst, ...mail },
        queries,
      );
      const copy = writeCopyMail({ recipient, mail });
      await mailer.send({ recipient: emailAddress, attachedVersionId: versionId, ...copy }, queries);
      await keepEntree(queries, deps, { caller, row: signed });
      return answer;
    });
  };
