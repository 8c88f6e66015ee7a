import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, makeListItem, makeVersion, PDF } from '../../../test/contract-data.ts';
import { listDownloads } from '../../../test/list-downloads.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DuerpListScreen } from './DuerpListScreen.tsx';

const makeUncovered = (id: string, displayName: string, versionNumber: number) =>
  makeListItem({
    id,
    displayName,
    latestVersion: makeVersion({
      id: `v-${id}`,
      duerpDocumentId: id,
      versionNumber,
      isCovered_Derivated: false,
    }),
  });

test('the demonstration that comes closes its own dialog, not the one that was opened for another document since', async () => {
  const names = listDownloads();
  let answer = () => {};
  renderScreen(<DuerpListScreen />, {
    path: '/duerps',
    handlers: {
      'GET /api/duerp/list': () => ({
        body: [makeUncovered('d1', 'Boulangerie Claire', 1), makeUncovered('d2', 'Atelier Paul', 2)],
      }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo': () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: PDF });
        }),
    },
  });
  const ask = (name: string) =>
    page.getByRole('article', { name }).getByRole('button', { name: 'Télécharger' }).click();
  const dialog = (version: number) => page.getByRole('dialog', { name: `Télécharger la version ${version}` });
  await ask('Boulangerie Claire');
  await dialog(1).getByRole('button', { name: 'Télécharger la démo' }).click();
  await expect.element(dialog(1).getByRole('button', { name: 'Téléchargement…' })).toBeVisible();
  await dialog(1).getByRole('button', { name: 'Retour' }).click();
  await expect.element(dialog(1)).not.toBeInTheDocument();
  await ask('Atelier Paul');
  await expect.element(dialog(2)).toBeVisible();
  answer();
  await expect.poll(() => names).toEqual(['DUERP_v1_demo.pdf']);
  // The download is over, and the dialog goes on with its own.
  await expect.element(dialog(2).getByRole('button', { name: 'Télécharger la démo' })).toBeVisible();
});
