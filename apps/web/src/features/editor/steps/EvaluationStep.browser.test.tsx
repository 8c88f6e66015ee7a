import type { DuerpDocument, Risque } from '@odu/api-contract';
import { useQuery } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { written } from '../../../../test/contract-data.ts';
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

const openStep = (document: DuerpDocument = makeDuerp([FOURNIL])) => {
  const server: { document: DuerpDocument; etag: string } = { document, etag: '"1"' };
  const handlers: FakeHandlers = {
    'POST /api/duerp/{id}/update-risque': () => written(),
    'GET /api/duerp/{id}': () => ({ body: server.document, headers: { ETag: server.etag } }),
    'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
  };
  const { workspace, callsTo } = renderScreen(<Step />, { handlers });
  /** Somebody deletes all the units, and this page reads the document again. */
  const deleteElsewhere = async () => {
    Object.assign(server, { document: makeDuerp([]), etag: '"2"' });
    await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  };
  return { deleteElsewhere, callsTo };
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

describe('a draft that is taken up again, typed on what the risk said then', () => {
  const EVALUE = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 } as const;
  const typed = (danger: string) => {
    localStorage.setItem(
      'odu.draft:claire:d1:risque:r1',
      JSON.stringify({ base: { danger: 'Four' }, values: { danger } }),
    );
  };
  const holding = (fields: Partial<Risque>) =>
    makeDuerp([makeUnite('u1', [makeRisque('r1', { displayName: 'Brûlure', ...EVALUE, ...fields })])]);
  const saveDraft = async () => {
    await page.getByRole('button', { name: /^Brûlure/ }).click();
    await expect.element(dialog.getByText('Votre saisie non enregistrée a été reprise.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four à 250 °C');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  };

  test('asks when somebody wrote something else in the same field meanwhile', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four, plaques' }));
    await saveDraft();
    const question = page.getByRole('dialog', { name: /deux valeurs différentes/ });
    await expect.element(question.getByText('Four, plaques')).toBeVisible();
    expect(callsTo('POST /api/duerp/{id}/update-risque')).toEqual([]);
    await question.getByRole('button', { name: 'Garder ma valeur' }).click();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Four à 250 °C' }]);
  });

  test('is joined with what somebody wrote in another field, without a question', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four', remarques: 'Vu mardi' }));
    await saveDraft();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Four à 250 °C', remarques: 'Vu mardi' }]);
  });

  test('that is given up leaves the value of the other person, and what is typed then is made on it', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four, plaques' }));
    await page.getByRole('button', { name: /^Brûlure/ }).click();
    await dialog.getByRole('button', { name: 'Abandonner cette saisie' }).click();
    const danger = dialog.getByRole('textbox', { name: /Danger/ });
    await expect.element(danger).toHaveValue('Four, plaques');
    await danger.fill('Plaques');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Plaques' }]);
  });
});
