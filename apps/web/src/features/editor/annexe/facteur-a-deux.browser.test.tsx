import type { DuerpDocument } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { COMPLETE } from '../complete-duerp.test-data.ts';
import { open, writtenAnew } from '../open-editor.test-data.tsx';

const EXPOSITIONS = 'POST /api/duerp/{id}/update-expositions';

/** A document whose annex says this of night work. */
const saying = (donneesCollectives: string, nombreAuDela: number | null): DuerpDocument => ({
  ...COMPLETE,
  data: {
    ...COMPLETE.data,
    unitesDeTravail: [
      makeUnite('u1', [makeRisque('r1', { code: 'ORG-NUI-01' }), makeRisque('r2', { code: 'PHY-MAN-01' })]),
    ],
    expositions: [{ facteur: 'nuit', donneesCollectives, nombreAuDela }],
  },
});
const annexe = page.getByRole('region', { name: 'Annexe des expositions' });
const facteur = (name: string) => annexe.getByRole('button', { name, exact: true });
const donnees = annexe.getByRole('textbox', { name: /^Données collectives/ });
/** The way out of the form of a factor. */
const leave = () => facteur('Manutentions manuelles de charges').click();
const listDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'));

test('what a colleague said of the factor meanwhile is asked about, not written over', async () => {
  let answer = { body: saying('', null), headers: { ETag: '"1"' } };
  const { workspace, callsTo } = open(7, answer.body, {
    'GET /api/duerp/{id}': () => answer,
    [EXPOSITIONS]: () => writtenAnew(),
  });
  await facteur('Travail de nuit').click();
  await donnees.fill('Fournil');
  answer = { body: saying('Deux postes', 3), headers: { ETag: '"2"' } };
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  await expect.element(annexe.getByText(/^1 facteur renseigné sur 2/)).toBeVisible();
  await leave();
  const question = page.getByRole('dialog');
  await expect.element(question).toHaveTextContent('Deux postes');
  await expect.element(question).toHaveTextContent('Fournil');
  expect(callsTo(EXPOSITIONS)).toEqual([]);
});

test('what is said of a factor for which no document is there any more stays a draft', async () => {
  const { workspace } = open(7, saying('', null));
  await facteur('Travail de nuit').click();
  await donnees.fill('Fournil');
  await expect.poll(listDrafts).toEqual(['odu.draft:claire:d1:annexe:nuit']);
  workspace?.queryClient.removeQueries({ queryKey: duerpKeys.detail('d1') });
  await leave();
  await expect.element(donnees.last()).toHaveValue('Fournil');
  expect(listDrafts()).toEqual(['odu.draft:claire:d1:annexe:nuit']);
});
