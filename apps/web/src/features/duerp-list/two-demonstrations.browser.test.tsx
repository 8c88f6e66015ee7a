import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, makeListItem, makeVersion, PDF } from '../../../test/contract-data.ts';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
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

type Answer = FakeAnswer<'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo'>;

const dialog = (version: number) => page.getByRole('dialog', { name: `Télécharger la version ${version}` });

/** The demonstration of a first document is on its way, and the dialog of a second one is open. */
const askForTwo = async () => {
  const first = Promise.withResolvers<Answer>();
  renderScreen(<DuerpListScreen />, {
    path: '/duerps',
    handlers: {
      'GET /api/duerp/list': () => ({
        body: [makeUncovered('d1', 'Boulangerie Claire', 1), makeUncovered('d2', 'Atelier Paul', 2)],
      }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo': () => first.promise,
    },
  });
  const ask = (name: string) =>
    page.getByRole('article', { name }).getByRole('button', { name: 'Télécharger' }).click();
  await ask('Boulangerie Claire');
  await dialog(1).getByRole('button', { name: 'Télécharger la démo' }).click();
  await expect.element(dialog(1).getByRole('button', { name: 'Téléchargement…' })).toBeVisible();
  await dialog(1).getByRole('button', { name: 'Retour' }).click();
  await expect.element(dialog(1)).not.toBeInTheDocument();
  await ask('Atelier Paul');
  await expect.element(dialog(2)).toBeVisible();
  return first.resolve;
};
/** The download is over, and the dialog goes on with its own. */
const ready = dialog(2).getByRole('button', { name: 'Télécharger la démo' });

test('the demonstration that comes closes its own dialog, not the one that was opened for another document since', async () => {
  const names = listDownloads();
  const answer = await askForTwo();
  answer({ body: PDF });
  await expect.poll(() => names).toEqual(['DUERP_v1_demo.pdf']);
  await expect.element(ready).toBeVisible();
});

test('the demonstration that cannot be had is not told as that of another document', async () => {
  const answer = await askForTwo();
  answer({ status: 404 });
  await expect.element(findToast('error', 'Erreur lors du téléchargement du PDF')).toBeVisible();
  await expect.element(ready).toBeVisible();
  await expect.element(dialog(2).getByRole('alert')).not.toBeInTheDocument();
});
