import { activerPapripact, supprimerUnite } from '@odu/domain';
import { Text } from '@odu/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeListItem, written } from '../../test/contract-data.ts';
import type { FakeHandlers } from '../../test/fake-api.ts';
import { findToast } from '../../test/find-toast.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeDuerp, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { editDuerp } from '../autosave/use-edit-duerp.ts';
import { duerpKeys } from '../queries/calls/keys.ts';
import { notify } from '../toast/notify.ts';

const WRITE = 'POST /api/duerp/{id}/update-toggle-papripact';

/** The workspace of a page that shows a document. */
const open = (handlers: FakeHandlers = {}) => {
  const { workspace, callsTo } = renderScreen(<Text>Mes DUERP</Text>, {
    handlers: { 'GET /api/duerp/{id}': () => ({ body: makeDuerp(), headers: { ETag: '"1"' } }), ...handlers },
  });
  if (workspace === null) throw new Error('a visitor');
  workspace.queryClient.setQueryData(duerpKeys.detail('d1'), makeDuerp());
  return { workspace, callsTo };
};

test('an edit that waits for its next try is sent when the page hides, not when it shows', async () => {
  let isUp = false;
  const { workspace, callsTo } = open({
    [WRITE]: () => (isUp ? written() : { status: 503, headers: { 'Retry-After': '60' } }),
  });
  const readState = () => workspace.autosaves.get('d1').getState().kind;
  workspace.autosaves.edit('d1', activerPapripact(true));
  await expect.poll(readState).toBe('retrying');
  isUp = true;
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => visibility.mockRestore());
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readState()).toBe('retrying');
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(readState).toBe('saved');
  expect(callsTo(WRITE)).toHaveLength(2);
});

test('an edit that waits for its next try is sent when the network is back', async () => {
  let isUp = false;
  const { workspace } = open({
    [WRITE]: () => (isUp ? written() : { status: 503, headers: { 'Retry-After': '60' } }),
  });
  const readState = () => workspace.autosaves.get('d1').getState().kind;
  workspace.autosaves.edit('d1', activerPapripact(true));
  await expect.poll(readState).toBe('retrying');
  isUp = true;
  dispatchEvent(new Event('online'));
  await expect.poll(readState).toBe('saved');
});

test('the end of a session leaves no answer of the server in the page', () => {
  const { workspace } = open();
  workspace.queryClient.setQueryData(duerpKeys.list, [makeListItem()]);
  workspace.release();
  expect(workspace.queryClient.getQueryData(duerpKeys.list)).toBeUndefined();
  expect(workspace.queryClient.getQueryData(duerpKeys.detail('d1'))).toBeUndefined();
});

test('a deletion that was taken back by the keys is not offered to be taken back, another one still is', async () => {
  const { workspace } = open({ 'POST /api/duerp/{id}/update-list-unitesdetravail': () => written() });
  const unites = ['u1', 'u2'].map((id) => makeUnite(id));
  workspace.queryClient.setQueryData(duerpKeys.detail('d1'), makeDuerp(unites));
  const offers = page.getByRole('button', { name: 'Annuler' });
  for (const unite of unites) editDuerp(workspace, 'd1', supprimerUnite(unite));
  await expect.poll(() => offers.elements()).toHaveLength(2);
  workspace.histories.undo('d1');
  await expect.element(findToast('info', /^Annulé/)).toBeVisible();
  await expect.poll(() => offers.elements()).toHaveLength(1);
  await expect
    .element(findToast('info', /Unité u1.*supprimée/).getByRole('button', { name: 'Annuler' }))
    .toBeVisible();
});

test('the end of a session leaves nothing to undo, and of the toasts those that only tell', async () => {
  const { workspace } = open({ [WRITE]: () => written() });
  const deleted = findToast('success', 'Risque supprimé');
  const told = findToast('info', 'Vous avez été déconnecté');
  workspace.histories.edit('d1', activerPapripact(true));
  expect(workspace.histories.get('d1').past).toHaveLength(1);
  // Longer than the test: nothing goes by itself.
  const durationMs = 600_000;
  const action = { label: 'Annuler', onPress: () => {} };
  notify({ kind: 'success', message: 'Risque supprimé', action, durationMs });
  notify({ kind: 'info', message: 'Vous avez été déconnecté', durationMs });
  await expect.element(deleted.getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expect.element(told).toBeVisible();
  workspace.release();
  expect(workspace.histories.get('d1').past).toEqual([]);
  await expect.element(deleted).not.toBeInTheDocument();
  await expect.element(told).toBeVisible();
});
