import type { AddSuiviRequest, EntreeDeSuivi } from '@odu/api-contract';
import type { Caller } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { getAccount } from '../../repositories/account-repository.ts';
import { addAuditEntry, SUIVI_DE_VERSION } from '../../repositories/audit-repository.ts';
import { insertSuiviRow, type SuiviRow } from '../../repositories/suivi-repository.ts';

type Champs = Omit<AddSuiviRequest, 'type' | 'date' | 'corrige'>;

/** An entry on the wire; this server alone writes the column of its fields. */
export const toEntree = ({ champs, ...row }: SuiviRow): EntreeDeSuivi => ({
  ...(JSON.parse(champs) as Champs),
  ...row,
});

/** Keeps an entry, signed by the account, with its line of the audit log in the same transaction. */
export async function keepEntree(
  queries: Queries,
  { clock, makeId }: Pick<Deps, 'clock' | 'makeId'>,
  { caller, versionId, entree }: { caller: Caller; versionId: string; entree: AddSuiviRequest },
): Promise<EntreeDeSuivi> {
  const { type, date, corrige = null, ...champs } = entree;
  const { emailAddress } = await getAccount(queries, caller.accountId);
  const row: SuiviRow = {
    id: makeId(),
    versionId,
    type,
    date,
    champs: JSON.stringify(champs),
    corrige,
    createdAt: clock.now().toISOString(),
    auteur: caller.isDelegated ? `${emailAddress} (par délégation)` : emailAddress,
  };
  await insertSuiviRow(queries, row);
  await addAuditEntry(queries, {
    id: makeId(),
    accountId: caller.accountId,
    type: SUIVI_DE_VERSION,
    detail: `${versionId} ${type} ${row.id}`,
    createdAt: row.createdAt,
  });
  return toEntree(row);
}
