import type { DuerpDocument } from '@odu/api-contract';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { useApp } from '../../../app-context.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { ConflictDialog } from '../../../autosave/screens/ConflictDialog.tsx';
import { duerpQuery } from '../../../queries/duerps.ts';
import { duerpKeys } from '../../../queries/keys.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';
import EvaluationStep from './EvaluationStep.tsx';

const FOURNIL = makeUnite('u1', [makeRisque('r1', { displayName: 'Brûlure' }), makeRisque('r2')]);

const MASTER_DATA = {
  unitesDeTravail: [],
  familleDeRisques: [],
  categorieDeRisques: [],
  risques: [],
  secteurs: [],
  secteursReconnus: [],
};

/** The step of the document that the server holds, and the questions about it. */
function Step() {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const { data } = useQuery(duerpQuery(api, autosaves, 'd1'));
  return (
    data && (
      <>
        <EvaluationStep duerp={data} />
        <ConflictDialog duerp={data} />
      </>
    )
  );
}

const openStep = () => {
  const server: { document: DuerpDocument; etag: string } = { document: makeDuerp([FOURNIL]), etag: '"1"' };
  const handlers: FakeHandlers = {
    'GET /api/duerp/{id}': () => ({ body: server.document, headers: { ETag: server.etag } }),
    'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
  };
  const { workspace } = renderScreen(<Step />, { handlers });
  /** Somebody deletes all the units, and this page reads the document again. */
  const deleteElsewhere = async () => {
    Object.assign(server, { document: makeDuerp([]), etag: '"2"' });
    await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  };
  return { deleteElsewhere };
};

const dialog = page.getByRole('dialog', { name: /Brûlure|évaluation|évaluer/i });

test('what is typed in an evaluation outlives the deletion of its unit by somebody else, and is asked about', async () => {
  const { deleteElsewhere } = openStep();
  await page.getByRole('button', { name: /^Brûlure/ }).click();
  await dialog.getByRole('textbox', { name: /Danger/ }).fill('Four à 250 °C');
  for (const name of [/Gravité/, /Fréquence/, /Maîtrise/]) {
    (dialog.getByRole('slider', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
  }
  await deleteElsewhere();
  await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four à 250 °C');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const question = page.getByRole('dialog', { name: /Unité u1.*a été supprimée/ });
  await expect.element(question.getByText('Four à 250 °C')).toBeVisible();
  await expect
    .element(question.getByRole('button', { name: 'Le recréer avec mes modifications' }))
    .toBeVisible();
});
