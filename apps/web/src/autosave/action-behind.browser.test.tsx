import type { ActionPreventive } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, press, writtenAnew } from '../features/editor/open-editor.test-data.tsx';
import { duerpKeys } from '../queries/calls/keys.ts';
import { makeDuerp, makeRisque, makeUnite } from './duerp-fixture.test-data.ts';

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un tapis',
  responsable: 'Claire',
  budget: '',
  date: '2027-01-15',
  statut: 'À planifier',
};

test('an action that somebody deleted while its form was open can be made again, once the page has read that', async () => {
  const server = { document: makeDuerp([makeUnite('u1', [makeRisque('r1')], [ACTION])]), version: 1 };
  const sent: unknown[] = [];
  const { workspace } = open(6, server.document, {
    'GET /api/duerp/{id}': () => ({ body: server.document, headers: { ETag: `"${server.version}"` } }),
    'POST /api/duerp/{id}/upsert-action-preventive-papripact': ({ body }) => {
      sent.push(body);
      return writtenAnew();
    },
  });
  await press('Modifier Poser un tapis');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Responsable/ }).fill('Paul');
  server.document = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
  server.version = 2;
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await press('La recréer avec mes modifications');
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      idAction: 'a1',
      idRisqueAssocie: 'r1',
      descriptionDeLaMesure: 'Poser un tapis',
      responsable: 'Paul',
    });
});
