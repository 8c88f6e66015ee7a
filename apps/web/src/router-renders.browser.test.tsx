import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACCOUNT, makeVersion, MASTER_DATA } from '../test/contract-data.ts';
import { countRenders } from '../test/count-renders.ts';
import { renderVisit } from '../test/render-visit.tsx';
import { makeDuerp, makeRisque, makeUnite } from './autosave/duerp-fixture.test-data.ts';
import { LazyDocumentView } from './document/LazyDocumentView.tsx';
import { loadToastHost } from './toast/notify.ts';

const DUERP = makeDuerp([makeUnite('u1', [makeRisque('r1', { displayName: 'Four' }), makeRisque('r2')])], {
  versions: [makeVersion()],
  hasFullAccess_Derivated: true,
});

// Counts, not times: the whole page of a document was drawn, and checked against the law, each time its address was told a word.
test('a search of a document that is told to the address draws nothing of the page around it', async () => {
  await LazyDocumentView.preload();
  const { router } = renderVisit(['/duerps/d1'], {
    accountId: 'claire',
    handlers: {
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/duerp/{id}': () => ({ body: DUERP, headers: { ETag: '"1"' } }),
      'GET /api/duerp/{id}/versions/list': () => ({ body: DUERP.versions }),
      'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
    },
  });
  await page.getByRole('tab', { name: 'Vue interactive' }).click();
  await page.getByRole('searchbox', { name: 'Rechercher un risque' }).click();
  await expect.element(page.getByRole('heading', { name: 'Contrôle de conformité' })).toBeVisible();
  // What comes when the page is first used.
  await Promise.all([loadToastHost(), import('./shell/SiteMenu.tsx'), import('./shell/SignOutDialog.tsx')]);
  const renders = await countRenders(async () => {
    await userEvent.keyboard('four');
    await expect.poll(() => router.state.location.href).toBe('/duerps/d1?q=four');
  });
  expect(renders.of('InteractiveRisques')).toBeGreaterThan(0);
  const around = ['AppShell', 'SiteNavbar', 'SiteFooter', 'DuerpDetailScreen', 'DetailVersions'];
  expect(around.filter((name) => renders.of(name) > 0)).toEqual([]);
});
