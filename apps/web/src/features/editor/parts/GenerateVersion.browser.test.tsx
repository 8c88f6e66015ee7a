import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion } from '../../../../test/contract-data.ts';
import type { FakeAnswer, FakeHandlers } from '../../../../test/fake-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { GenerateVersion } from './GenerateVersion.tsx';

const FIRST = { motif: 'PREMIERE_VERSION' };

const notes = page.getByRole('textbox', { name: /Notes de version/ });
const onGenerated = vi.fn<(versionId: string) => void>();
const open = (handlers: FakeHandlers = {}) =>
  renderScreen(<GenerateVersion duerp={makeDuerp()} onClose={() => {}} onGenerated={onGenerated} />, {
    handlers,
  });
const generate = () => page.getByRole('button', { name: 'Générer la version' }).click();

/** The dialog over a document without a version; `receiveVersion`: somebody has made one, and the page learns of it. */
const openOverDocument = () => {
  let duerp = makeDuerp();
  const shown = renderScreen(
    <LoadedDuerp duerpId="d1">
      {(loaded) => <GenerateVersion duerp={loaded} onClose={() => {}} onGenerated={() => {}} />}
    </LoadedDuerp>,
    {
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerp/list': () => ({ body: [] }),
        'POST /api/duerp/{id}/generate': () => 'no network',
      },
    },
  );
  const receiveVersion = async () => {
    duerp = makeDuerp([], { versions: [makeVersion()] });
    await shown.workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  };
  return { ...shown, receiveVersion };
};

test('a document that somebody changed meanwhile gives no version, and says what to do', async () => {
  const message = 'Conflit\u00A0: la ressource existe déjà ou a été modifiée entre-temps.';
  open({ 'POST /api/duerp/{id}/generate': () => ({ status: 409, problem: { message } }) });
  await generate();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/vient de modifier ce DUERP.: la version n'a pas été générée\. Relisez/);
});

test('the notes are there again after a load, until their version is made', async () => {
  const first = open();
  await notes.fill('Nouveau four');
  first.unmount();
  const second = open({ 'POST /api/duerp/{id}/generate': () => ({ status: 503 }) });
  await expect.element(page.getByText('Votre saisie non enregistrée a été reprise.')).toBeVisible();
  await generate();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(notes).toHaveValue('Nouveau four');
  second.unmount();
  const third = open({
    'POST /api/duerp/{id}/generate': () => ({
      body: {
        id: 'v1',
        duerpDocumentId: 'd1',
        versionNumber: 1,
        createdAt: '2026-11-22T09:00:00Z',
        notesDeVersion: 'Nouveau four',
      },
    }),
  });
  await generate();
  await expect.poll(() => onGenerated.mock.calls).toEqual([['v1']]);
  third.unmount();
  open();
  await expect.element(notes).toHaveValue('');
});

test('notes that are there again and given up leave the field empty, and nothing on the device', async () => {
  const first = open();
  await notes.fill('Nouveau four');
  first.unmount();
  open();
  await page.getByRole('button', { name: 'Abandonner cette saisie' }).click();
  await expect.element(notes).toHaveValue('');
  const listDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'));
  await expect.poll(listDrafts).toEqual([]);
});

test('the version is laid out as the document is, unless it is said otherwise', async () => {
  const duerp = makeDuerp();
  const displayOptions = { sortBy: 'code', shouldGroupByUnite: false, shouldGroupByCategorie: true } as const;
  const { callsTo } = renderScreen(
    <GenerateVersion
      duerp={{ ...duerp, data: { ...duerp.data, displayOptions } }}
      onClose={() => {}}
      onGenerated={() => {}}
    />,
    { handlers: { 'POST /api/duerp/{id}/generate': () => ({ status: 503 }) } },
  );
  await generate();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByText('Regrouper par catégorie').click();
  await generate();
  await expect
    .poll(() => callsTo('POST /api/duerp/{id}/generate').map(({ body }) => body))
    .toMatchObject([
      { displayOptions },
      { displayOptions: { ...displayOptions, shouldGroupByCategorie: false } },
    ]);
});

test.for([
  [false, 1],
  [true, 0],
] as const)(
  'with full access %s the dialog speaks of the demonstration, and leads to the plans, %i times; it is left by its button',
  async ([hasFullAccess_Derivated, times]) => {
    const onClose = vi.fn<() => void>();
    renderScreen(
      <GenerateVersion
        duerp={makeDuerp([], { hasFullAccess_Derivated })}
        onClose={onClose}
        onGenerated={() => {}}
      />,
    );
    await expect.element(notes).toBeVisible();
    expect(
      page
        .getByRole('link', { name: 'Choisir une formule' })
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(Array.from({ length: times }, () => '/choose-plan?duerpid=d1'));
    await page.getByRole('button', { name: 'Retour' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('the reason that was chosen already is that of the version', async () => {
  const duerp = makeDuerp([], { versions: [makeVersion()] });
  const { callsTo } = renderScreen(
    <GenerateVersion duerp={duerp} motif="MISE_A_JOUR_ANNUELLE" onClose={() => {}} onGenerated={() => {}} />,
    { handlers: { 'POST /api/duerp/{id}/generate': () => ({ body: makeVersion({ id: 'v2' }) }) } },
  );
  await generate();
  await expect
    .poll(() => callsTo('POST /api/duerp/{id}/generate').map(({ body }) => body))
    .toMatchObject([{ motif: 'MISE_A_JOUR_ANNUELLE' }]);
});

test('the first version that a colleague makes under the dialog leaves no second « Première version »', async () => {
  const { callsTo, receiveVersion } = openOverDocument();
  await notes.fill('Nouveau four');
  await receiveVersion();
  await generate();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await generate();
  // Sent again after a lost answer it is the same, to the letter.
  await expect
    .poll(() => callsTo('POST /api/duerp/{id}/generate').map(({ body }) => body))
    .toMatchObject([{ motif: null }, { motif: null }]);
});

test('the first version, asked again once its lost answer shows in the document, is still the same', async () => {
  const { callsTo, receiveVersion } = openOverDocument();
  await generate();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await receiveVersion();
  await generate();
  const sent = () => callsTo('POST /api/duerp/{id}/generate');
  await expect.poll(() => sent().map(({ body }) => body)).toMatchObject([FIRST, FIRST]);
  const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

test('notes that are too long are told at their field, and not sent', async () => {
  const { callsTo } = open();
  await expect.element(notes).toBeVisible();
  await notes.fill('a'.repeat(40_001));
  await generate();
  await expect.element(notes).toHaveAccessibleDescription(/Ce texte est trop long/);
  expect(callsTo('POST /api/duerp/{id}/generate')).toEqual([]);
});

describe('while the version is made', () => {
  type Answer = FakeAnswer<'POST /api/duerp/{id}/generate'>;
  /** The page asked for a version and then another address; the server has not answered yet. */
  const leaveMeanwhile = async () => {
    const answer = Promise.withResolvers<Answer>();
    const leave = (pathname: string) => router.history.push(pathname);
    const { router } = renderScreen(
      <GenerateVersion duerp={makeDuerp()} onClose={() => {}} onGenerated={() => leave('/duerps/d1')} />,
      { handlers: { 'POST /api/duerp/{id}/generate': () => answer.promise } },
    );
    const where = () => router.history.location.pathname;
    await generate();
    await expect.element(page.getByText('Génération de votre DUERP')).toBeVisible();
    leave('/duerps');
    await new Promise(requestAnimationFrame);
    expect(where()).toBe('/');
    return { answer, leave, where };
  };

  test('the page is not left, but for the version', async () => {
    const { answer, where } = await leaveMeanwhile();
    answer.resolve({ body: makeVersion({ id: 'v1' }) });
    await expect.poll(where).toBe('/duerps/d1');
  });

  test('the page is not left until the server refuses', async () => {
    const { answer, leave, where } = await leaveMeanwhile();
    answer.resolve({ status: 503 });
    await expect.element(page.getByRole('alert')).toBeVisible();
    leave('/duerps');
    await expect.poll(where).toBe('/duerps');
  });

  test('the browser asks before the page is closed, and only then', async () => {
    // The browser's own history listens; the address of the page is the test runner's.
    const { location: start } = createMemoryHistory();
    const history = createBrowserHistory({ parseLocation: () => start });
    onTestFinished(() => history.destroy());
    /** Whether the browser would ask. */
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { promise, resolve } = Promise.withResolvers<Answer>();
    renderScreen(<GenerateVersion duerp={makeDuerp()} onClose={() => {}} onGenerated={() => {}} />, {
      history,
      handlers: { 'POST /api/duerp/{id}/generate': () => promise },
    });
    await expect.element(notes).toBeVisible();
    expect(isAsked()).toBe(false);
    await generate();
    await expect.poll(isAsked).toBe(true);
    resolve({ status: 503 });
    await expect.poll(isAsked).toBe(false);
  });
});
