import { checkEnvoiAuSpst, toParisDay } from '@odu/domain';
import { Answer } from '../../contract/answers.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { getAccount } from '../../repositories/account-repository.ts';
import { findVersionWithSnapshot } from '../../repositories/version-repository.ts';
import { writeCopyMail, writeSpstMail } from '../../services/spst-mails.ts';
import { refuseAll, versionNotFound } from '../duerp/problems.ts';
import type { Snapshot } from '../duerp/report-input.ts';
import { requireCovered } from '../duerp/require-covered.ts';
import { keepEntree } from './entree-de-suivi.ts';
import { requireVersion } from './require-version.ts';

/** Sends the full PDF of a covered version to the service, with a copy to the account; the mails and the entry are one transaction. */
export const sendToSpst =
  (deps: Deps): Handler<'sendToSpst'> =>
  async (context) => {
    const { config, database, clock, limiter, mailer } = deps;
    const { caller, body, path } = context;
    const { row, version } = await requireVersion(database.queries, context);
    const errors = Object.entries(checkEnvoiAuSpst(body));
    if (errors.length > 0)
      throw refuseAll(errors.map(([field, message]) => ({ path: `/${field}`, message })));
    await requireCovered(deps, row, version);
    await limiter.use('envoiAuSpstPerAccount', caller.accountId);
    await limiter.use('envoiAuSpstPerDuerp', row.id);
    const found = await findVersionWithSnapshot(database.queries, path);
    if (found === undefined) throw versionNotFound();
    // This server alone writes the column.
    const { displayName } = JSON.parse(found.snapshot) as Snapshot;
    return database.transaction(async (queries) => {
      const { emailAddress: account } = await getAccount(queries, caller.accountId);
      const recipient = body.emailAddress.trim();
      const mail = writeSpstMail({ config, displayName, version, account, message: body.message.trim() });
      const attachedVersionId = version.id;
      await mailer.send({ recipient, replyTo: account, attachedVersionId, ...mail }, queries);
      const copy = writeCopyMail({ recipient, mail });
      await mailer.send({ recipient: account, attachedVersionId, ...copy }, queries);
      const kept = await keepEntree(queries, deps, {
        caller,
        versionId: version.id,
        entree: {
          type: 'SPST',
          date: toParisDay(clock.now().toISOString()),
          destinataire: body.destinataire.trim(),
          moyen: `email à ${recipient}`.slice(0, 200),
        },
      });
      return new Answer(kept, { status: 201 });
    });
  };
