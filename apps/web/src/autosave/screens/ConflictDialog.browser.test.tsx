import type { UniteDeTravail } from '@odu/api-contract';
import { useQuery } from '@tanstack/react-query';
import { modifierRisque } from '@odu/domain';
import type { Vue } from '@odu/domain';
import { Button, Heading, Page } from '@odu/ui';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { useApp } from '../../app-context.tsx';
import { duerpQuery } from '../../queries/duerp/duerps.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import { useEditDuerp } from '../use-edit-duerp.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const RISQUE = makeRisque('r1', { displayName: 'Brûlure' });

/** A page whose button writes two fields, and goes with the risk. */
function Risques() {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const edit = useEditDuerp('d1');
  const { data } = useQuery(duerpQuery(api, autosaves, 'd1'));
  const [risque] = data?.data.unitesDeTravail[0]?.risques ?? [];
  return (
    data && (
      <Page>
        <Heading level={1}>Mes risques</Heading>
        {risque && (
          <Button
            onPress={() =>
              edit(modifierRisque({ idUniteDeTravail: 'u1' }, RISQUE, { danger: 'Four', remarques: 'Gants' }))
            }
          >
            Écrire
          </Button>
        )}
        <ConflictDialog duerp={data} />
      </Page>
    )
  );
}

const open = (theirs: Parameters<typeof makeRisque>[1] | null) => {
  let reads = 0;
  const theirRisques = theirs === null ? [] : [makeRisque('r1', { displayName: 'Brûlure', ...theirs })];
  renderScreen(<Risques />, {
    handlers: {
      'GET /api/duerp/{id}': () => {
        reads += 1;
        const risques = reads === 1 ? [RISQUE] : theirRisques;
        return { body: makeDuerp([makeUnite('u1', risques)]), headers: { ETag: `"${reads}"` } };
      },
      'POST /api/duerp/{id}/update-risque': () => ({ status: 409 }),
    },
  });
};
const press = (name: string) => page.getByRole('button', { name }).click();

test('after the last of several questions the focus is back on what had it', async () => {
  open({ danger: 'Pétrin', remarques: 'Bottes' });
  await press('Écrire');
  const question = page.getByRole('dialog');
  await expect.element(page.getByText('Encore 2 choix à faire')).toBeVisible();
  // It is answered, not closed.
  await expect.element(question.getByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
  await press("Prendre l'autre valeur");
  await expect.element(page.getByText(/^Encore/)).not.toBeInTheDocument();
  // The second one is read out from its beginning.
  await expect.element(question).toHaveFocus();
  await press("Prendre l'autre valeur");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Écrire' })).toHaveFocus();
});

test('and on the heading of the page when it is gone', async () => {
  open(null);
  await press('Écrire');
  await press('Abandonner mes modifications');
  await expect.element(page.getByRole('heading', { name: 'Mes risques' })).toHaveFocus();
});

describe('an edit that an earlier page left, of what is gone since', () => {
  /** The document has these units; the edit was kept with this of what it is about. */
  const restore = async (unites: UniteDeTravail[], vues: readonly Vue[]) => {
    const edition = modifierRisque({ idUniteDeTravail: 'u1' }, RISQUE, { danger: 'Four' });
    const intent = { id: 'i', at: '2026-11-22T08:00:00.000Z', ...edition };
    localStorage.setItem('odu.autosave:claire:p0:d1:1', JSON.stringify({ format: 3, intent, vues }));
    const { workspace } = renderScreen(<Risques />, {
      handlers: { 'GET /api/duerp/{id}': () => ({ body: makeDuerp(unites), headers: { ETag: '"1"' } }) },
    });
    await workspace?.autosaves.restoreOrphans();
  };
  const question = page.getByRole('dialog', { name: /a été supprimée?$/ });
  const recreate = question.getByRole('button', { name: /^L[ae] recréer avec mes modifications$/ });
  const inPart = question.getByText(/seul ce que vous y avez modifié est gardé/);
  const VUE: Vue = { item: makeUnite('u1', [RISQUE]), place: 'fin' };

  test('can only be given up when nothing tells what that looked like', async () => {
    await restore([makeUnite('u1')], []);
    await expect
      .element(question.getByRole('button', { name: 'Abandonner mes modifications' }))
      .toBeVisible();
    await expect.element(recreate).not.toBeInTheDocument();
  });

  test('says that a part of it only would be there again when a part only is kept', async () => {
    await restore([makeUnite('u2')], [{ ...VUE, places: {} }]);
    await expect.element(recreate).toBeVisible();
    await expect.element(inPart).toBeVisible();
  });

  test('says nothing of the kind when all of it is kept', async () => {
    await restore([makeUnite('u2')], [VUE]);
    await expect.element(recreate).toBeVisible();
    await expect.element(inPart).not.toBeInTheDocument();
  });
});
