import type { AddSuiviRequest, EntreeDeSuivi } from '@odu/api-contract';
import { checkEntreeDeSuivi, SUIVI_VIDE, toEntreeDeSuivi } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { getAccount } from '../../repositories/account/account-repository.ts';
import { findSuiviRow, isCorrected } from '../../repositories/duerp/suivi-repository.ts';
import type { KeyedCall } from '../../services/limits/idempotency.ts';
import { refuse, refuseAll } from '../duerp/problems.ts';
import { keepEntree, signEntree, toKeptEntree } from './entree-de-suivi.ts';
import { requireRoomForEntree } from './require-room.ts';
import { lockVersion } from './require-version.ts';

/** Throws the 422 of an entry that cannot be corrected by this one. */
async function requireCorrectable(queries: Queries, versionId: string, { type, corrige }: AddSuiviRequest) {
  if (corrige === undefined || corrige === null) return;
  const corrected = await findSuiviRow(queries, { versionId, entreeId: corrige });
  if (corrected?.type !== type) throw refuse('/corrige', "L'inscription à corriger est introuvable.");
  if (await isCorrected(queries, corrige))
    throw refuse('/corrige', 'Cette inscription a déjà été corrigée. Rechargez la page.');
}

/** Writes down what was done with a version, once for a key: the version itself stays as it is. */
export const addSuivi =
  ({ database, clock, idempotency, makeId }: Deps): Handler<'addSuivi'> =>
  (context) =>
    database.transaction(async (queries) => {
      const { caller, body, headers, path } = context;
      const call: KeyedCall = {
        accountId: caller.accountId,
        operation: 'addSuivi',
        resource: path.versionId,
        key: headers['Idempotency-Key'],
        body,
      };
      // Before the document is looked for: it may have been deleted since the first try.
      const made = await idempotency.find<EntreeDeSuivi>(queries, call);
      if (made) return made;
      const { row, version } = await lockVersion(queries, database.engine, context);
      // The fields of its kind only, trimmed.
      const entree = toEntreeDeSuivi(body.type, { ...SUIVI_VIDE, ...body }, body.corrige ?? null);
      const errors = checkEntreeDeSuivi(entree, {
        today: clock.now().toISOString(),
        versionCreationTime: version.creationTime,
      });
      if (Object.keys(errors).length > 0)
        throw refuseAll(Object.entries(errors).map(([field, message]) => ({ path: `/${field}`, message })));
      const { emailAddress } = await getAccount(queries, caller.accountId);
      const signed = signEntree({ clock, makeId }, { caller, emailAddress, versionId: version.id, entree });
      const answer = toKeptEntree(signed);
      // Before the entry that it corrects: the first try has corrected it.
      const earlier = await idempotency.keep<EntreeDeSuivi>(queries, call, answer);
      if (earlier) return earlier;
      await requireRoomForEntree(queries, row.id, signed);
      await requireCorrectable(queries, version.id, entree);
      await keepEntree(queries, { makeId }, { caller, row: signed });
      return answer;
    });
