import { MOTIF_LABELS } from '@odu/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, ENTREPRISE, makeVersion, MASTER_DATA } from '../test/contract-data.ts';
import { renderVisit } from '../test/render-visit.tsx';
import { makeDuerp, makeRisque, makeUnite } from './autosave/duerp-fixture.test-data.ts';

const EVALUATION = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, isRisqueEvalue: true } as const;
const FOUR = makeRisque('r1', { ...EVALUATION, displayName: 'Four' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('the review ends at a new version whose reason is the annual update', async () => {
  const version = makeVersion();
  const { data, ...draft } = makeDuerp([makeUnite('u1', [FOUR])], { versions: [version] });
  const duerp = { ...draft, data: { ...data, entreprise: ENTREPRISE } };
  renderVisit(['/duerps/d1/revue'], {
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}': () => ({
        body: { ...version, snapshot: duerp.data },
      }),
      'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () => ({ body: [] }),
      'POST /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () => ({ status: 204 }),
    },
  });
  await press("Rien n'a changé");
  await press('Générer la nouvelle version');
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: /Motif de cette version/ }))
    .toHaveTextContent(MOTIF_LABELS.MISE_A_JOUR_ANNUELLE);
});

test('the version that was just made is shown as such in the history of its document', async () => {
  renderVisit(['/duerps/d1?highlightversionid=v2'], {
    handlers: {
      'GET /api/duerp/{id}': () => ({
        body: makeDuerp([], {
          versions: [makeVersion({ id: 'v2', versionNumber: 2 }), makeVersion()],
        }),
        headers: { ETag: '"1"' },
      }),
      'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
    },
  });
  const shown = page.getByRole('listitem').filter({ hasText: 'Nouvelle version' });
  await expect.element(shown).toBeVisible();
  await expect.element(shown).toHaveTextContent(/^Version 2/);
});

test('« Back » in the editor leads to the step before with its search, then to where the editor was opened from', async () => {
  const { router } = renderVisit(['/duerps', '/duerps/d1/edit?step=5'], {
    handlers: {
      'GET /api/duerp/list': () => ({ body: [] }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/duerp/{id}': () => ({
        body: makeDuerp([makeUnite('u1', [FOUR])]),
        headers: { ETag: '"1"' },
      }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
    },
  });
  const search = page.getByRole('searchbox', { name: 'Rechercher un risque' });
  const readAddress = () => router.state.location.href;
  await search.fill('four');
  await expect.poll(readAddress).toBe('/duerps/d1/edit?step=5&q=four');
  await press('Suivant');
  await expect.element(page.getByRole('heading', { level: 2, name: 'PAPRIPACT' })).toBeVisible();
  expect(readAddress()).toMatch(/step=6/);
  router.history.back();
  await expect.poll(readAddress).toBe('/duerps/d1/edit?step=5&q=four');
  await expect.element(search).toHaveValue('four');
  router.history.back();
  await expect.poll(readAddress).toBe('/duerps');
});
