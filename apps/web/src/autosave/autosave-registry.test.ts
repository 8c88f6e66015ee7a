import type { ApiClient } from '@odu/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createAutosaveRegistry } from './autosave-registry.ts';
import type { EditorWrite } from './editor-write.ts';
import { MemoryStorage } from './memory-storage.test-data.ts';
import { createPendingStore } from './pending-store.ts';

const WRITE: EditorWrite = { kind: 'papripact', body: { isPapripactEnabled: true } };

/** One page: the account that is signed in, and a server that may be out of reach. */
const setUp = () => {
  const storage = new MemoryStorage();
  const user = { accountId: 'claire' as string | null };
  const server = { isUp: true };
  const sentBy: (string | null)[] = [];
  const answer = () => {
    if (!server.isUp) return Promise.reject(new TypeError('Failed to fetch'));
    sentBy.push(user.accountId);
    return Promise.resolve({ data: {}, response: new Response(null, { headers: { ETag: '"2"' } }) });
  };
  const getAccountId = () => user.accountId;
  let pages = 0;
  const onOtherAccount = vi.fn<() => void>();
  const showRefusal = vi.fn<() => void>();
  const autosaves = createAutosaveRegistry({
    api: { POST: answer, DELETE: answer } as unknown as ApiClient,
    queryClient: new QueryClient(),
    store: createPendingStore<EditorWrite>({
      storage,
      locks: undefined,
      createPageId: () => `p${(pages += 1)}`,
      getAccountId,
    }),
    getAccountId,
    onOtherAccount,
    showRefusal,
  });
  return { autosaves, storage, user, server, sentBy, onOtherAccount, showRefusal };
};
const tick = () => new Promise((resolve) => setTimeout(resolve));

test('an edit that its author could not send waits for them, whoever signs in between, without a reload', async () => {
  const { autosaves, storage, user, server, sentBy, showRefusal } = setUp();
  server.isUp = false;
  autosaves.edit('d1', WRITE);
  await tick();
  user.accountId = null;
  autosaves.release();
  expect(autosaves.hasUnsaved()).toBe(false);

  server.isUp = true;
  user.accountId = 'paul';
  await autosaves.restoreOrphans();
  autosaves.retryAll();
  await autosaves.flushAll();
  expect(sentBy).toEqual([]);
  expect(autosaves.hasUnsaved()).toBe(false);
  expect(storage.length).toBe(1);

  user.accountId = 'claire';
  await autosaves.restoreOrphans();
  await autosaves.flushAll();
  expect(sentBy).toEqual(['claire']);
  expect(storage.length).toBe(0);
  expect(showRefusal).not.toHaveBeenCalled();
});

test('a page whose account another tab replaced sends nothing, keeps its edits for their author and starts again', async () => {
  const { autosaves, storage, user, server, sentBy, onOtherAccount } = setUp();
  server.isUp = false;
  autosaves.edit('d1', WRITE);
  await tick();
  server.isUp = true;
  user.accountId = 'paul';
  autosaves.retryAll();
  await tick();
  expect(sentBy).toEqual([]);
  expect(onOtherAccount).toHaveBeenCalledOnce();
  expect(autosaves.hasUnsaved()).toBe(false);
  expect(Object.keys(storage)).toEqual(['odu.autosave:claire:p1:d1']);
});

test('what is edited on a page that outlives its session is kept for its account', async () => {
  const { autosaves, storage, user, server } = setUp();
  autosaves.get('d1');
  user.accountId = null;
  autosaves.release();
  server.isUp = false;
  autosaves.edit('d1', WRITE);
  await tick();
  expect(Object.keys(storage)).toEqual(['odu.autosave:claire:p2:d1']);
  autosaves.release();
});
