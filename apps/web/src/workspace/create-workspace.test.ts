import { createApiClient } from '@odu/api-contract';
import type { ActionPreventive, DuerpDocument, Session } from '@odu/api-contract';
import {
  activerPapripact,
  ajouterAction,
  API_ERROR_MESSAGES,
  modifierAction,
  modifierRisque,
  supprimerAction,
  supprimerRisque,
} from '@odu/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { duerpKeys } from '../queries/calls/keys.ts';
import { notify } from '../toast/notify.ts';
import { createWorkspace } from './create-workspace.ts';

vi.mock('../toast/notify.ts', () => ({ notify: vi.fn<() => void>() }));
vi.mock('../toast/session-toasts.ts', () => ({ closeActions: vi.fn<() => void>() }));

let storage: MemoryStorage;
let page: EventTarget;
beforeEach(() => {
  storage = new MemoryStorage();
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.mocked(notify).mockClear();
  vi.unstubAllGlobals();
});

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Former',
  responsable: 'Omar',
  budget: '',
  date: '2027-01-04',
  statut: 'À planifier',
};
const UNITE = makeUnite('u1', [makeRisque('r1')], [ACTION]);
const DUERP = makeDuerp([UNITE]);

/** Claire's workspace over a server that answers this to each write; 0 is no network. */
const open = (firstStatus = 200) => {
  const server = { status: firstStatus, version: 1 };
  const writes: unknown[] = [];
  const session = {
    getFreshAccessToken: () => Promise.resolve('token'),
    getAccountId: () => 'claire',
  } as unknown as Session;
  const api = createApiClient({
    session,
    frontendVersion: 'test',
    baseUrl: 'https://odu.test',
    fetch: async (request: Request) => {
      if (server.status === 0) throw new TypeError('Failed to fetch');
      if (request.method === 'GET') return Response.json(DUERP, { headers: { ETag: `"${server.version}"` } });
      if (server.status >= 400) return Response.json({ title: 'non' }, { status: server.status });
      writes.push(await request.json());
      server.version += 1;
      return Response.json({ isPatch: true }, { headers: { ETag: `"${server.version}"` } });
    },
  });
  const workspace = createWorkspace({ api, session, locks: undefined });
  const { queryClient, autosaves } = workspace;
  queryClient.setQueryData<DuerpDocument>(duerpKeys.detail('d1'), DUERP);
  autosaves.get('d1').adoptRead({ document: DUERP, etag: '"1"' });
  return { ...workspace, server, writes };
};

const AVANT_ACTION = "Erreur lors de la sauvegarde de l'action préventive";

test.for([
  [
    'a risk',
    'Erreur lors de la sauvegarde du risque',
    [modifierRisque(UNITE, makeRisque('r1'), { danger: 'Four' })],
    0,
  ],
  ['a new action', AVANT_ACTION, [ajouterAction({ ...ACTION, idAction: 'a2' })], 0],
  ['an action', AVANT_ACTION, [modifierAction(ACTION, { responsable: 'Inès' })], 0],
  ['an action that is given back', AVANT_ACTION, [supprimerAction(ACTION)], 1],
  [
    'the deletion of an action',
    "Erreur lors de la suppression de l'action préventive",
    [supprimerAction(ACTION)],
    0,
  ],
  [
    'an action that is taken back',
    "Erreur lors de la suppression de l'action préventive",
    [ajouterAction({ ...ACTION, idAction: 'a2' })],
    1,
  ],
  ['anything else', API_ERROR_MESSAGES[422], [supprimerRisque(UNITE, makeRisque('r1'))], 0],
] as const)('a refused edit of %s is told as such', async ([, message, editions, undone]) => {
  const { histories, autosaves, server } = open(undone === 0 ? 422 : 200);
  for (const edition of editions) if (edition !== null) histories.edit('d1', edition);
  await autosaves.flushAll();
  server.status = 422;
  for (let count = 0; count < undone; count += 1) histories.undo('d1');
  await autosaves.flushAll();
  expect(notify).toHaveBeenLastCalledWith({ kind: 'error', message });
});

test('edits that are still to send ask before the browser loads another page, and nothing once they are saved', async () => {
  const { histories, autosaves, server } = open(0);
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  histories.edit('d1', activerPapripact(true));
  await autosaves.flushAll();
  expect(isAsked()).toBe(true);
  // The try that failed has ended by then: the next one does not wait for its pause.
  await new Promise((resolve) => setTimeout(resolve));
  server.status = 200;
  await autosaves.flushAll();
  expect(isAsked()).toBe(false);
});

test('what an older version of the page left, and could not be read without a network, is taken up when it is back', async () => {
  const older = {
    etag: '"1"',
    queue: [{ id: '1', write: { kind: 'papripact', body: { isPapripactEnabled: true } } }],
  };
  storage.setItem('odu.autosave:claire:p0:d1', JSON.stringify(older));
  const { autosaves, server, writes } = open(0);
  await autosaves.restoreOrphans();
  expect(autosaves.hasUnsaved()).toBe(false);
  server.status = 200;
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => writes).toEqual([{ isPapripactEnabled: true }]);
});

test('a refused edit that is given up cannot be taken back', async () => {
  const { histories, autosaves } = open(422);
  const edition = modifierRisque(UNITE, makeRisque('r1'), { danger: 'Four' });
  if (edition !== null) histories.edit('d1', edition);
  await autosaves.flushAll();
  expect(histories.get('d1').past).toHaveLength(1);
  autosaves.get('d1').abandon();
  expect(histories.get('d1').past).toEqual([]);
});

test('what was typed in what somebody deleted is given to nobody who signs in after them', () => {
  const { histories, autosaves, drafts, release, queryClient } = open(0);
  const key = duerpKeys.detail('d1');
  drafts.save('d1', 'risque:r1', { base: {}, values: { danger: 'Four' } });
  histories.edit('d1', supprimerRisque(UNITE, makeRisque('r1')));
  const without = queryClient.getQueryData<DuerpDocument>(key);
  release();
  queryClient.setQueryData(key, without);
  const risques = [{ item: makeRisque('r1'), place: 'fin' }] as const;
  autosaves.edit('d1', { kind: 'ajouterRisque', idUniteDeTravail: 'u1', categories: [], risques, liens: [] });
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
});

test('what was taken back is told in the place of the last such word', () => {
  const { histories } = open(0);
  histories.edit('d1', activerPapripact(true));
  histories.undo('d1');
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({
      kind: 'info',
      topic: 'undo',
      message: expect.stringMatching(/^Annulé/) as string,
    }),
  );
});
