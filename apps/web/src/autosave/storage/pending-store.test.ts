import { applyIntent, recreate, renommerUnite, supprimerRisque } from '@odu/domain';
import type { Intent } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import { acknowledgeIntent, appendIntent, NOTHING_PENDING } from '../queue/pending.ts';
import type { Pending } from '../queue/pending.ts';
import { DOCUMENT, findUnite, stamp, write } from '../queue/queue-fixture.test-data.ts';
import { MemoryStorage } from './memory-storage.test-data.ts';
import { createPendingStore } from './pending-store.ts';

/** Web Locks of one browser: a page's locks end with the page. */
const createBrowser = () => {
  const held = new Map<string, string>();
  const openPage = (pageId: string) => {
    const request = async (name: string, ...rest: unknown[]) => {
      const callback = rest.at(-1) as (lock: Lock | null) => unknown;
      const [options] = rest as [LockOptions | undefined];
      // Who does not ask for it only if it is there waits for the other page, which may stay open all day.
      if (held.has(name)) return options?.ifAvailable === true ? callback(null) : new Promise(() => {});
      held.set(name, pageId);
      const lock: Lock = { name, mode: 'exclusive' };
      const answer = callback(lock);
      if (answer instanceof Promise) return answer.finally(() => held.delete(name));
      held.delete(name);
      return answer;
    };
    return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
  };
  const closePage = (pageId: string) => {
    for (const [name, owner] of held) if (owner === pageId) held.delete(name);
  };
  return { storage: new MemoryStorage(), openPage, closePage };
};

const RECORD: Pending = {
  intents: [
    {
      id: '1',
      at: '2026-11-22T08:00:00.000Z',
      kind: 'activerPapripact',
      base: { isPapripactEnabled: false },
      values: { isPapripactEnabled: true },
    },
  ],
  vues: [],
};

/** What a page of the version before wrote. */
const OLDER = {
  etag: '"4"',
  queue: [
    {
      id: '1',
      key: 'papripact',
      isBarrier: false,
      write: { kind: 'papripact', body: { isPapripactEnabled: true } },
    },
  ],
};

/** A browser with one page after the other, and the account that is signed in there. */
const setUp = () => {
  const { storage, openPage, closePage } = createBrowser();
  const user = { accountId: 'claire' as string | null };
  const open = (pageId: string) => {
    let count = 0;
    return createPendingStore({
      storage,
      locks: openPage(pageId),
      createPageId: () => (count++ === 0 ? pageId : `${pageId}-${count}`),
      getAccountId: () => user.accountId,
    });
  };
  return { storage, user, open, closePage };
};

const adoptAll = async (
  store: ReturnType<typeof createPendingStore>,
  upgrade = (): Promise<Pending> => Promise.reject(new Error('nothing older is expected')),
) => {
  const adopted: [string, Pending][] = [];
  await store.adoptOrphans({
    adopt: (documentId, pending) => adopted.push([documentId, pending]) > 0,
    upgrade,
  });
  return adopted;
};

test('a page takes over what a closed page left, once', async () => {
  const { open, closePage } = setUp();
  open('p1').save('claire', 'duerp', RECORD);
  closePage('p1');
  const store = open('p2');
  expect(await adoptAll(store)).toEqual([['duerp', RECORD]]);
  expect(await adoptAll(store)).toEqual([]);
});

test('a page leaves the writes of another open tab alone', async () => {
  const { storage, open } = setUp();
  open('p1').save('claire', 'duerp', RECORD);
  expect(await adoptAll(open('p2'))).toEqual([]);
  expect(storage.getItem('odu.autosave:claire:p1:duerp:1')).not.toBeNull();
});

test('another account takes over nothing, a visitor neither; the account itself finds it again', async () => {
  const { open, closePage, user, storage } = setUp();
  open('p1').save('claire', 'duerp', RECORD);
  closePage('p1');
  for (const accountId of ['paul', 'cl', null]) {
    user.accountId = accountId;
    expect(await adoptAll(open(`of ${accountId}`))).toEqual([]);
  }
  expect(storage.length).toBe(1);
  user.accountId = 'claire';
  expect(await adoptAll(open('p2'))).toEqual([['duerp', RECORD]]);
});

test('who signs in while an older document is read takes nothing of the account before', async () => {
  const { open, user, storage } = setUp();
  storage.setItem('odu.autosave:claire:p0:duerp', JSON.stringify(OLDER));
  const upgrade = () => {
    user.accountId = 'paul';
    return Promise.resolve(RECORD);
  };
  expect(await adoptAll(open('p1'), upgrade)).toEqual([]);
  expect(Object.keys(storage)).toEqual(['odu.autosave:claire:p0:duerp']);
});

test('a page without locks, as without https, does not take its own writes for those of another', async () => {
  const { storage } = setUp();
  const edges = { storage, locks: undefined, getAccountId: () => 'claire' };
  const store = createPendingStore({ ...edges, createPageId: () => 'p1' });
  store.save('claire', 'duerp', RECORD);
  expect(await adoptAll(store)).toEqual([]);
  expect(await adoptAll(createPendingStore({ ...edges, createPageId: () => 'p2' }))).toEqual([
    ['duerp', RECORD],
  ]);
});

test('what a page disowns is taken over without a reload, by another page or by itself', async () => {
  const { open } = setUp();
  const store = open('p1');
  store.save('claire', 'duerp', RECORD);
  expect(await adoptAll(store)).toEqual([]);
  store.disown();
  // A lock ends a moment later.
  await Promise.resolve();
  expect(await adoptAll(store)).toEqual([['duerp', RECORD]]);
  store.save('claire', 'duerp', RECORD);
  expect(await adoptAll(open('p2'))).toEqual([]);
});

test('an acknowledged queue leaves nothing behind', () => {
  const { storage, open } = setUp();
  const first = open('p1');
  first.save('claire', 'duerp', RECORD);
  first.save('claire', 'duerp', { intents: [], vues: [] });
  expect(storage.length).toBe(0);
});

test('a deleted document leaves nothing to send, in any page', () => {
  const { storage, open } = setUp();
  const store = open('p1');
  store.save('claire', 'deleted', RECORD);
  store.save('claire', 'kept', RECORD);
  storage.setItem('odu.autosave:claire:p0:deleted', JSON.stringify(RECORD));
  store.forget('deleted');
  expect(Object.keys(storage)).toEqual(['odu.autosave:claire:p1:kept:1']);
  // And what is kept of the others goes on as it was.
  store.save('claire', 'kept', { intents: [], vues: [] });
  expect(storage.length).toBe(0);
});

test('a full storage does not stop the edit that it cannot keep', () => {
  const { storage, open } = setUp();
  const store = open('p1');
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => store.save('claire', 'duerp', RECORD)).not.toThrow();
});

test.for<[what: string, full: string, pending: Pending]>([
  [
    'the first of two edits',
    ':1',
    { intents: ['r1', 'r2'].map((id) => stamp(write(id, { danger: 'Four' })(DOCUMENT))), vues: [] },
  ],
  ['an edit that nobody can read', ':x1', { ...RECORD, illisibles: ['{"queue":'] }],
])('%s for which there is no room is told, though the rest is kept', ([, full, pending]) => {
  const { storage, open } = setUp();
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (key.endsWith(full)) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  expect(open('p1').save('claire', 'duerp', pending)).toBe(false);
  expect(Object.keys(storage).filter((key) => key.startsWith('odu.'))).toHaveLength(1);
});

test('a unit that is damaged in the storage is left out, its edit is not', async () => {
  const { storage, open } = setUp();
  const [intent] = RECORD.intents;
  const vues = [null, { place: [] }, { item: { idUniteDeTravail: 'u1', risques: [] }, place: [] }];
  storage.setItem('odu.autosave:claire:p0:duerp:1', JSON.stringify({ format: 3, intent, vues }));
  expect(await adoptAll(open('p1'))).toEqual([['duerp', RECORD]]);
});

test('what an older version of the page left is upgraded once it can be, and kept until then', async () => {
  const { storage, open } = setUp();
  storage.setItem('odu.autosave:claire:p0:duerp', JSON.stringify(OLDER));
  const store = open('p1');
  expect(await adoptAll(store, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual([]);
  expect(storage.length).toBe(1);
  expect(await adoptAll(store, () => Promise.resolve(RECORD))).toEqual([['duerp', RECORD]]);
  expect(storage.length).toBe(0);
});

test('a storage too small for what the edits were made on keeps the edits', () => {
  const { storage, open } = setUp();
  const store = open('p1');
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (value.includes('categorieDeRisques')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  const intent = stamp(write('r1', { danger: 'Four' })(DOCUMENT));
  const isKept = store.save('claire', 'duerp', {
    intents: [intent],
    vues: [{ item: findUnite(DOCUMENT, 'u1'), place: 'fin' }],
  });
  expect(isKept).toBe(true);
  expect(JSON.parse(storage.getItem('odu.autosave:claire:p1:duerp:1') ?? '')).toEqual({
    format: 3,
    intent,
    vues: [],
  });
});

test('what there is no room to write under this page stays where it was until it is sent', async () => {
  const { storage, open } = setUp();
  const key = 'odu.autosave:claire:p0:duerp';
  const text = JSON.stringify({ format: 2, ...RECORD });
  storage.setItem(key, text);
  const store = open('p1');
  const upgrade = () => Promise.reject(new Error('nothing older is expected'));
  await store.adoptOrphans({ adopt: () => false, upgrade });
  expect(storage.getItem(key)).toBe(text);
  expect(store.save('claire', 'duerp', { intents: [], vues: [] })).toBe(true);
  expect(storage.length).toBe(0);
});

test('what two closed pages left of a document and could not be moved goes with the last edit of it', async () => {
  const { storage, open } = setUp();
  for (const page of ['p0', 'p9'])
    storage.setItem(`odu.autosave:claire:${page}:duerp`, JSON.stringify({ format: 2, ...RECORD }));
  const store = open('p1');
  const upgrade = () => Promise.reject(new Error('nothing older is expected'));
  await store.adoptOrphans({ adopt: () => false, upgrade });
  expect(storage.length).toBe(2);
  store.save('claire', 'duerp', { intents: [], vues: [] });
  expect(storage.length).toBe(0);
});

test('one record of all edits, which the version before wrote, is read with the units that they are about', async () => {
  const { storage, open } = setUp();
  const record: Pending = { ...RECORD, vues: [{ item: findUnite(DOCUMENT, 'u1'), place: 'fin' }] };
  storage.setItem('odu.autosave:claire:p0:duerp', JSON.stringify({ format: 2, ...record }));
  expect(await adoptAll(open('p1'))).toEqual([['duerp', record]]);
});

test('an edit of an earlier page whose text holds half an emoji comes as one that the server takes', async () => {
  const { open, closePage } = setUp();
  const [edit] = RECORD.intents;
  const withName = (displayName: string): Pending => ({
    intents: [
      {
        ...edit,
        kind: 'renommerUnite',
        idUniteDeTravail: 'u1',
        base: { displayName: 'Four' },
        values: { displayName },
      } as Intent,
    ],
    vues: [],
  });
  open('p1').save('claire', 'duerp', withName('Four \ud83d'));
  closePage('p1');
  expect(await adoptAll(open('p2'))).toEqual([['duerp', withName('Four \ufffd')]]);
});

test.for([
  ['damaged', '{"queue":'],
  ['of a later version', '{"format":4,"edits":[]}'],
  ['of nobody', '[]'],
] as const)('what is %s is handed on as it is, and kept for a page that can read it', async ([, text]) => {
  const { storage, open, closePage } = setUp();
  storage.setItem('odu.autosave:claire:p0:duerp', text);
  const first = open('p1');
  const illisible = { intents: [], vues: [], illisibles: [text] };
  expect(await adoptAll(first)).toEqual([['duerp', illisible]]);
  first.save('claire', 'duerp', illisible);
  closePage('p1');
  expect(await adoptAll(open('p2'))).toEqual([['duerp', illisible]]);
});

test('an edit that could not be read is read again by the page that can; a damaged one is told apart from the others', async () => {
  const { open, closePage } = setUp();
  const [good] = RECORD.intents;
  const damaged = { id: 'x', kind: 'photographierUnite' };
  open('p1').save('claire', 'duerp', {
    intents: [],
    vues: [],
    illisibles: [damaged, good, JSON.stringify({ format: 2, ...RECORD })],
  });
  closePage('p1');
  expect(await adoptAll(open('p2'))).toEqual([['duerp', { ...RECORD, illisibles: [damaged] }]]);
});

test('writes of the older format that cannot be understood are kept as they are', async () => {
  const { storage, open } = setUp();
  const text = JSON.stringify(OLDER);
  storage.setItem('odu.autosave:claire:p0:duerp', text);
  const store = open('p1');
  const adopted: Pending[] = [];
  await store.adoptOrphans({
    adopt: (_, pending) => adopted.push(pending) > 0,
    upgrade: () => Promise.resolve(null),
  });
  expect(adopted).toEqual([{ intents: [], vues: [], illisibles: [text] }]);
});

describe('in a unit of 2,000 risks', () => {
  const RISQUES = Array.from({ length: 2_000 }, (_, n) =>
    makeRisque(`r${n}`, { danger: 'Sol mouillé '.repeat(20) }),
  );
  const BIG = makeDuerp([makeUnite('u1', RISQUES), makeUnite('u2')]);

  /** The characters that each of these edits wrote, and what another page takes over. */
  const editAll = async (count: number) => {
    const { storage, open, closePage } = setUp();
    let written = 0;
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (key, value) => {
      written += key.length + value.length;
      setItem(key, value);
    };
    const store = open('p1');
    const costs: number[] = [];
    let [pending, document] = [NOTHING_PENDING, BIG];
    for (let n = 0; n < count; n += 1) {
      const before = written;
      const intent = stamp(write(`r${n * 7}`, { danger: `Four ${n}`, evalGravite: 3 })(document));
      pending = appendIntent(pending, intent, { document });
      document = applyIntent(document, intent);
      store.save('claire', 'duerp', pending);
      costs.push(written - before);
    }
    const [sent] = pending.intents;
    const before = written;
    if (sent !== undefined) store.save('claire', 'duerp', acknowledgeIntent(pending, sent));
    closePage('p1');
    return { costs, acknowledged: written - before, pending, adopted: await adoptAll(open('p2')), storage };
  };

  test('each edit writes what it is about, however many wait, and its acknowledgement writes nothing', async () => {
    const { costs, acknowledged } = await editAll(200);
    expect(Math.max(...costs)).toBeLessThan(2_500);
    expect(acknowledged).toBe(0);
  });

  test('every edit is there again after a load, and its risk can be made again where it was', async () => {
    const { adopted, pending } = await editAll(30);
    const [[, left] = ['', NOTHING_PENDING]] = adopted;
    expect(left.intents).toEqual(pending.intents.slice(1));
    const risque = { entite: 'risque', id: 'r14', nom: '', idUniteDeTravail: 'u1', nomDeLUnite: '' } as const;
    expect(recreate(left.vues, risque)).toMatchObject({
      kind: 'restaurerRisques',
      risques: [
        {
          item: { idRisque: 'r14', evalGravite: null },
          place: ['r13', 'r12', 'r11', 'r10', 'r9', 'r8', 'r7', 'r6', 'r5', 'r4'],
        },
      ],
    });
  });

  test('each small unit is kept whole, of whichever edit it is', async () => {
    const { open, closePage } = setUp();
    const makers = [write('r1', { danger: 'Four' }), () => renommerUnite(findUnite(DOCUMENT, 'u2'), 'Vente')];
    const pending = makers.reduce(
      (made: Pending, maker) => appendIntent(made, stamp(maker(DOCUMENT)), { document: DOCUMENT }),
      NOTHING_PENDING,
    );
    open('p1').save('claire', 'duerp', pending);
    closePage('p1');
    const [[, left] = ['', NOTHING_PENDING]] = await adoptAll(open('p2'));
    expect(left.vues).toEqual([
      { item: findUnite(DOCUMENT, 'u1'), place: [] },
      { item: findUnite(DOCUMENT, 'u2'), place: ['u1'] },
    ]);
  });

  test('what the server took of an edit is in what is made again after a load', async () => {
    const { open, closePage } = setUp();
    const store = open('p1');
    const taken = stamp(write('r1', { danger: 'Four' })(DOCUMENT));
    const shown = applyIntent(DOCUMENT, taken);
    const left = stamp(write('r1', { remarques: 'Gants' })(shown));
    const pending = appendIntent(appendIntent(NOTHING_PENDING, taken, { document: DOCUMENT }), left, {
      document: shown,
    });
    store.save('claire', 'duerp', pending);
    store.save('claire', 'duerp', acknowledgeIntent(pending, taken));
    closePage('p1');
    const [[, adopted] = ['', NOTHING_PENDING]] = await adoptAll(open('p2'));
    const risque = { entite: 'risque', id: 'r1', nom: '', idUniteDeTravail: 'u1', nomDeLUnite: '' } as const;
    expect(recreate(adopted.vues, risque)).toMatchObject({
      risques: [{ item: { idRisque: 'r1', danger: 'Four' } }],
    });
  });

  test('a small unit is kept whole', async () => {
    const { open, closePage } = setUp();
    const intent = stamp(write('r1', { danger: 'Four' })(DOCUMENT));
    open('p1').save('claire', 'duerp', appendIntent(NOTHING_PENDING, intent, { document: DOCUMENT }));
    closePage('p1');
    const [[, left] = ['', NOTHING_PENDING]] = await adoptAll(open('p2'));
    expect(left.vues).toEqual([{ item: findUnite(DOCUMENT, 'u1'), place: [] }]);
  });

  test('a small unit is kept whole by the first edit that is made again with it, whatever was deleted in it before', async () => {
    const { open, closePage } = setUp();
    const [r1, r2] = findUnite(DOCUMENT, 'u1').risques;
    if (r1 === undefined || r2 === undefined) throw new Error('the unit has two risks');
    const deletion = stamp(supprimerRisque(findUnite(DOCUMENT, 'u1'), r1));
    const shown = applyIntent(DOCUMENT, deletion);
    const pending = appendIntent(
      appendIntent(NOTHING_PENDING, deletion, { document: DOCUMENT }),
      stamp(renommerUnite(findUnite(shown, 'u1'), 'Fournil')),
      { document: shown },
    );
    open('p1').save('claire', 'duerp', pending);
    closePage('p1');
    const [[, left] = ['', NOTHING_PENDING]] = await adoptAll(open('p2'));
    expect(left.vues).toMatchObject([{ item: { risques: [r1, r2] } }]);
  });
});

test('edits stay in their order when one comes between them, and one that changes is written again', async () => {
  const { storage, open, closePage } = setUp();
  const store = open('p1');
  const intents = ['r1', 'r2', 'r1'].map((id, n) => stamp(write(id, { danger: `Four ${n}` })(DOCUMENT)));
  store.save('claire', 'duerp', { intents, vues: [] });
  const recreated = stamp(renommerUnite(findUnite(DOCUMENT, 'u2'), 'Vente'));
  const rebased = { ...intents[1], at: 'later' } as Intent;
  const wanted = [intents[0], recreated, rebased, intents[2]].filter((one) => one !== undefined);
  store.save('claire', 'duerp', { intents: wanted, vues: [] });
  expect(storage.length).toBe(4);
  closePage('p1');
  expect(await adoptAll(open('p2'))).toEqual([['duerp', { intents: wanted, vues: [] }]]);
});

test('an edit that changes is written over what it was, and the others stay', async () => {
  const { storage, open, closePage } = setUp();
  const store = open('p1');
  const [first, second] = ['r1', 'r2'].map((id) => stamp(write(id, { danger: 'Four' })(DOCUMENT)));
  const save = (...intents: (Intent | undefined)[]) =>
    store.save('claire', 'duerp', { intents: intents.filter((one) => one !== undefined), vues: [] });
  save(first, second);
  const rebased = { ...first, at: 'later' } as Intent;
  save(rebased, second);
  expect(storage.length).toBe(2);
  closePage('p1');
  expect(await adoptAll(open('p2'))).toEqual([['duerp', { intents: [rebased, second], vues: [] }]]);
});

test('eleven edits that a closed page left come in their order, however the browser lists its keys', async () => {
  const { storage, open, closePage } = setUp();
  const intents = Array.from({ length: 11 }, (_, n) => stamp(write('r1', { danger: `Four ${n}` })(DOCUMENT)));
  open('p1').save('claire', 'duerp', { intents, vues: [] });
  closePage('p1');
  const keys = Object.keys(storage).toSorted();
  const kept = keys.map((key) => [key, storage.getItem(key) ?? ''] as const);
  storage.clear();
  // As text, « :10 » and « :11 » stand before « :2 ».
  for (const [key, text] of kept) storage.setItem(key, text);
  expect(await adoptAll(open('p2'))).toEqual([['duerp', { intents, vues: [] }]]);
});
