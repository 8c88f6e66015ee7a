import { activerPapripact, DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import { Button } from '@odu/ui';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeListItem, makeVersion, written } from '../../../test/contract-data.ts';
import type { CallName, FakeAnswer } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp } from '../../autosave/duerp-fixture.test-data.ts';
import { accountKeys, duerpKeys } from '../calls/keys.ts';
import { useCreateDuerp, useDeleteDuerp, useDuplicateDuerp, useGenerateVersion } from './duerp-mutations.ts';
import { useImportDuerp } from './import-duerp.ts';

const stay = vi.fn<() => Promise<void>>(() => Promise.resolve());
const duerpId = '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11';

/** A button that says how many of its calls have ended. */
const Send = ({ send }: { send: () => Promise<unknown> }) => {
  const [ended, setEnded] = useState(0);
  const handlePress = async () => {
    await send().catch(() => undefined);
    setEnded((count) => count + 1);
  };
  return <Button onPress={() => void handlePress()}>{`Envoyer (${ended})`}</Button>;
};

const Create = () => {
  const { mutateAsync } = useCreateDuerp({ onCreated: stay });
  return <Send send={() => mutateAsync()} />;
};
const Duplicate = () => {
  const { mutateAsync } = useDuplicateDuerp({ duerpId, onDuplicated: stay });
  return <Send send={() => mutateAsync()} />;
};
const Generate = () => {
  const { mutateAsync } = useGenerateVersion({ duerpId, onGenerated: () => undefined });
  const body = { notesDeVersion: '', displayOptions: DEFAULT_DISPLAY_OPTIONS };
  return <Send send={() => mutateAsync(body)} />;
};
const Delete = () => {
  const { mutateAsync } = useDeleteDuerp({ duerpId, onDeleted: stay });
  return <Send send={() => mutateAsync()} />;
};
const JOINED = JSON.stringify({ displayName: 'Fournil', data: { unitesDeTravail: [] } });
const PDF_OF_A_VERSION = new File(
  [
    `%PDF-1.7\n7 0 obj\n<<\n/Length ${JOINED.length}\n/Type /EmbeddedFile\n>>\nstream\n${JOINED}\nendstream\nendobj\n%%EOF`,
  ],
  'duerp.pdf',
  { lastModified: 0 },
);
const Import = () => {
  const { mutateAsync } = useImportDuerp({ onImported: stay });
  return <Send send={() => mutateAsync(PDF_OF_A_VERSION)} />;
};

/** By the keyboard: a toast of the test before may lie over the button. */
const pressByKey = async (name: string) => {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
};

type Created = FakeAnswer<'POST /api/duerp/create'>;

test.for([
  ['a creation', 'POST /api/duerp/create', <Create key="create" />],
  ['a copy', 'POST /api/duerp/duplicate/{id}', <Duplicate key="duplicate" />],
  ['a generation', 'POST /api/duerp/{id}/generate', <Generate key="generate" />],
] as const satisfies [string, CallName, unknown][])(
  '%s whose answer was lost is asked again under the same key after a load, the next one under another',
  async ([, call, screen]) => {
    const created: Created = { status: 201, body: { id: 'e9d3c4f5-a6b7-4c8d-8e9f-1a2b3c4d5e66' } };
    const answers: Created[] = ['no network', created, created];
    const handlers = {
      [call]: () => answers.shift() ?? 'no network',
      'GET /api/duerp/{id}': () => ({ status: 404 }),
    };
    const first = renderScreen(screen, { handlers });
    const press = async (ended: number) => {
      await pressByKey(`Envoyer (${ended})`);
      await expect.element(page.getByRole('button', { name: `Envoyer (${ended + 1})` })).toBeVisible();
    };
    await press(0);
    // The dialog, or the page, is left, and comes again on the same device.
    first.unmount();
    const second = renderScreen(screen, { handlers });
    await press(0);
    await press(1);
    const keys = [...first.callsTo(call), ...second.callsTo(call)].map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test.for([
  ['a creation', 'POST /api/duerp/create', <Create key="create" />],
  ['a copy', 'POST /api/duerp/duplicate/{id}', <Duplicate key="duplicate" />],
  ['an import', 'POST /api/duerp/import', <Import key="import" />],
] as const satisfies [string, CallName, unknown][])(
  '%s whose answer was lost is another one once the list shows what it made',
  async ([, call, screen]) => {
    const { callsTo, workspace } = renderScreen(screen, { handlers: { [call]: () => 'no network' } });
    const holdList = (...ids: string[]) =>
      workspace?.queryClient.setQueryData(
        duerpKeys.list,
        ids.map((id) => makeListItem({ id })),
      );
    const press = async (ended: number) => {
      await pressByKey(`Envoyer (${ended})`);
      await expect.element(page.getByRole('button', { name: `Envoyer (${ended + 1})` })).toBeVisible();
    };
    holdList(duerpId);
    await press(0);
    await press(1);
    holdList(duerpId, 'e9d3c4f5-a6b7-4c8d-8e9f-1a2b3c4d5e66');
    await press(2);
    const keys = callsTo(call).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys).toHaveLength(3);
  },
);

test('a copy whose answer was lost is another one once its document was edited', async () => {
  const call = 'POST /api/duerp/duplicate/{id}';
  const { callsTo, workspace } = renderScreen(<Duplicate />, {
    handlers: {
      [call]: () => 'no network',
      'GET /api/duerp/{id}': () => ({ body: makeDuerp([], { id: duerpId }), headers: { ETag: '"1"' } }),
      'POST /api/duerp/{id}/update-toggle-papripact': () => written('"2"'),
    },
  });
  if (workspace === null) throw new Error('a visitor');
  const press = async (before: number) => {
    await pressByKey(`Envoyer (${before})`);
    await expect.element(page.getByRole('button', { name: `Envoyer (${before + 1})` })).toBeVisible();
  };
  await press(0);
  await press(1);
  workspace.queryClient.setQueryData(duerpKeys.detail(duerpId), makeDuerp([], { id: duerpId }));
  workspace.histories.edit(duerpId, activerPapripact(true));
  await press(2);
  const keys = callsTo(call).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

const send = () => pressByKey('Envoyer (0)');
const ended = page.getByRole('button', { name: 'Envoyer (1)' });
const created: Created = { status: 201, body: { id: 'e9d3c4f5-a6b7-4c8d-8e9f-1a2b3c4d5e66' } };

test('after a creation the list is read again when it is shown', async () => {
  const { workspace } = renderScreen(<Create />, { handlers: { 'POST /api/duerp/create': () => created } });
  workspace?.queryClient.setQueryData(duerpKeys.list, []);
  await send();
  await expect.element(ended).toBeVisible();
  expect(workspace?.queryClient.getQueryState(duerpKeys.list)?.isInvalidated).toBe(true);
});

test.for([{ body: makeVersion() }, { status: 503 }] as const)(
  'after a generation the document, its versions and the list are read again, however it ended: %o',
  async (answer) => {
    const { workspace } = renderScreen(<Generate />, {
      handlers: {
        'GET /api/duerp/{id}': () => ({ status: 404 }),
        'POST /api/duerp/{id}/generate': () => answer,
      },
    });
    const keys = [duerpKeys.detail(duerpId), duerpKeys.versions(duerpId), duerpKeys.list];
    workspace?.queryClient.setQueryData(duerpKeys.detail(duerpId), makeDuerp([], { id: duerpId }));
    workspace?.queryClient.setQueryData(duerpKeys.versions(duerpId), []);
    workspace?.queryClient.setQueryData(duerpKeys.list, []);
    await send();
    await expect.element(ended).toBeVisible();
    for (const key of keys) expect(workspace?.queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  },
);

test('a deletion leaves nothing to send of the document, no request of it, and no card', async () => {
  const other = '7c1f4c52-5a52-4a53-9d7e-6a1c3d0b8e22';
  const { workspace } = renderScreen(<Delete />, {
    handlers: {
      'DELETE /api/duerp/{id}': () => ({ status: 204 }),
      'GET /api/duerp/{id}': () => 'no network',
      'POST /api/duerp/{id}/update-toggle-papripact': () => 'no network',
    },
  });
  if (workspace === null) throw new Error('a visitor');
  const { queryClient, histories, autosaves, requests } = workspace;
  queryClient.setQueryData(
    duerpKeys.list,
    [duerpId, other].map((id) => makeListItem({ id })),
  );
  queryClient.setQueryData(accountKeys.archives, []);
  queryClient.setQueryData(duerpKeys.detail(duerpId), makeDuerp([], { id: duerpId }));
  histories.edit(duerpId, activerPapripact(true));
  for (const name of ['generate', 'duplicate'])
    for (const id of [duerpId, other])
      requests.at(`${name}:${id}`).write({ content: 'null', revision: null, key: id });
  await expect.poll(() => autosaves.get(duerpId).getState().kind).toBe('retrying');
  await send();
  await expect.element(ended).toBeVisible();
  expect(autosaves.hasUnsaved()).toBe(false);
  const kept = Object.keys(localStorage).filter((key) => /^odu\.(autosave|request)/.test(key));
  expect(kept.toSorted()).toEqual([
    `odu.request:claire:duplicate:${other}`,
    `odu.request:claire:generate:${other}`,
  ]);
  expect(queryClient.getQueryData<{ id: string }[]>(duerpKeys.list)?.map(({ id }) => id)).toEqual([other]);
  for (const key of [duerpKeys.list, accountKeys.archives])
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryData(duerpKeys.detail(duerpId))).toBeUndefined();
});

describe.for([
  ['a creation', 'POST /api/duerp/create', <Create key="create" />],
  ['a copy', 'POST /api/duerp/duplicate/{id}', <Duplicate key="duplicate" />],
  ['an import', 'POST /api/duerp/import', <Import key="import" />],
  ['a deletion', 'DELETE /api/duerp/{id}', <Delete key="delete" />],
] as const satisfies [string, CallName, unknown][])('the answer to %s', ([, call, screen]) => {
  /** Sends it, does this before it is answered, and waits until its answer was taken. */
  const answerAfter = async (act: (unmount: () => void) => void) => {
    stay.mockClear();
    const answer = Promise.withResolvers<void>();
    const { unmount, workspace } = renderScreen(screen, {
      handlers: {
        'GET /api/duerp/{id}': () => ({ status: 404 }),
        [call]: async () => {
          await answer.promise;
          return call === 'DELETE /api/duerp/{id}' ? { status: 204 } : created;
        },
      },
    });
    workspace?.queryClient.setQueryData(duerpKeys.list, []);
    await send();
    act(unmount);
    answer.resolve();
    await expect.poll(() => workspace?.queryClient.getQueryState(duerpKeys.list)?.isInvalidated).toBe(true);
  };

  test('leads to where it belongs', async () => {
    await answerAfter(() => undefined);
    await expect.element(ended).toBeVisible();
    expect(stay).toHaveBeenCalledOnce();
  });

  test('takes nobody from where they are, once its screen was left', async () => {
    await answerAfter((unmount) => unmount());
    expect(stay).not.toHaveBeenCalled();
  });
});

test('who went to another page of a document while it was deleted is taken from there', async () => {
  stay.mockClear();
  const answer = Promise.withResolvers<FakeAnswer<'DELETE /api/duerp/{id}'>>();
  const { unmount } = renderScreen(<Delete />, {
    handlers: { 'DELETE /api/duerp/{id}': () => answer.promise },
  });
  await send();
  const { href } = location;
  history.replaceState(null, '', `/duerps/${duerpId}/edit`);
  onTestFinished(() => history.replaceState(null, '', href));
  unmount();
  answer.resolve({ status: 204 });
  await expect.poll(() => stay.mock.calls.length).toBe(1);
});

test('a document that is gone already is deleted: the answer of a first press may have been lost', async () => {
  stay.mockClear();
  const { workspace } = renderScreen(<Delete />, {
    handlers: { 'DELETE /api/duerp/{id}': () => ({ status: 404, body: { title: 'DUERP introuvable.' } }) },
  });
  workspace?.queryClient.setQueryData(duerpKeys.list, [makeListItem({ id: duerpId })]);
  await send();
  await expect.element(ended).toBeVisible();
  expect(stay).toHaveBeenCalledOnce();
  expect(workspace?.queryClient.getQueryData(duerpKeys.list)).toEqual([]);
});
