import type { ActionPreventive, DuerpDocument } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import type { Etape } from '../model/etapes.ts';
import { open, press, writtenAnew } from '../open-editor.test-data.tsx';

const NOTES = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, isRisqueEvalue: true } as const;
const DECRIT = makeRisque('r1', NOTES);

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un tapis',
  responsable: 'Claire',
  budget: '',
  date: '2027-03-01',
  statut: 'À planifier',
};

const cases: readonly [string, Etape, { name: string; before: DuerpDocument; after: DuerpDocument }][] = [
  [
    'a unit',
    3,
    {
      name: 'Supprimer Unité u1',
      before: makeDuerp([makeUnite('u1')]),
      after: makeDuerp([makeUnite('u1', [DECRIT])]),
    },
  ],
  [
    'a risk',
    4,
    {
      name: 'Supprimer Risque r1',
      before: makeDuerp([makeUnite('u1', [DECRIT])]),
      after: makeDuerp([makeUnite('u1', [{ ...DECRIT, danger: 'Sol mouillé' }])]),
    },
  ],
  [
    'a category',
    4,
    {
      name: 'Supprimer la catégorie Chutes',
      before: makeDuerp([makeUnite('u1', [makeRisque('r1')])]),
      after: makeDuerp([makeUnite('u1', [{ ...makeRisque('r1'), danger: 'Sol mouillé' }])]),
    },
  ],
  [
    'an action',
    6,
    {
      name: 'Supprimer Poser un tapis',
      before: makeDuerp([makeUnite('u1', [makeRisque('r1')], [ACTION])]),
      after: makeDuerp([makeUnite('u1', [makeRisque('r1')], [{ ...ACTION, responsable: 'Inès' }])]),
    },
  ],
];

test.for(cases)(
  '%s that a colleague fills in under the question is asked about again',
  async ([, step, it]) => {
    let answer = { body: it.before, headers: { ETag: '"1"' } };
    const { workspace, callsTo } = open(step, it.before, {
      'GET /api/duerp/{id}': () => answer,
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => writtenAnew(),
      'POST /api/duerp/{id}/update-list-risques': () => writtenAnew(),
      'DELETE /api/duerp/{id}/delete-action-preventive-papripact': () => writtenAnew(),
    });
    await press(it.name);
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    answer = { body: it.after, headers: { ETag: '"2"' } };
    await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect
      .element(page.getByRole('dialog', { name: /a changé depuis que vous l'avez supprimé/ }))
      .toBeVisible();
    expect(callsTo('POST /api/duerp/{id}/update-list-unitesdetravail')).toHaveLength(0);
    expect(callsTo('POST /api/duerp/{id}/update-list-risques')).toHaveLength(0);
    expect(callsTo('DELETE /api/duerp/{id}/delete-action-preventive-papripact')).toHaveLength(0);
  },
);
