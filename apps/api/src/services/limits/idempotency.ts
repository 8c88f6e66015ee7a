import type { CreatedResource } from '@odu/api-contract';
import { Answer } from '../../contract/answers.ts';
import { Problem } from '../../contract/problem.ts';
import type { OperationId } from '../../contract/types.ts';
import type { Database, Queries } from '../../db/database.ts';
import {
  deleteKeptAnswers,
  findKeptAnswer,
  insertKeptAnswer,
  type KeptAnswerRow,
} from '../../repositories/server/kept-answer-repository.ts';
import { type Clock, DAY, instantAfter } from '../clock.ts';
import { canonicalJson, sha256 } from '../duerp/version-chain.ts';

/** How long an answer is kept (decision D13). */
const KEPT_MS = DAY;

/** A call that may carry a key; without one nothing is kept, and nothing found. */
export type KeyedCall = {
  accountId: string;
  operation: OperationId;
  /** The id in the path; empty without one. */
  resource: string;
  key: string | undefined;
  body?: unknown;
};

/** What was created, with the ETag of its document. */
export type Created = { id: string; etag: string };

/**
 * Makes a creation that is sent twice happen once (decision D13). The answer is kept by the transaction that does the
 * work: both are there or neither, so a failed or interrupted call leaves its key free, and no other state is needed.
 */
export type Idempotency = {
  /**
   * Keeps the answer to a call before its work is done, in the same transaction; answers the one that was kept for the
   * key before, and then there is nothing to do. A call that comes meanwhile waits here. Throws the 422 of another body.
   */
  keep: <Body>(queries: Queries, call: KeyedCall, answer: Answer<Body>) => Promise<Answer<Body> | undefined>;
  /** The answer that was kept for the key. Throws the 422 of another body. */
  find: <Body>(queries: Queries, call: KeyedCall) => Promise<Answer<Body> | undefined>;
  /** Forgets the answers that were kept long enough. */
  cleanUp: () => Promise<void>;
};

/** The answer of a creation. */
export const toCreated = ({ id, etag }: Created): Answer<CreatedResource> =>
  new Answer({ id }, { status: 201, headers: { etag } });

/** What is created beside a document says no state of it. */
const NO_ETAG = '';

const hashBody = (body: unknown) => sha256(body === undefined ? '' : canonicalJson(body));

function replay<Body>(row: KeptAnswerRow | undefined, { body }: KeyedCall): Answer<Body> | undefined {
  if (row === undefined) return undefined;
  if (row.bodySha256 !== hashBody(body)) {
    const message =
      'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page, puis réessayez.';
    throw new Problem(422, { message, errors: [{ path: '/Idempotency-Key', message }] });
  }
  // This server alone writes the column, with what the operation answers.
  return new Answer(JSON.parse(row.body) as Body, {
    status: row.status,
    headers: row.etag === NO_ETAG ? {} : { etag: row.etag },
  });
}

export function makeIdempotency(database: Database, clock: Clock): Idempotency {
  const expired = () => instantAfter(clock, -KEPT_MS);
  const find = async <Body>(queries: Queries, call: KeyedCall): Promise<Answer<Body> | undefined> => {
    const { key, body: _body, ...identity } = call;
    if (key === undefined) return undefined;
    return replay<Body>(await findKeptAnswer(queries, { ...identity, key }, expired()), call);
  };
  return {
    find,
    async keep<Body>(queries: Queries, call: KeyedCall, { status, body, headers }: Answer<Body>) {
      const { key, body: requestBody, ...identity } = call;
      if (key === undefined) return undefined;
      const row = {
        ...identity,
        key,
        bodySha256: hashBody(requestBody),
        status,
        body: JSON.stringify(body),
        etag: headers['etag'] ?? NO_ETAG,
        createdAt: clock.now().toISOString(),
      };
      const isFirst = await insertKeptAnswer(queries, row, expired());
      return isFirst ? undefined : find<Body>(queries, call);
    },
    cleanUp: () => deleteKeptAnswers(database.queries, expired()),
  };
}
