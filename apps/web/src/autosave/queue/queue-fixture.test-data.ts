import { isDeepStrictEqual } from 'node:util';
import type { DuerpDocument, Risque } from '@odu/api-contract';
import { applyIntent, modifierRisque } from '@odu/domain';
import type { Ecriture, Edition, Intent, ValeursDeRisque } from '@odu/domain';
import { vi } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import { createDocumentQueue } from './document-queue.ts';
import type { QueueEdges, Read } from './queue-edges.ts';
import type { Pending } from './pending.ts';

/** Two units; the first one has two risks. */
export const DOCUMENT = makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')]), makeUnite('u2')]);

/** Makes an edit of the document that a person looks at. */
export type Maker = (document: DuerpDocument) => Edition | null;

/** Gives a unit of a document; throws when it has none of this id. */
export function findUnite({ data }: DuerpDocument, id: string) {
  const found = data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
}

/** Gives a risk of the first unit; undefined when it is gone. */
export const findRisque = (document: DuerpDocument, id: string): Risque | undefined =>
  findUnite(document, 'u1').risques.find(({ idRisque }) => idRisque === id);

/** Writes values in a risk of the first unit. */
export const write =
  (id: string, values: Partial<ValeursDeRisque>): Maker =>
  (document) => {
    const risque = findRisque(document, id);
    if (risque === undefined) throw new Error(`no risk ${id}`);
    return modifierRisque({ idUniteDeTravail: 'u1' }, risque, values);
  };

let made = 0;

/** The edit as an intent of its own. */
export function stamp(edition: Edition | null): Intent {
  if (edition === null) throw new Error('nothing to edit');
  made += 1;
  return { id: `i${made}`, at: '2026-11-22T08:00:00.000Z', ...edition };
}

/** Lets what is already answered be dealt with, under fake timers. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

type Call = {
  readonly ecriture: Ecriture;
  readonly ifMatch: string | null;
  /** The server does as it should: 409 for an edit of another version, else it writes and answers the new one. */
  readonly receive: () => Promise<unknown>;
  /** The server had the effect already: it answers with the document as it is by now. */
  readonly findDone: () => Promise<unknown>;
  /** The server writes, and its answer is lost on the way. */
  readonly loseAnswer: () => Promise<unknown>;
  /** The server writes; the answer given back comes as late as the test wants. */
  readonly answerLate: () => () => Promise<unknown>;
  /** The server refuses; 0 is no network. */
  readonly refuse: (status: number, retryAfterSeconds?: number) => Promise<unknown>;
};

const toError = (status: number, retryAfterSeconds?: number) =>
  Object.assign(new Error(`status ${status}`), { status, retryAfterSeconds });

/** One page with its queue, a server that other people write to, and the browser's storage. */
export function openQueue({
  document = DOCUMENT,
  onRefused = (): 'hold' | 'drop' => 'hold',
  onOvertaken = (() => undefined) as QueueEdges['onOvertaken'],
  isRead = true,
  /** The device has room for what is to be kept over a reload. */
  hasRoom = true,
  /** Instead of the server of the test. */
  send = undefined as QueueEdges['send'] | undefined,
} = {}) {
  const server = { document, version: 1, readFails: null as number | null, reads: 0 };
  /** A reading waits for it. */
  const reading = { until: Promise.resolve() };
  const page = { document };
  const calls: Call[] = [];
  const persisted: Pending[] = [];
  const onMerged = vi.fn<() => void>();
  const onReplaced = vi.fn<(intentIds: readonly string[]) => void>();
  const refusals: { intent: Intent; error: unknown }[] = [];

  const take = (intent: Intent): string => {
    server.document = applyIntent(server.document, intent);
    server.version += 1;
    return `"${server.version}"`;
  };
  const queue = createDocumentQueue({
    send: (ecriture, ifMatch) =>
      send?.(ecriture, ifMatch) ??
      new Promise((resolve, reject) => {
        const [intent] = queue.getPending().intents;
        if (intent === undefined) throw new Error('sent without an edit');
        calls.push({
          ecriture,
          ifMatch,
          receive: () => {
            if (ifMatch === `"${server.version}"`) resolve({ etag: take(intent) });
            else reject(toError(409));
            return settle();
          },
          findDone: () => {
            resolve({ etag: `"${server.version}"`, document: server.document });
            return settle();
          },
          loseAnswer: () => {
            take(intent);
            reject(toError(0));
            return settle();
          },
          answerLate: () => {
            const etag = take(intent);
            return () => {
              resolve({ etag });
              return settle();
            };
          },
          refuse: (status, retryAfterSeconds) => {
            reject(toError(status, retryAfterSeconds));
            return settle();
          },
        });
      }),
    read: async (): Promise<Read> => {
      server.reads += 1;
      await reading.until;
      if (server.readFails !== null) throw toError(server.readFails);
      return { document: server.document, etag: `"${server.version}"` };
    },
    persist: (pending) => persisted.push(pending) > 0 && hasRoom,
    onReplaced,
    onOvertaken,
    onRefused: (intent, error) => {
      refusals.push({ intent, error });
      return onRefused();
    },
    onDocument: (shown) => {
      page.document = shown;
    },
    onMerged,
    isSame: isDeepStrictEqual,
    createStamp: () => ({ id: `s${(made += 1)}`, at: '2026-11-22T09:00:00.000Z' }),
  });
  if (isRead) queue.adoptRead({ document, etag: '"1"' });

  return {
    queue,
    server,
    reading,
    page,
    calls,
    persisted,
    onMerged,
    onReplaced,
    refusals,
    /** The user edits what the page shows. */
    edit: (maker: Maker): Intent => {
      const seen = page.document;
      const intent = stamp(maker(seen));
      page.document = applyIntent(seen, intent);
      queue.enqueue(intent, { document: seen });
      return intent;
    },
    /** Somebody else edits what the server holds. */
    editElsewhere: (maker: Maker): void => void take(stamp(maker(server.document))),
    call: (index: number): Call => {
      const found = calls[index];
      if (found === undefined) throw new Error(`call ${index} was not made`);
      return found;
    },
  };
}
