import { useQuery } from '@tanstack/react-query';
import { modifierRisque } from '@odu/domain';
import { Button, Page } from '@odu/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { useApp } from '../../app-context.tsx';
import { duerpQuery } from '../../queries/duerp/duerps.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import { useEditDuerp } from '../use-edit-duerp.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RefusedWriteAlert } from './RefusedWriteAlert.tsx';

// The server was updated since the page was loaded: their files are gone.
vi.mock('./ConflictQuestions.tsx', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock('./RefusedEdits.tsx', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const RISQUE = makeRisque('r1', { displayName: 'Brûlure' });

function Risques() {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const edit = useEditDuerp('d1');
  const { data } = useQuery(duerpQuery(api, autosaves, 'd1'));
  return (
    data && (
      <Page>
        <RefusedWriteAlert duerpId="d1" />
        <Button onPress={() => edit(modifierRisque({ idUniteDeTravail: 'u1' }, RISQUE, { danger: 'Four' }))}>
          Écrire
        </Button>
        <ConflictDialog duerp={data} />
      </Page>
    )
  );
}

/** Writes what the server answers so, where somebody else wrote « Pétrin » meanwhile. */
const write = async (status: 409 | 422) => {
  let reads = 0;
  renderScreen(<Risques />, {
    handlers: {
      'GET /api/duerp/{id}': () => {
        reads += 1;
        const risque = reads === 1 ? RISQUE : { ...RISQUE, danger: 'Pétrin' };
        return { body: makeDuerp([makeUnite('u1', [risque])]), headers: { ETag: `"${reads}"` } };
      },
      'POST /api/duerp/{id}/update-risque': () => ({ status }),
    },
  });
  await expect.element(page.getByRole('button', { name: 'Écrire' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Écrire' }).click();
};

test('a question about what somebody else wrote that cannot be had is told', async () => {
  await write(409);
  await expect
    .element(page.getByText(/^Cette fenêtre n'a pas pu être chargée.: rechargez la page\.$/))
    .toBeVisible();
});

test('edits that the server refuses are told where the reason cannot be had', async () => {
  await write(422);
  await expect
    .element(
      page.getByText(/^Vos dernières modifications n'ont pas pu être enregistrées.: rechargez la page\.$/),
    )
    .toBeVisible();
});
