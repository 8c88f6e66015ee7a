import type { ActionPreventive, DuerpDocument } from '@odu/api-contract';
import { ENTREPRISE_VIDE } from '@odu/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { open, press, writtenAnew } from '../open-editor.test-data.tsx';

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un tapis',
  responsable: 'Berthe',
  budget: '',
  date: '2027-01-15',
  statut: 'À planifier',
};
const listDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'));

test('an action that was typed on what it said then is asked about when it says something else by now', async () => {
  localStorage.setItem(
    'odu.draft:claire:d1:action:a1',
    JSON.stringify({ base: { responsable: 'Anne' }, values: { responsable: 'Paul' } }),
  );
  const upsert = 'POST /api/duerp/{id}/upsert-action-preventive-papripact';
  const { callsTo } = open(6, makeDuerp([makeUnite('u1', [makeRisque('r1')], [ACTION])]), {
    [upsert]: () => writtenAnew(),
  });
  await press('Modifier Poser un tapis');
  const form = page.getByRole('dialog');
  await expect.element(form.getByRole('textbox', { name: /^Responsable/ })).toHaveValue('Paul');
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const question = page.getByRole('dialog', { name: /deux valeurs différentes/ });
  await expect.element(question).toHaveTextContent('Berthe');
  await expect.element(question).toHaveTextContent('Paul');
  expect(callsTo(upsert)).toEqual([]);
});

test('an action whose risk a colleague deletes while it is typed in is taken all the same', async () => {
  const { workspace, callsTo } = open(6, makeDuerp([makeUnite('u1', [makeRisque('r1')], [ACTION])]), {
    'POST /api/duerp/{id}/upsert-action-preventive-papripact': () => writtenAnew(),
  });
  await press('Modifier Poser un tapis');
  const form = page.getByRole('dialog', { name: /action/ });
  await form.getByRole('textbox', { name: /^Responsable/ }).fill('Paul');
  const left = makeDuerp([makeUnite('u1', [], [{ ...ACTION, idRisqueAssocie: null }])]);
  workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), left);
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact').map(({ body }) => body))
    .toMatchObject([{ responsable: 'Paul' }]);
});

const toggle = 'POST /api/duerp/{id}/update-toggle-papripact';
const ressources = page.getByRole('textbox', { name: /^Ressources de l'entreprise/ });

/** A document of a company that must have a programme. */
const withRessources = (ressourcesPapripact: string, unite = 'Fournil'): DuerpDocument => {
  const duerp = makeDuerp([{ ...makeUnite('u1', [makeRisque('r1')]), displayName: unite }]);
  const entreprise = { ...ENTREPRISE_VIDE, nombreEmployes: 50 };
  return { ...duerp, data: { ...duerp.data, entreprise, ressourcesPapripact } };
};

test('resources that a colleague wrote while others were typed are asked about', async () => {
  let answer = { body: withRessources(''), headers: { ETag: '"1"' } };
  const { workspace, callsTo } = open(6, answer.body, {
    'GET /api/duerp/{id}': () => answer,
    [toggle]: () => writtenAnew(),
  });
  await ressources.fill('Un mi-temps');
  answer = { body: withRessources('Un budget', 'Vente'), headers: { ETag: '"2"' } };
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  await expect.element(page.getByRole('tab', { name: /^Vente/ })).toBeVisible();
  await press('Enregistrer les ressources');
  const question = page.getByRole('dialog');
  await expect.element(question).toHaveTextContent('Un budget');
  await expect.element(question).toHaveTextContent('Un mi-temps');
  expect(callsTo(toggle)).toEqual([]);
});

test('resources for which no document is there any more stay a draft', async () => {
  const { workspace } = open(6, withRessources(''));
  await ressources.fill('Un mi-temps');
  await expect.poll(listDrafts).toEqual(['odu.draft:claire:d1:ressources']);
  workspace?.queryClient.removeQueries({ queryKey: duerpKeys.detail('d1') });
  const save = page.getByRole('button', { name: 'Enregistrer les ressources' });
  await save.click();
  await expect.element(save).toBeEnabled();
  expect(listDrafts()).toEqual(['odu.draft:claire:d1:ressources']);
  await expect.element(ressources).toHaveValue('Un mi-temps');
});
