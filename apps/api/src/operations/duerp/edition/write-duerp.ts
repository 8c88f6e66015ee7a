import type { DuerpPatch, DuerpWriteResult } from '@odu/api-contract';
import { classifyNiveauDeRisque } from '@odu/domain';
import { Answer } from '../../../contract/answers.ts';
import { Problem } from '../../../contract/problem.ts';
import type { Caller } from '../../../contract/types.ts';
import type { Queries } from '../../../db/database.ts';
import { raiseAndReadOnce, type Read, readTogether, updateDuerpAndRead } from '../../../db/readings.ts';
import type { Deps } from '../../../deps.ts';
import {
  readingOfNiveaux,
  readingOfSize,
  readingsOfContent,
} from '../../../repositories/duerp/duerp-content-repository.ts';
import { type DuerpRow, lockDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import type { RisqueRow } from '../../../repositories/duerp/risque-repository.ts';
import { DuerpTooLarge, requireSize, toSize } from '../lecture/duerp-size.ts';
import { isStale, prefersMinimal, toEtag } from '../lecture/etag.ts';
import { documentChanged, duerpNotFound } from '../problems.ts';
import { hasBeenModified, toDuerpDocument } from '../lecture/read-duerp-document.ts';
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
  /** Whether the parts became greater: then the document is measured. */
  isGrowing?: boolean;
  /** Whose levels were computed. */
  risques?: RisqueRow[];
  unites?: string[];
};

type Niveaux = Read<{ niveaux: ReturnType<typeof readingOfNiveaux> }>['niveaux'];

function toPatch(row: DuerpRow, sums: Niveaux, { risques = [], unites = [] }: Change): DuerpPatch {
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
  ): Promise<Answer<DuerpWriteResult>> => {
    const work = async (queries: Queries) => {
      const owned = { id: path.id, accountId: caller.accountId };
      const before = await lockDuerp(queries, database.engine, owned);
      if (before === undefined) throw duerpNotFound();
      const isLate = isStale(headers['If-Match'], before);
      const changed = await runChange(isLate, () => change(queries, before, isLate));
      if (isLate && changed.isChanged) throw documentChanged();
      const answer = prefersMinimal(headers.Prefer) && !isLate ? answerPatch : answerDocument;
      return answer(queries, before, changed, { config, clock });
    };
    return database.transaction(work).catch(async (error: unknown) => {
      if (!(error instanceof DuerpTooLarge)) throw error;
      const { size } = await readTogether(database.queries, { size: readingOfSize(path.id) });
      throw error.explain(toSize(size));
    });
  };

type Answerer = (
  queries: Queries,
  before: DuerpRow,
  changed: Change,
  deps: Pick<Deps, 'config' | 'clock'>,
) => Promise<Answer<DuerpWriteResult>>;

const raiseAndReadNiveaux = raiseAndReadOnce((id) => ({ niveaux: readingOfNiveaux(id) }));
const raiseReadAndMeasure = raiseAndReadOnce((id) => ({
  niveaux: readingOfNiveaux(id),
  size: readingOfSize(id),
}));

/** What most edits are: rows of the parts changed, and of the document itself its revision alone. */
async function raiseOnly(queries: Queries, before: DuerpRow, isGrowing: boolean, clock: Deps['clock']) {
  const updatedAt = clock.now().toISOString();
  const row = { ...before, updatedAt, revision: before.revision + 1 };
  if (!isGrowing) return { row, read: await raiseAndReadNiveaux(queries, before.id, updatedAt) };
  const read = await raiseReadAndMeasure(queries, before.id, updatedAt);
  requireSize(toSize(read.size));
  return { row, read };
}

const answerPatch: Answerer = async (queries, before, changed, { clock }) => {
  const { row, read } =
    changed.isChanged && changed.document === undefined
      ? await raiseOnly(queries, before, changed.isGrowing ?? false, clock)
      : await raiseRevision(queries, before, changed, clock, { niveaux: readingOfNiveaux(before.id) });
  return new Answer<DuerpWriteResult>(toPatch(row, read.niveaux, changed), {
    headers: { etag: toEtag(row), 'preference-applied': 'return=minimal' },
  });
};

const answerDocument: Answerer = async (queries, before, changed, deps) => {
  const { row, read } = await raiseRevision(queries, before, changed, deps.clock, readingsOfContent(before));
  const { document, etag } = toDuerpDocument(row, read, deps);
  return new Answer<DuerpWriteResult>(document, { headers: { etag } });
};

/** Raises the revision of a document that changed, and reads what its answer is made of by the same statement. */
async function raiseRevision<R extends Parameters<typeof readTogether>[1]>(
  queries: Queries,
  before: DuerpRow,
  { isChanged, isGrowing = false, document }: Change,
  clock: Deps['clock'],
  readings: R,
): Promise<{ row: DuerpRow; read: Read<R> }> {
  if (!isChanged) return { row: before, read: await readTogether(queries, readings) };
  const written = { ...document, updatedAt: clock.now().toISOString(), revision: before.revision + 1 };
  const measure = isGrowing ? { size: readingOfSize(before.id) } : {};
  const read = await updateDuerpAndRead(queries, before.id, written, { ...readings, ...measure });
  // Beside a generic's own names, the type checker does not see this one.
  const { size } = read as Partial<Read<{ size: ReturnType<typeof readingOfSize> }>>;
  if (size) requireSize(toSize(size));
  return { row: { ...before, ...written }, read };
}
