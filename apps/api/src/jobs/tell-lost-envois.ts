import { isOfErased } from '../account-data/erased-address.ts';
import type { Deps } from '../deps.ts';
import {
  findLostEnvoi,
  listLostEnvois,
  type LostEnvoi,
} from '../repositories/server/lost-mail-repository.ts';
import type { Instant } from '../db/schema/compte.ts';
import { sendNotice } from '../services/mails/notices.ts';
import { writeLostEnvoiMail } from '../services/mails/spst-mails.ts';

const tell = (deps: Deps, lost: LostEnvoi) =>
  deps.database.transaction(async (queries) => {
    const envoi = await findLostEnvoi(queries, lost);
    // The mail of an account that was erased went with it.
    if (envoi === undefined || isOfErased(envoi.emailAddress)) return;
    const mail = { recipient: envoi.emailAddress, ...writeLostEnvoiMail({ config: deps.config, envoi }) };
    await sendNotice(queries, deps, {
      key: `spst-non-remis:${lost.mailId}`,
      accountId: lost.accountId,
      mail,
    });
  });

/** Tells each account, once, of a version that did not reach its occupational health service: the follow-up says that it was sent. */
export async function tellLostEnvois(deps: Deps, since: Instant): Promise<void> {
  for (const lost of await listLostEnvois(deps.database.queries, since)) await tell(deps, lost);
}
