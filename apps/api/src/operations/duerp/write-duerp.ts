import type { DuerpPatch, DuerpWriteResult } from '@odu/api-contract';
import { classifyNiveauDeRisque } from '@odu/domain';
import { Answer } from '../../contract/answers.ts';
import { Problem } from '../../contract/problem.ts';
import type { Caller } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type DuerpRow, lockDuerp, updateDuerp } from '../../repositories/duerp-repository.ts';
import { type RisqueRow, sumNiveauxByUnite } from '../../repositories/risque-repository.ts';
import { isStale, prefersMinimal, toEtag } from './etag.ts';
import { documentChanged, duerpNotFound } from './problems.ts';
import { hasBeenModified, readDuerpDocument } from './read-duerp-document.ts';
import { toRisquePatch } from './risque-fields.ts';

type WriteContext = {
  caller: Caller;
  path: { id: string };
  headers: { 'If-Match'?: string; Prefer?: string };
};

/** What a change did: nothing (`isChanged` false), or rows of the parts, or fields of the document itself. */
export type Change = {
  isChanged: boolean;
  document?: Partial<DuerpRow>;
  /** Whose levels were computed. */
  risques?: RisqueRow[];
  unites?: string[];
};

async function toPatch(
  queries: Queries,
  row: DuerpRow,
  { risques = [], unites = [] }: Change,
): Promise<DuerpPatch> {
  const sums = await sumNiveauxByUnite(queries, row.id);
  const meanOf = (some: typeof sums) => {
    const evalues = some.reduce((total, { evalues: count }) => total + count, 0);
    return evalues === 0 ? null : some.reduce((total, { somme }) => total + (somme ?? 0), 0) / evalues;
  };
  const niveauDeRisqueTotalValue = meanOf(sums);
  return {
    isPatch: true,
    id: row.id,
    displayName: row.displayName,
    hasBeenModifiedSinceLastGeneration: hasBeenModified(row),
    niveauDeRisqueTotalValue,
    niveauDeRisqueTotalStatus: classifyNiveauDeRisque(niveauDeRisqueTotalValue),
    unitesDeTravail: unites.map((idUniteDeTravail) => ({
      idUniteDeTravail,
      niveauDeRisqueValue: meanOf(sums.filter((sum) => sum.idUniteDeTravail === idUniteDeTravail)),
    })),
    risques: risques.map(toRisquePatch),
  };
}

/** Runs the change on the newest document; a refusal of a client that saw an older one is a conflict first. */
async function runChange(isLate: boolean, change: () => Promise<Change>): Promise<Change> {
  try {
    return await change();
  } catch (error) {
    throw isLate && error instanceof Problem ? documentChanged() : error;
  }
}

/**
 * The one way to write in a document: it is locked, the client's revision is compared, the change and the new revision
 * are one transaction, and the answer is the document or the contract's patch (decisions D2, D3).
 * A stale write (`isLate`) whose effect is already there is answered as done (RFC 9110, 13.1.1): it is the retry of a lost answer.
 * Its answer is the document, whatever it prefers: the client has not seen what its new ETag stands for.
 */
export const writeDuerp =
  ({ config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>) =>
  (
    { caller, path, headers }: WriteContext,
    change: (queries: Queries, row: DuerpRow, isLate: boolean) => Promise<Change>,
  ): Promise<Answer<DuerpWriteResult>> =>
    database.transaction(async (queries) => {
      const owned = { id: path.id, accountId: caller.accountId };
      const before = await lockDuerp(queries, database.engine, owned);
      if (before === undefined) throw duerpNotFound();
      const isLate = isStale(headers['If-Match'], before);
      const changed = await runChange(isLate, () => change(queries, before, isLate));
      if (isLate && changed.isChanged) throw documentChanged();
      const row = changed.isChanged
        ? await raiseRevision(queries, before, { ...changed.document, updatedAt: clock.now().toISOString() })
        : before;
      return prefersMinimal(headers.Prefer) && !isLate
        ? new Answer<DuerpWriteResult>(await toPatch(queries, row, changed), {
            headers: { etag: toEtag(row), 'preference-applied': 'return=minimal' },
          })
        : new Answer<DuerpWriteResult>(await readDuerpDocument(queries, row, { config, clock }), {
            headers: { etag: toEtag(row) },
          });
    });

async function raiseRevision(queries: Queries, row: DuerpRow, changes: Partial<DuerpRow>) {
  const written = { ...changes, revision: row.revision + 1 };
  await updateDuerp(queries, row.id, written);
  return { ...row, ...written };
}
