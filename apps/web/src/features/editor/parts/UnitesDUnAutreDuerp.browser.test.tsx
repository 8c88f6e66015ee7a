import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeListItem } from '../../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import UnitesDUnAutreDuerp from './UnitesDUnAutreDuerp.tsx';

const OTHER = makeListItem({ id: 'd2', displayName: 'Atelier de Nantes' });

const open = (handlers: FakeHandlers) => {
  const onClose = vi.fn<() => void>();
  renderScreen(<UnitesDUnAutreDuerp duerp={makeDuerp()} onClose={onClose} />, {
    handlers: {
      'GET /api/duerp/list': () => ({ body: [makeListItem(), OTHER] }),
      'GET /api/duerp/{id}': () => ({ body: makeDuerp([], { id: 'd2' }), headers: { ETag: '"1"' } }),
      ...handlers,
    },
  });
  return { onClose };
};
const dialog = page.getByRole('dialog', { name: 'Copier depuis un autre DUERP' });
const copy = dialog.getByRole('button', { name: 'Copier', exact: true });
const choose = async () => {
  await dialog.getByRole('button', { name: /DUERP$/ }).click();
  await page.getByRole('option', { name: 'Atelier de Nantes' }).click();
};

test('who has no other DUERP is told so, and has nothing to copy', async () => {
  const { onClose } = open({ 'GET /api/duerp/list': () => ({ body: [makeListItem()] }) });
  await expect.element(dialog.getByText("Vous n'avez pas d'autre DUERP.")).toBeVisible();
  await expect.element(copy).toBeDisabled();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a DUERP without a unit says so, and has nothing to copy', async () => {
  open({});
  await choose();
  await expect.element(dialog.getByText("Ce DUERP n'a pas d'unité de travail.")).toBeVisible();
  await expect.element(copy).toBeDisabled();
});

test('a list that cannot be loaded can be tried again', async () => {
  let isUp = false;
  open({ 'GET /api/duerp/list': () => (isUp ? { body: [makeListItem(), OTHER] } : { status: 403 }) });
  await expect.element(dialog.getByText('Impossible de charger vos autres DUERP.')).toBeVisible();
  isUp = true;
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(dialog.getByRole('button', { name: /DUERP$/ })).toBeVisible();
});

test('a chosen DUERP that cannot be loaded can be tried again', async () => {
  let isUp = false;
  open({
    'GET /api/duerp/{id}': () =>
      isUp ? { body: makeDuerp([makeUnite('u8')], { id: 'd2' }), headers: { ETag: '"1"' } } : { status: 403 },
  });
  await choose();
  await expect.element(dialog.getByText('Impossible de charger vos autres DUERP.')).toBeVisible();
  isUp = true;
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(dialog.getByText('Unité u8 (0 risque)')).toBeVisible();
  await expect.element(copy).toBeEnabled();
});
