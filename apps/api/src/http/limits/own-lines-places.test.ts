import { listOperations, readContract } from '@odu/api-contract/document';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { WaitingTime } from '../../db/waiting-time.ts';
import type { Lines } from '../../services/pacing/lines.ts';
import { WaitedTooLong } from '../../services/pacing/patience.ts';
import { AT_ONCE, enterLine, isKeptFile, makeEnterFiles } from './own-lines.ts';
import { isPacedOperation } from './paced-calls.ts';

const caller = { accountId: 'anne', sessionId: 's', isDelegated: false };
const makeLines = (enter: Lines['enter']): Lines => ({ enter, size: 0 });

// The pool of PostgreSQL has ten: two are left for others whatever one account asks for, with a big body too.
test('an account holds eight connections of the database at most', () => {
  const { calls, files, pdfs } = AT_ONCE;
  expect({ calls, files, pdfs, all: calls + files + pdfs + 1 }).toEqual({
    calls: 3,
    files: 2,
    pdfs: 2,
    all: 8,
  });
});

test('a file that is there already does not wait behind those that the engine makes', () => {
  const files = listOperations(readContract()).filter(
    (operation) => !operation.isPublic && !isPacedOperation(operation),
  );
  const idsOf = (isKept: boolean) =>
    files.flatMap(({ id }) => (isKeptFile(id) === isKept ? [id] : [])).toSorted();
  expect(idsOf(true)).toEqual([
    'downloadArchivedVersion',
    'downloadInvoice',
    'downloadVersion',
    'exportAccountData',
  ]);
  expect(idsOf(false)).toEqual([
    'downloadArchivedVersionDemo',
    'downloadAvis',
    'downloadVersionDemo',
    'downloadVersionUnite',
    'generateVersion',
  ]);
});

test('what a call waits in its line is taken from what it may wait for the database', async () => {
  let now = 0;
  const waitingTime = new WaitingTime(() => now);
  const leave = vi.fn<() => void>();
  const request = { waitingTime } as FastifyRequest;
  const lines = makeLines(async () => {
    now += 700;
    return leave;
  });
  await enterLine(request, lines, 'anne');
  expect([waitingTime.forConnectionMs, request.leaveLine]).toEqual([500, leave]);
});

test('whoever waited too long for kept files asked for too many, for a PDF its engine took too long', async () => {
  const late = new WaitedTooLong();
  const enter = (isKept: boolean, error: Error) =>
    makeEnterFiles(
      makeLines(() => Promise.reject(error)),
      { isKept },
    )({ caller } as FastifyRequest);
  await expect(enter(true, late)).rejects.toMatchObject({
    status: 429,
    message: 'Trop de demandes à la fois. Réessayez dans quelques instants.',
  });
  await expect(enter(false, late)).rejects.toBe(late);
  const fault = new Error('a fault of ours');
  await expect(enter(true, fault)).rejects.toBe(fault);
});
