import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, MASTER_DATA, PRICES } from '../test/contract-data.ts';
import { renderVisit } from '../test/render-visit.tsx';
import { makeDuerp, makeUnite } from './autosave/duerp-fixture.test-data.ts';

test.for([
  ['/duerps/d1/edit?step=1', '/duerps/d1'],
  ['/duerps/new', '/duerps'],
] as const)('« Quitter » of %s leads to %s', async ([from, to]) => {
  const { router } = renderVisit([from], {
    handlers: {
      'GET /api/duerp/list': () => ({ body: [] }),
      'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
      'GET /api/myaccount/getprices': () => ({ body: PRICES }),
      'GET /api/duerp/{id}': () => ({ body: makeDuerp([makeUnite('u1')]), headers: { ETag: '"1"' } }),
      'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
    },
  });
  await page.getByRole('button', { name: 'Quitter', exact: true }).click();
  await expect.poll(() => router.state.location.href).toBe(to);
});
