import { useQuery } from '@tanstack/react-query';
import { modifierRisque } from '@odu/domain';
import { Button, Heading, Page } from '@odu/ui';
import { expect, test } from 'vitest';
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
  await expect.element(page.getByText('Encore 2 choix à faire')).toBeVisible();
  await press("Prendre l'autre valeur");
  await expect.element(page.getByText('Encore 2 choix à faire')).not.toBeInTheDocument();
  await press("Prendre l'autre valeur");
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Écrire' })).toHaveFocus();
});

test('and on the heading of the page when it is gone', async () => {
  open(null);
  await press('Écrire');
  await press('Abandonner mes modifications');
  await expect.element(page.getByRole('heading', { name: 'Mes risques' })).toHaveFocus();
});
