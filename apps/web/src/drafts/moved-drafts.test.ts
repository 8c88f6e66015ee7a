import { applyIntent, deplacerRisques } from '@odu/domain';
import { expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { createDeletedDrafts } from './deleted-drafts.ts';
import { createDraftStore } from './draft-store.ts';
import { moveDrafts } from './moved-drafts.ts';

const MESURES = [
  { idMesure: 'm1', texte: 'Gants', type: 'protection individuelle' },
  { idMesure: 'm2', texte: 'Four clos', type: 'protection collective' },
] as const;
const ACTION = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Former',
  responsable: '',
  budget: '',
  date: '2027-01-04',
  statut: 'À planifier',
} as const;
const SOURCE = makeUnite(
  'u1',
  [makeRisque('r0', { displayName: 'Bruit' }), makeRisque('r1', { mesuresEnPlace: [...MESURES] })],
  [ACTION],
);
const CIBLE = { ...makeUnite('u2', [makeRisque('r9', { displayName: 'Bruit' })]), categorieDeRisques: [] };
const DUERP = makeDuerp([SOURCE, CIBLE]);

test('what is typed about a risk, its name and its action goes with them; what stays keeps its own', () => {
  const drafts = createDraftStore({ storage: new MemoryStorage(), getAccountId: () => 'claire' });
  const deleted = createDeletedDrafts(drafts);
  const typed = {
    base: { idCategorie: 'c1', mesuresEnPlace: [...MESURES], nombreExposes: 4 },
    values: {
      idCategorie: 'c2',
      danger: 'Four',
      mesuresEnPlace: MESURES.map((mesure) => ({ ...mesure, texte: `${mesure.texte}, neufs` })),
      nombreExposes: 5,
    },
  };
  drafts.save('d1', 'risque:r0', { base: {}, values: { danger: 'Pétrin' } });
  drafts.save('d1', 'risque:r1', typed);
  drafts.save('d1', 'nom:u1:r1', { base: { nom: 'Risque r1' }, values: { nom: 'Brûlure' } });
  drafts.save('d1', 'action:a1', { base: { idRisqueAssocie: null }, values: { idRisqueAssocie: 'r1' } });
  drafts.save('d1', 'action:new:u1:r1', { base: {}, values: { descriptionDeLaMesure: 'Poser' } });
  let count = 0;
  const editions = deplacerRisques(SOURCE, SOURCE.risques, CIBLE, () => `new${(count += 1)}`);
  moveDrafts(drafts, 'd1', editions);
  let document = DUERP;
  for (const edition of editions) {
    const before = document;
    document = applyIntent(before, { id: 'i', at: '2026-11-22T08:00:00.000Z', ...edition });
    deleted.follow('d1', before, document);
  }

  const [, moved] = document.data.unitesDeTravail[1]?.risques ?? [];
  const [action] = document.data.unitesDeTravail[1]?.papripactActionsPreventives ?? [];
  const mesures = moved?.mesuresEnPlace ?? [];
  expect(mesures).toHaveLength(2);
  expect(drafts.read('d1', `risque:${moved?.idRisque}`)).toEqual({
    base: { idCategorie: moved?.idCategorie, mesuresEnPlace: mesures },
    values: {
      idCategorie: 'c2',
      danger: 'Four',
      mesuresEnPlace: mesures.map((mesure) => ({ ...mesure, texte: `${mesure.texte}, neufs` })),
    },
  });
  expect(drafts.read('d1', `nom:u2:${moved?.idRisque}`)).toMatchObject({ values: { nom: 'Brûlure' } });
  expect(drafts.read('d1', `action:${action?.idAction}`)).toMatchObject({
    values: { idRisqueAssocie: moved?.idRisque },
  });
  expect(drafts.read('d1', `action:new:u2:${moved?.idRisque}`)).toMatchObject({
    values: { descriptionDeLaMesure: 'Poser' },
  });
  // The other unit has one of that name: it was not moved.
  expect(drafts.read('d1', 'risque:r0')).toMatchObject({ values: { danger: 'Pétrin' } });
  expect(drafts.read('d1', 'risque:r1')).toBeNull();

  deleted.follow('d1', document, DUERP);
  expect(drafts.read('d1', 'risque:r1')).toEqual(typed);
  expect(drafts.read('d1', `risque:${moved?.idRisque}`)).toBeNull();
});
