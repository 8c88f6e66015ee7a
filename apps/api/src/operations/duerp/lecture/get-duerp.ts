import type { Handler } from '../../../contract/types.ts';
import { isUnavailable } from '../../../db/engines/engine.ts';
import type { Deps } from '../../../deps.ts';
import { readTogether, readTogetherOnce } from '../../../db/readings.ts';
import { readingsOfContent } from '../../../repositories/duerp/duerp-content-repository.ts';
import { readingOfDuerp, updateDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import { readingsOfRights } from '../../../repositories/account/rights-repository.ts';
import { DAY } from '../../../services/clock.ts';
import { makeCouvertures } from '../../../services/duerp/couverture.ts';
import { isKeptByClient, toAnswer } from '../../../services/kept-answers.ts';
import { NotModified } from '../../../contract/answers.ts';
import { toDocumentEtag } from './etag.ts';
import { duerpNotFound } from '../problems.ts';
import { toDuerpDocument } from './read-duerp-document.ts';

type Owned = { id: string; accountId: string };

/** The highest quality that costs no more than writing the JSON. */
const QUALITY = 5;

/** Two restored databases may have the same revision: the instant of the last write tells them apart. */
const keyOf = ({ id, updatedAt }: { id: string; updatedAt: string }, etag: string) => ({
  subject: id,
  state: `${updatedAt} ${etag}`,
});

/** One statement: the parts and the tag are of one moment, without a lock. */
async function readDocument(deps: Deps, owned: Owned) {
  const { rows, ...content } = await readTogether(deps.database.queries, {
    rows: readingOfDuerp(owned),
    ...readingsOfContent(owned),
  });
  const [row] = rows;
  if (row === undefined) throw duerpNotFound();
  return { row, ...toDuerpDocument(row, content, deps) };
}

const readRights = readTogetherOnce(['id', 'accountId'], (owned) => ({
  rows: readingOfDuerp(owned),
  ...readingsOfRights(owned.accountId),
}));

/** Whose document it is, and what its tag is made of; asked at each reading, so that what another server wrote or took away counts at once. */
async function readTag(deps: Deps, owned: Owned) {
  const { rows, ...rights } = await readRights(deps.database.queries, owned);
  const [row] = rows;
  if (row === undefined) throw duerpNotFound();
  return { row, etag: toDocumentEtag(row, makeCouvertures(rights, deps).ofDuerp(row.id)) };
}

/** Notes that a document was opened. A database that takes no writes (its disk is full, it is a copy, it is locked) lets it be read all the same. */
async function noteOpening({ database, log }: Deps, id: string, openedAt: string): Promise<void> {
  try {
    await updateDuerp(database.queries, id, { openedAt });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error, duerpId: id }, 'that a document was opened could not be noted');
  }
}

/** The whole document, from what is kept of it while its tag is the same. */
export const getDuerp =
  (deps: Deps): Handler<'getDuerp'> =>
  async ({ caller, path, headers, encoding }) => {
    const owned = { id: path.id, accountId: caller.accountId };
    const ifNoneMatch = headers['If-None-Match'];
    const seen = await readTag(deps, owned);
    const now = deps.clock.now();
    // Once a day is enough for the 12 months of decision D5, and spares a write at each reading.
    if (now.getTime() - Date.parse(seen.row.openedAt) > DAY)
      await noteOpening(deps, owned.id, now.toISOString());
    if (isKeptByClient(ifNoneMatch, seen.etag)) return new NotModified({ etag: seen.etag });
    const kept = deps.keptDuerps.find(keyOf(seen.row, seen.etag), encoding);
    if (kept) return toAnswer(kept, { ifNoneMatch });
    // Somebody may have written since.
    const { row, document, etag } = await readDocument(deps, owned);
    const key = keyOf(row, etag);
    const text = JSON.stringify(document);
    return toAnswer(await deps.keptDuerps.keep(key, text, { etag, encoding, quality: QUALITY }), {
      ifNoneMatch,
    });
  };
