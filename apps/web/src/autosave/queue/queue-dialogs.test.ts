import type { ActionPreventive, UniteDeTravail } from '@odu/api-contract';
import {
  modifierAction,
  renommerUnite,
  resolveCollision,
  supprimerAction,
  supprimerCategorie,
  supprimerRisque,
  supprimerUnite,
} from '@odu/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import type { Maker } from './queue-fixture.test-data.ts';
import { findRisque, findUnite, openQueue, settle, stamp, write } from './queue-fixture.test-data.ts';

// What a dialog was opened on and somebody deleted, once the page has read that.

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: null,
  descriptionDeLaMesure: 'Former',
  responsable: 'Omar',
  budget: '',
  date: '2027-01-04',
  statut: 'À planifier',
  conditionsExecution: '',
  indicateurResultat: '',
  type: null,
};

const BOULANGERIE = makeDuerp([
  {
    ...makeUnite('u1', [makeRisque('r1', { danger: 'Pétrin' }), makeRisque('r2', { idCategorie: 'c2' })]),
    categorieDeRisques: ['c1', 'c2'].map((id) => ({
      idCategorie: id,
      code: '',
      displayName: `Catégorie ${id}`,
      isUserDefined: true,
    })),
    papripactActionsPreventives: ['r1', 'r2'].map((idRisque) => ({
      ...ACTION,
      idAction: `a-${idRisque}`,
      idRisqueAssocie: idRisque,
    })),
  },
]);

const deleteRisque: Maker = (document) => {
  const risque = findRisque(document, 'r1');
  return risque === undefined ? null : supprimerRisque(findUnite(document, 'u1'), risque);
};

/** The user sends what they made in a dialog on the document as it was before `theirs`. */
const saveDialog = async (mine: Maker, ...theirs: Maker[]) => {
  const { queue, page, server, editElsewhere, calls } = openQueue({ document: BOULANGERIE });
  const unite = findUnite(page.document, 'u1');
  const intent = stamp(mine(page.document));
  for (const maker of theirs) editElsewhere(maker);
  page.document = queue.adoptRead({ document: server.document, etag: `"${server.version}"` });
  queue.enqueue(intent, { document: page.document, unite });
  await settle();
  expect(queue.getState()).toMatchObject({ kind: 'conflict', collision: { type: 'cibleSupprimee' } });
  queue.resolve('mien', resolveCollision);
  await settle();
  for (let index = 0; index < calls.length; index += 1) await calls[index]?.receive();
  expect(queue.getState().kind).toBe('saved');
  return findUnite(server.document, 'u1');
};

test('a risk comes again at its place, with what the dialog showed, the edit, and the link of its action', async () => {
  const unite = await saveDialog(write('r1', { remarques: 'Gants' }), deleteRisque);
  expect(unite.risques.map(({ idRisque }) => idRisque)).toEqual(['r1', 'r2']);
  expect(unite.risques[0]).toMatchObject({ danger: 'Pétrin', remarques: 'Gants' });
  expect(unite.papripactActionsPreventives[0]).toMatchObject({ idAction: 'a-r1', idRisqueAssocie: 'r1' });
});

test('a category that was chosen comes again, without what else went with it', async () => {
  const unite = await saveDialog(write('r1', { idCategorie: 'c2' }), (document) => {
    const shown = findUnite(document, 'u1');
    const [, categorie] = shown.categorieDeRisques;
    return categorie === undefined ? null : supprimerCategorie(shown, categorie);
  });
  expect(unite.categorieDeRisques.map(({ idCategorie }) => idCategorie)).toEqual(['c1', 'c2']);
  expect(unite.risques).toMatchObject([{ idRisque: 'r1', idCategorie: 'c2' }]);
});

test('an action comes again, linked to its risk', async () => {
  const find = ({ papripactActionsPreventives: actions }: UniteDeTravail) => actions[1] ?? ACTION;
  const unite = await saveDialog(
    (document) => modifierAction(find(findUnite(document, 'u1')), { responsable: 'Inès' }),
    (document) => supprimerAction(find(findUnite(document, 'u1'))),
  );
  expect(unite.papripactActionsPreventives[1]).toEqual({
    ...find(findUnite(BOULANGERIE, 'u1')),
    responsable: 'Inès',
    termineeLe: null,
  });
});

test('of the unit, what others wrote meanwhile stays, should somebody delete it too', async () => {
  const { queue, page, server, editElsewhere, calls } = openQueue({ document: BOULANGERIE });
  const unite = findUnite(page.document, 'u1');
  const intent = stamp(write('r1', { remarques: 'Gants' })(page.document));
  editElsewhere(deleteRisque);
  editElsewhere((document) => renommerUnite(findUnite(document, 'u1'), 'Fournil'));
  page.document = queue.adoptRead({ document: server.document, etag: `"${server.version}"` });
  editElsewhere((document) => supprimerUnite(findUnite(document, 'u1')));
  queue.enqueue(intent, { document: page.document, unite });
  // The page asks about the risk first, on what it has read.
  await settle();
  queue.resolve('mien', resolveCollision);
  await settle();
  await calls[0]?.receive();
  expect(queue.getState()).toMatchObject({ collision: { cible: { entite: 'uniteDeTravail' } } });
  queue.resolve('mien', resolveCollision);
  await settle();
  for (let index = 1; index < calls.length; index += 1) await calls[index]?.receive();
  expect(findUnite(server.document, 'u1')).toMatchObject({
    displayName: 'Fournil',
    risques: [{ idRisque: 'r1', danger: 'Pétrin', remarques: 'Gants' }, { idRisque: 'r2' }],
  });
});
