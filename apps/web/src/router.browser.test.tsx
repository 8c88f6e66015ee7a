import type { RevueDeRisque } from '@odu/api-contract';
import { MOTIF_LABELS } from '@odu/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, ENTREPRISE, makeVersion, MASTER_DATA, written } from '../test/contract-data.ts';
import type { FakeHandlers } from '../test/fake-api.ts';
import { renderVisit } from '../test/render-visit.tsx';
import { makeDuerp, makeRisque, makeUnite } from './autosave/duerp-fixture.test-data.ts';

const EVALUATION = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, isRisqueEvalue: true } as const;
const FOUR = makeRisque('r1', { ...EVALUATION, displayName: 'Four' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** A document that lacks nothing for another version. */
const REVIEWED = (() => {
  const { data, ...draft } = makeDuerp([makeUnite('u1', [FOUR])], { versions: [makeVersion()] });
  return { ...draft, data: { ...data, entreprise: ENTREPRISE } };
})();
const ANSWER = 'POST /api/duerp/{duerpDocumentId}/versions/{versionId}/revue';
const ofReview = (revue: RevueDeRisque[] = []): FakeHandlers => ({
  'GET /api/duerp/{id}': () => ({ body: REVIEWED, headers: { ETag: '"1"' } }),
  'GET /api/duerp/{id}/versions/list': () => ({ body: REVIEWED.versions }),
  'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
  'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
  'GET /api/duerp/{duerpDocumentId}/versions/{versionId}': () => ({
    body: { ...makeVersion(), snapshot: REVIEWED.data },
  }),
  'GET /api/duerp/{duerpDocumentId}/versions/{versionId}/revue': () => ({ body: revue }),
  [ANSWER]: () => ({ status: 204 }),
});

test('the review ends at a new version whose reason is the annual update', async () => {
  renderVisit(['/duerps/d1/revue'], { handlers: ofReview() });
  await press("Rien n'a changé");
  await press('Générer la nouvelle version');
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: /Motif de cette version/ }))
    .toHaveTextContent(MOTIF_LABELS.MISE_A_JOUR_ANNUELLE);
});

test('what has changed since the version is evaluated anew in the review, one risk by itself, and answered for by what saves it', async () => {
  const { callsTo } = renderVisit(['/duerps/d1/revue'], {
    handlers: { ...ofReview(), 'POST /api/duerp/{id}/update-risque': () => written('"2"') },
  });
  await press('A changé');
  const dialog = page.getByRole('dialog', { name: 'Four' });
  await dialog.getByRole('textbox', { name: /Danger/ }).fill('Four à 250 °C');
  expect(dialog.getByRole('button', { name: /évaluer le suivant/ }).query()).toBeNull();
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect
    .poll(() => callsTo(ANSWER).map(({ body }) => body))
    .toEqual([{ idRisque: 'r1', reponse: 'CHANGE' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test.for([
  ['the editor', '/duerps/d1/edit?step=7', 'Générer une version'],
  ['the review', '/duerps/d1/revue', 'Générer la nouvelle version'],
] as const)(
  'a version that is made in %s is shown in the history of its document',
  async ([, from, name]) => {
    const { router } = renderVisit([from], {
      handlers: {
        ...ofReview([{ idRisque: 'r1', reponse: 'INCHANGE' }]),
        'POST /api/duerp/{id}/generate': () => ({ body: makeVersion({ id: 'v2', versionNumber: 2 }) }),
      },
    });
    await press(name);
    await press('Générer la version');
    await expect.poll(() => router.state.location.href).toBe('/duerps/d1?highlightversionid=v2');
  },
);

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

test('a search of the document is kept in the address of its page, which opens at it and stays one entry', async () => {
  const { router } = renderVisit(['/duerps', '/duerps/d1?famille=BRU'], {
    handlers: {
      'GET /api/duerp/list': () => ({ body: [] }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/duerp/{id}': () => ({
        body: makeDuerp(
          [
            makeUnite('u1', [FOUR, makeRisque('r2', { code: 'BRU-LES-01', displayName: 'Pétrin' })]),
            makeUnite('u2', [makeRisque('r3', { code: 'BRU-LES-02', displayName: 'Alarme' })]),
          ],
          { hasFullAccess_Derivated: true },
        ),
        headers: { ETag: '"1"' },
      }),
      'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
    },
  });
  const readAddress = () => router.state.location.href;
  const search = page.getByRole('searchbox', { name: 'Rechercher un risque' });
  await expect
    .element(page.getByRole('tab', { name: 'Vue interactive' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('2 risques trouvés').first()).toBeInTheDocument();
  const entries = router.history.length;
  await search.fill('petrin');
  await expect.element(page.getByText('1 risque trouvé').first()).toBeInTheDocument();
  await expect.poll(readAddress).toBe('/duerps/d1?famille=BRU&q=petrin');
  await page.getByRole('button', { name: /Unité$/ }).click();
  await page.getByRole('option', { name: 'Unité u2' }).click();
  await expect.poll(readAddress).toBe('/duerps/d1?famille=BRU&q=petrin&dans=u2');
  await page.getByRole('button', { name: 'Afficher tous les risques' }).click();
  await expect.poll(readAddress).toBe('/duerps/d1');
  await expect.element(search).toHaveValue('');
  expect(router.history.length).toBe(entries);
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

test('the editor reads the names of the référentiel ahead, and the rest once somebody works in it', async () => {
  // A browser with much to do is idle when it likes.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { callsTo } = renderVisit(['/duerps/d1/edit?step=4'], { handlers: ofReview() });
  const listParties = () =>
    callsTo('GET /api/duerpmasterdata/risques').map(({ query }) => query.get('partie'));
  await expect.element(page.getByRole('heading', { name: 'Saisie des risques' })).toBeVisible();
  dispatchEvent(new Event('pointermove'));
  await expect.poll(listParties).toEqual(['noms']);
  dispatchEvent(new Event('pointermove'));
  await press('Ajouter une catégorie personnalisée');
  await expect.poll(listParties).toEqual(['noms', 'textes']);
});
