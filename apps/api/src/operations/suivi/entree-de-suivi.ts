import type { AddSuiviRequest, EntreeDeSuivi } from '@odu/api-contract';
import { Answer } from '../../contract/answers.ts';
import type { Caller } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { addAuditEntry, SUIVI_DE_VERSION } from '../../repositories/server/audit-repository.ts';
import { nameCaller } from '../compte/name-caller.ts';
import { insertSuiviRow, type SuiviRow } from '../../repositories/duerp/suivi-repository.ts';

type Champs = Omit<AddSuiviRequest, 'type' | 'date' | 'corrige'>;

/** An entry on the wire; this server alone writes the column of its fields. */
export const toEntree = ({ champs, ...row }: SuiviRow): EntreeDeSuivi => ({
  ...(JSON.parse(champs) as Champs),
  ...row,
});

type Signed = { caller: Caller; emailAddress: string; versionId: string; entree: AddSuiviRequest };

/** An entry that is signed by the caller's account, whose address is given, and not kept yet. */
export function signEntree(
  { clock, makeId }: Pick<Deps, 'clock' | 'makeId'>,
  { caller, emailAddress, versionId, entree }: Signed,
): SuiviRow {
  const { type, date, corrige = null, ...champs } = entree;
  return {
    id: makeId(),
    versionId,
    type,
    date,
    champs: JSON.stringify(champs),
    corrige,
    createdAt: clock.now().toISOString(),
    auteur: nameCaller(caller, emailAddress),
  };
}

/** The answer that gives an entry. */
export const toKeptEntree = (row: SuiviRow): Answer<EntreeDeSuivi> =>
  new Answer(toEntree(row), { status: 201 });

/** Keeps an entry, with its line of the audit log in the same transaction. */
export async function keepEntree(
  queries: Queries,
  { makeId }: Pick<Deps, 'makeId'>,
  { caller, row }: { caller: Caller; row: SuiviRow },
): Promise<void> {
  await insertSuiviRow(queries, row);
  await addAuditEntry(queries, {
    id: makeId(),
    accountId: caller.accountId,
    type: SUIVI_DE_VERSION,
    detail: `${row.versionId} ${row.type} ${row.id}`,
    createdAt: row.createdAt,
  });
}
