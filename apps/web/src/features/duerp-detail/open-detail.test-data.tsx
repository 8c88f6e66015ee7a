import type { DuerpDocument } from '@odu/api-contract';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { DuerpDetailScreen } from './DuerpDetailScreen.tsx';
import * as links from '../../routing/links.ts';

export const UNITE = makeUnite('u1');

/** A document that has a version, and access to all of it. */
export const withVersion = (fields: Partial<DuerpDocument> = {}) =>
  makeDuerp([UNITE], {
    versions: [makeVersion()],
    paymentStatus_Derivated: 'IN_PAID_PERIOD',
    hasFullAccess_Derivated: true,
    ...fields,
  });

/** Opens the page of a document that the server has at its first revision. */
export const open = (duerp: DuerpDocument, handlers: FakeHandlers = {}, config = PUBLIC_CONFIG) => {
  const onDeleted = vi.fn<() => Promise<void>>().mockResolvedValue();
  const onDuplicated = vi.fn<(copyId: string) => Promise<void>>().mockResolvedValue();
  const rendered = renderScreen(
    <LoadedDuerp duerpId="d1">
      {(loaded) => (
        <DuerpDetailScreen
          duerp={loaded}
          highlightedVersionId={null}
          onDeleted={onDeleted}
          onDuplicated={onDuplicated}
        />
      )}
    </LoadedDuerp>,
    {
      path: links.duerp('d1'),
      config,
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ status: 404 }),
        'GET /api/duerp/list': () => ({ body: [] }),
        'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
        ...handlers,
      },
    },
  );
  return { ...rendered, onDeleted, onDuplicated };
};

export const title = page.getByRole('heading', { level: 1, name: 'Nouveau DUERP' });

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
