import { Text } from '@odu/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT } from '../../../test/contract-data.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp } from '../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../calls/keys.ts';
import { LoadedDuerp } from './LoadedDuerp.tsx';

test('a document that is deleted elsewhere is gone at its next reading; another failure leaves it', async () => {
  let status = 200;
  const { workspace } = renderScreen(
    <LoadedDuerp duerpId="d1">{({ displayName }) => <Text>{displayName}</Text>}</LoadedDuerp>,
    {
      handlers: {
        'GET /api/duerp/{id}': () =>
          status === 200 ? { body: makeDuerp([], { displayName: 'Fournil' }) } : { status },
        'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      },
    },
  );
  const readAnew = () => workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  const document = page.getByText('Fournil');
  await expect.element(document).toBeVisible();
  status = 403;
  await readAnew();
  await expect.element(document).toBeVisible();
  status = 404;
  await readAnew();
  await expect.element(page.getByRole('heading', { name: 'DUERP introuvable' })).toHaveFocus();
  await expect.element(document).not.toBeInTheDocument();
  expect(globalThis.document.title).toBe('DUERP introuvable - ODU');
});

test('a document that is gone says what is still kept of it on this device, and lets it be given up', async () => {
  const base = { isPapripactEnabled: false };
  const intent = { id: 'i', at: '2026-11-22T08:00:00.000Z', kind: 'activerPapripact', base, values: base };
  localStorage.setItem('odu.autosave:claire:p0:d1:1', JSON.stringify({ format: 3, intent, vues: [] }));
  const { workspace } = renderScreen(<LoadedDuerp duerpId="d1">{() => null}</LoadedDuerp>, {
    handlers: {
      'GET /api/duerp/{id}': () => ({ status: 404, problem: { message: 'DUERP introuvable.' } }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
    },
  });
  await workspace?.autosaves.restoreOrphans();
  await expect.element(page.getByRole('heading', { name: 'DUERP introuvable' })).toBeVisible();
  await page.getByRole('button', { name: 'Abandonner cette modification' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Abandonner cette modification' }))
    .not.toBeInTheDocument();
  expect(workspace?.autosaves.hasUnsaved()).toBe(false);
});

test.for([400, 404])(
  'what is no document (%i) has nothing to try again, and leads to the archives',
  async (status) => {
    renderScreen(<LoadedDuerp duerpId="d1">{() => null}</LoadedDuerp>, {
      handlers: {
        'GET /api/duerp/{id}': () => ({ status }),
        'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      },
    });
    await expect.element(page.getByRole('heading', { name: 'DUERP introuvable' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'les archives de votre compte' }))
      .toHaveAttribute('href', '/my-account');
    expect(page.getByRole('button', { name: 'Réessayer' }).query()).toBeNull();
  },
);

test('an address without the id of a document says so, and asks the server for nothing', async () => {
  const { calls } = renderScreen(<LoadedDuerp duerpId=" ">{() => null}</LoadedDuerp>, { handlers: {} });
  await expect.element(page.getByText('ID du DUERP manquant.', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Retour à mes DUERP' }))
    .toHaveAttribute('href', '/duerps');
  expect(globalThis.document.title).toBe('DUERP introuvable - ODU');
  expect(calls).toEqual([]);
});
