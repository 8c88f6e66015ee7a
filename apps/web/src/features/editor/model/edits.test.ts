import { expect, test } from 'vitest';
import { applyWrite } from '../../../autosave/apply-write.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import type { EditorWrite } from '../../../autosave/editor-write.ts';
import * as edits from './edits.ts';

const evaluated = makeRisque('r2', { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 });
const document = makeDuerp([makeUnite('u1', [makeRisque('r1'), evaluated]), makeUnite('u2')]);

const edit = (makeWrite: (from: typeof document) => EditorWrite | null) => {
  const write = makeWrite(document);
  if (write === null) throw new Error('nothing to write');
  return applyWrite(document, write).data.unitesDeTravail;
};
const names = (unites: { displayName: string }[]) => unites.map(({ displayName }) => displayName);

test('units are added, renamed, moved and deleted; names are trimmed', () => {
  expect(names(edit(edits.addUnites([' Fournil ', 'Vente'])))).toEqual([
    'Unité u1',
    'Unité u2',
    'Fournil',
    'Vente',
  ]);
  expect(names(edit(edits.renameUnite('u2', ' Livraison ')))).toEqual(['Unité u1', 'Livraison']);
  expect(names(edit(edits.reorderUnites(['u2', 'u1'])))).toEqual(['Unité u2', 'Unité u1']);
  expect(names(edit(edits.deleteUnite('u1')))).toEqual(['Unité u2']);
});

test('step 4 never undoes an evaluation', () => {
  const [unite] = edit(edits.renameRisque('u1', 'r2', 'Coupure'));
  expect(unite?.risques[1]).toMatchObject({ displayName: 'Coupure', niveauDeRisqueValue: 20 });
  expect(edits.renameRisque('u1', 'r2', 'Coupure')(document)?.body).not.toHaveProperty(
    'risques.0.evalGravite',
  );
});

test('a category goes with its risks', () => {
  expect(edit(edits.deleteCategorie('u1', 'c1'))[0]).toMatchObject({ categorieDeRisques: [], risques: [] });
});

test('a custom risk goes at the end of its category', () => {
  const [unite] = edit(edits.addRisque('u1', 'c1', ' Brûlure '));
  expect(unite?.risques.at(-1)).toMatchObject({
    idCategorie: 'c1',
    displayName: 'Brûlure',
    isUserDefined: true,
  });
});

test('the ticked examples come with their category, once', () => {
  const premade = {
    idPremadeCategorie: 'chutes',
    idFamille: 'f',
    displayName: 'chutes',
    code: 'CH',
    tagsPrincipaux: [],
    tagsSecondaires: [],
    isHighlighted: false,
    isSecteurSpecifique: false,
    mesuresTypes: [],
  };
  const risque = {
    idPremadeRisque: 'p1',
    idPremadeCategorie: 'chutes',
    displayName: 'Escabeau',
    code: 'CH-1',
    infoSeuil: null,
    facteursL4161: [],
    suiviIndividuelRenforcePossible: false,
  };
  const masterData = {
    unitesDeTravail: [],
    familleDeRisques: [],
    categorieDeRisques: [premade],
    risques: [risque],
    secteurs: [],
    secteursReconnus: [],
  };
  const [unite] = edit(edits.addPremade('u1', new Set(['p1']), masterData));
  expect(unite?.categorieDeRisques).toHaveLength(1);
  expect(unite?.risques.at(-1)).toMatchObject({ idCategorie: 'c1', code: 'CH-1', displayName: 'Escabeau' });
});

test('an edit of a unit that was deleted meanwhile writes nothing', () => {
  expect(edits.addRisque('gone', 'c1', 'x')(document)).toBeNull();
});
