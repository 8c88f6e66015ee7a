import { createApiClient } from '@odu/api-contract';
import type { DuerpDocument, Session } from '@odu/api-contract';
import {
  activerPapripact,
  applyIntent,
  ENTREPRISE_VIDE,
  modifierEntreprise,
  modifierRessourcesPapripact,
  renommerUnite,
  resolveCollision,
  supprimerUnite,
} from '@odu/domain';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { makeVersion } from '../../test/contract-data.ts';
import { createDeletedDrafts } from '../drafts/deleted-drafts.ts';
import { createDraftStore } from '../drafts/draft-store.ts';
import { duerpKeys } from '../queries/calls/keys.ts';
import { createAutosaveRegistry } from './autosave-registry.ts';
import { DOCUMENT, findRisque, findUnite, stamp, write } from './queue/queue-fixture.test-data.ts';
import { MemoryStorage } from './storage/memory-storage.test-data.ts';
import { createPendingStore } from './storage/pending-store.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** One page: the account that is signed in, and a server that may be out of reach or refuse. */
const openPage = ({
  storage = new MemoryStorage(),
  pageName = 'p',
  waitToCall = () => Promise.resolve(),
} = {}) => {
  const user = { accountId: 'claire' as string | null };
  const server = { status: 200, version: 1, document: DOCUMENT };
  const sent: { by: string | null; call: string; headers: Headers; body: unknown }[] = [];
  const session = {
    getFreshAccessToken: () => Promise.resolve('token'),
    getAccountId: () => user.accountId,
  } as unknown as Session;
  const api = createApiClient({
    session,
    frontendVersion: 'test',
    baseUrl: 'https://odu.test',
    fetch: async (request: Request) => {
      if (server.status === 0) throw new TypeError('Failed to fetch');
      const { pathname } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api/duerp/', '')}`;
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ by: user.accountId, call, headers: request.headers, body });
      const headers = { ETag: `"${server.version}"` };
      if (request.method === 'GET') return Response.json(server.document, { headers });
      if (server.status >= 400) return Response.json({ title: 'non' }, { status: server.status });
      server.version += 1;
      return Response.json({ isPatch: true }, { headers: { ETag: `"${server.version}"` } });
    },
  });
  const queryClient = new QueryClient();
  let pages = 0;
  const showRefusal = vi.fn<() => void>();
  const showMerge = vi.fn<() => void>();
  const getAccountId = () => user.accountId;
  const drafts = createDraftStore({ storage: new MemoryStorage(), getAccountId });
  const deletedDrafts = createDeletedDrafts(drafts);
  const autosaves = createAutosaveRegistry({
    api,
    queryClient,
    store: createPendingStore({
      storage,
      locks: undefined,
      createPageId: () => `${pageName}${(pages += 1)}`,
      getAccountId,
    }),
    getAccountId,
    waitToCall,
    showRefusal,
    showMerge,
    onReplaced: () => undefined,
    onOvertaken: () => undefined,
    onShown: (duerpId, document) => deletedDrafts.meet(duerpId, document),
    onEdited: (duerpId, before, after) => deletedDrafts.follow(duerpId, before, after),
  });
  const key = duerpKeys.detail('d1');
  const load = () => {
    queryClient.setQueryData<DuerpDocument>(key, server.document);
    autosaves.get('d1').adoptRead({ document: server.document, etag: `"${server.version}"` });
  };
  return {
    api,
    autosaves,
    queryClient,
    drafts,
    storage,
    user,
    server,
    sent,
    showRefusal,
    showMerge,
    load,
    shown: () => queryClient.getQueryData<DuerpDocument>(key),
    writes: () => sent.filter(({ call }) => !call.startsWith('GET')),
  };
};

const ON = activerPapripact(true);

describe('an edit', () => {
  test('is shown at once and sent with the version, asking for no answer but the new one', async () => {
    const { autosaves, load, shown, writes } = openPage();
    load();
    const done = autosaves.edit('d1', ON);
    expect(done?.before).toBe(DOCUMENT);
    expect(shown()?.data.isPapripactEnabled).toBe(true);
    expect(autosaves.hasUnsaved()).toBe(true);
    expect(autosaves.hasUnkept()).toBe(false);
    expect(autosaves.listUnsaved()).toEqual(['d1']);
    await expect(autosaves.flushAll()).resolves.toBe(true);
    expect(autosaves.hasUnsaved()).toBe(false);
    expect(autosaves.listUnsaved()).toEqual([]);
    const [first] = writes();
    expect(first?.call).toBe('POST d1/update-toggle-papripact');
    expect(first?.body).toEqual({ isPapripactEnabled: true });
    expect(first?.headers.get('If-Match')).toBe('"1"');
    expect(first?.headers.get('Prefer')).toBe('return=minimal');
  });

  test('with half an emoji in a pasted text, which no database keeps, is sent with a sign in its place', async () => {
    const { autosaves, load, shown, writes } = openPage();
    load();
    const edition = write('r1', { danger: 'Four \ud83e au gaz' })(DOCUMENT);
    if (edition !== null) autosaves.edit('d1', edition);
    expect(shown() && findRisque(shown() ?? DOCUMENT, 'r1')?.danger).toBe('Four \ufffd au gaz');
    await autosaves.flushAll();
    expect(writes()[0]?.body).toMatchObject({ danger: 'Four \ufffd au gaz' });
  });

  test('is kept before its call is made, and not sent for who has signed out meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { autosaves, load, storage, sent } = openPage({ waitToCall: () => promise });
    load();
    autosaves.edit('d1', ON);
    await tick();
    expect(sent).toEqual([]);
    const kept = Object.keys(storage);
    expect(kept).not.toEqual([]);
    autosaves.release();
    resolve();
    await tick();
    expect(sent).toEqual([]);
    expect(Object.keys(storage)).toEqual(kept);
  });

  test('of a document that is not there, or that changes nothing, is none', () => {
    const { autosaves, load } = openPage();
    expect(autosaves.edit('d1', ON)).toBeNull();
    load();
    expect(autosaves.edit('d1', activerPapripact(false))).toBeNull();
    expect(autosaves.hasUnsaved()).toBe(false);
  });

  test('refused: the PAPRIPACT goes back by itself, another waits for the user', async () => {
    const { autosaves, load, server, shown, showRefusal } = openPage();
    load();
    server.status = 403;
    autosaves.edit('d1', ON);
    await autosaves.flushAll();
    expect(shown()?.data.isPapripactEnabled).toBe(false);
    expect(autosaves.hasUnsaved()).toBe(false);
    expect(showRefusal).toHaveBeenCalledOnce();

    const edition = write('r1', { danger: 'Four' })(DOCUMENT);
    if (edition !== null) autosaves.edit('d1', edition);
    await expect(autosaves.flushAll()).resolves.toBe(false);
    expect(autosaves.get('d1').getState().kind).toBe('refused');
    expect(shown() && findRisque(shown() ?? DOCUMENT, 'r1')?.danger).toBe('Four');
    expect(showRefusal).toHaveBeenCalledTimes(2);
  });

  test('refused: what is typed of the resources is no toggle, and waits for the user too', async () => {
    const { autosaves, load, server, shown } = openPage();
    server.document = { ...DOCUMENT, data: { ...DOCUMENT.data, ressourcesPapripact: '' } };
    load();
    server.status = 422;
    const edition = modifierRessourcesPapripact('', 'Un mi-temps');
    if (edition !== null) autosaves.edit('d1', edition);
    await expect(autosaves.flushAll()).resolves.toBe(false);
    expect(autosaves.get('d1').getState().kind).toBe('refused');
    expect(shown()?.data.ressourcesPapripact).toBe('Un mi-temps');
  });

  test('of the company asks for what follows its sector once it is saved, by whichever try', async () => {
    const { autosaves, queryClient, load, server } = openPage();
    load();
    const keys = [duerpKeys.masterData('d1'), duerpKeys.list];
    for (const key of keys) queryClient.setQueryData(key, []);
    const areStale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
    server.status = 503;
    const seen = { ...ENTREPRISE_VIDE, ...DOCUMENT.data.entreprise };
    const edition = modifierEntreprise(seen, { ...seen, secteurDActivite: 'Boulangerie' });
    if (edition !== null) autosaves.edit('d1', edition);
    await expect(autosaves.flushAll()).resolves.toBe(false);
    expect(areStale()).toEqual([false, false]);
    server.status = 200;
    await expect(autosaves.flushAll()).resolves.toBe(true);
    expect(areStale()).toEqual([true, true]);
    for (const key of keys) queryClient.setQueryData(key, []);
    autosaves.edit('d1', ON);
    await autosaves.flushAll();
    expect(areStale()).toEqual([false, false]);
  });

  test('joined with somebody else’s is told', async () => {
    const { autosaves, load, server, shown, showMerge } = openPage();
    load();
    const theirs = renommerUnite(findUnite(DOCUMENT, 'u2'), 'Vente');
    server.document = applyIntent(DOCUMENT, stamp(theirs));
    server.version = 2;
    server.status = 409;
    autosaves.edit('d1', ON);
    await expect.poll(() => shown()?.data.unitesDeTravail[1]?.displayName).toBe('Vente');
    server.status = 200;
    autosaves.retryAll();
    await autosaves.flushAll();
    expect(showMerge).toHaveBeenCalledOnce();
    expect(shown()?.data.isPapripactEnabled).toBe(true);
  });
});

const { data: DATA } = DOCUMENT;
const EXPOSITIONS: DuerpDocument['data']['expositions'] = [
  { facteur: 'nuit', donneesCollectives: 'Le fournil', nombreAuDela: 2 },
];

test.for<[what: string, isTold: boolean, theirs: Partial<DuerpDocument>]>([
  ['the name of the document', true, { displayName: 'Fournil' }],
  ['the company', true, { data: { ...DATA, entreprise: ENTREPRISE_VIDE } }],
  ['the PAPRIPACT', true, { data: { ...DATA, isPapripactEnabled: true } }],
  ['its resources', true, { data: { ...DATA, ressourcesPapripact: 'Un mi-temps' } }],
  ['the annex of exposures', true, { data: { ...DATA, expositions: EXPOSITIONS } }],
  ['a version', false, { versions: [makeVersion()], hasBeenModifiedSinceLastGeneration: false }],
  ['a payment', false, { paymentStatus_Derivated: 'IN_PAID_PERIOD', hasFullAccess_Derivated: true }],
])('%s that came meanwhile is told as somebody’s edit: %s', async ([, isTold, theirs]) => {
  const { autosaves, load, server, showMerge } = openPage();
  load();
  server.document = { ...DOCUMENT, ...theirs };
  server.version = 2;
  server.status = 409;
  const mine = renommerUnite(findUnite(DOCUMENT, 'u2'), 'Vente');
  if (mine !== null) autosaves.edit('d1', mine);
  await autosaves.flushAll();
  await tick();
  server.status = 200;
  await expect(autosaves.flushAll()).resolves.toBe(true);
  expect(showMerge).toHaveBeenCalledTimes(isTold ? 1 : 0);
});

describe('what was typed in what the user deletes', () => {
  const DRAFT = { base: { danger: '' }, values: { danger: 'Four' } };
  const deletion = supprimerUnite(findUnite(DOCUMENT, 'u1'));
  const readDraft = ({ drafts }: ReturnType<typeof openPage>) => drafts.read('d1', 'risque:r1');
  const openWithDraft = () => {
    const opened = openPage();
    opened.load();
    opened.drafts.save('d1', 'risque:r1', DRAFT);
    return opened;
  };

  test('comes back with it when the user keeps what somebody else changed', async () => {
    const opened = openWithDraft();
    const { autosaves, server } = opened;
    server.document = applyIntent(DOCUMENT, stamp(renommerUnite(findUnite(DOCUMENT, 'u1'), 'Fournil')));
    server.version = 2;
    server.status = 409;
    autosaves.edit('d1', deletion);
    expect(readDraft(opened)).toBeNull();
    await expect.poll(() => autosaves.get('d1').getState().kind).toBe('conflict');
    expect(readDraft(opened)).toBeNull();
    autosaves.get('d1').resolve('autre', resolveCollision);
    expect(readDraft(opened)).toEqual(DRAFT);
  });

  test('comes back with it when a refused deletion is given up', async () => {
    const opened = openWithDraft();
    opened.server.status = 403;
    opened.autosaves.edit('d1', deletion);
    await opened.autosaves.flushAll();
    opened.autosaves.get('d1').abandon();
    expect(readDraft(opened)).toEqual(DRAFT);
  });
});

describe('the account of an edit', () => {
  test('who could not send it finds it again, whoever signs in between, without a reload', async () => {
    const { autosaves, load, storage, user, server, writes, showRefusal } = openPage();
    load();
    server.status = 0;
    autosaves.edit('d1', ON);
    await tick();
    user.accountId = null;
    autosaves.release();
    expect(autosaves.hasUnsaved()).toBe(false);

    server.status = 200;
    user.accountId = 'paul';
    await autosaves.restoreOrphans();
    autosaves.retryAll();
    await autosaves.flushAll();
    expect(writes()).toEqual([]);
    expect(storage.length).toBe(1);

    user.accountId = 'claire';
    await autosaves.restoreOrphans();
    await autosaves.flushAll();
    expect(writes().map(({ by }) => by)).toEqual(['claire']);
    expect(storage.length).toBe(0);
    expect(showRefusal).not.toHaveBeenCalled();
  });

  test('has nothing sent of it any more once its session is over, and the next account reads a document whole', async () => {
    const { api, autosaves, load, server, sent, user, writes } = openPage();
    load();
    const listener = vi.fn<() => void>();
    autosaves.subscribe(listener);
    server.status = 0;
    const queue = autosaves.get('d1');
    autosaves.edit('d1', ON);
    expect(listener).toHaveBeenCalled();
    await tick();
    server.status = 200;
    await autosaves.read(api, 'd1');
    await autosaves.read(api, 'd1');
    expect(sent.at(-1)?.headers.get('If-None-Match')).toBe('"1"');
    user.accountId = null;
    autosaves.release();
    await queue.flush();
    expect(writes()).toEqual([]);
    user.accountId = 'paul';
    await autosaves.read(api, 'd1');
    expect(sent.at(-1)?.headers.get('If-None-Match')).toBeNull();
  });

  test('on a page that outlives its session is still its author', async () => {
    const { autosaves, load, storage, user, server } = openPage();
    load();
    user.accountId = null;
    autosaves.release();
    server.status = 0;
    autosaves.edit('d1', ON);
    await tick();
    expect(Object.keys(storage)).toEqual(['odu.autosave:claire:p2:d1:1']);
    autosaves.release();
  });
});

test('what an older version of the page left is read as edits of the document, and sent', async () => {
  const { autosaves, storage, writes } = openPage();
  const older = {
    etag: '"1"',
    queue: [{ id: '1', write: { kind: 'papripact', body: { isPapripactEnabled: true } } }],
  };
  storage.setItem('odu.autosave:claire:p0:d1', JSON.stringify(older));
  await autosaves.restoreOrphans();
  await expect(autosaves.flushAll()).resolves.toBe(true);
  expect(writes().map(({ body }) => body)).toEqual([{ isPapripactEnabled: true }]);
  expect(storage.length).toBe(0);
});

test('what an older version of the page left and nobody can make edits of is told, not tried for ever', async () => {
  const { autosaves, storage } = openPage();
  const older = { etag: '"1"', queue: [{ id: '1', write: { kind: 'unites', body: null } }] };
  storage.setItem('odu.autosave:claire:p0:d1', JSON.stringify(older));
  await autosaves.restoreOrphans();
  await expect.poll(() => autosaves.get('d1').getState().kind).toBe('unreadable');
});

test('a full storage does not keep an edit from being sent, and tells that it stands in the page alone', async () => {
  const storage = new MemoryStorage();
  const { autosaves, load, writes } = openPage({ storage });
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  load();
  autosaves.edit('d1', ON);
  expect(autosaves.hasUnkept()).toBe(true);
  await expect(autosaves.flushAll()).resolves.toBe(true);
  expect(writes()).toHaveLength(1);
  expect(autosaves.hasUnkept()).toBe(false);
});

test('a deleted document leaves nothing to send; who listens hears of it', async () => {
  const { autosaves, load, server, storage, writes } = openPage();
  load();
  server.status = 0;
  const queue = autosaves.get('d1');
  autosaves.edit('d1', ON);
  await tick();
  // A page that was closed left an edit of it too.
  storage.setItem('odu.autosave:claire:p0:d1:1', storage.getItem(storage.key(0) ?? '') ?? '');
  const listener = vi.fn<() => void>();
  const stop = autosaves.subscribe(listener);
  autosaves.forget('d1');
  expect(listener).toHaveBeenCalled();
  stop();
  expect(autosaves.hasUnsaved()).toBe(false);
  server.status = 200;
  await queue.flush();
  expect(writes()).toEqual([]);
  expect(storage.length).toBe(0);
});
