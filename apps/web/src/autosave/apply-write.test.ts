import type { ActionPreventive } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { applyWrite, applyWrites } from './apply-write.ts';
import { describeConflit } from './describe-conflit.ts';
import { makeDuerp, makeRisque, makeUnite } from './duerp-fixture.test-data.ts';
import type { EditorWrite } from './editor-write.ts';

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un tapis',
  responsable: 'Camille',
  budget: '',
  date: '2026-12-01',
  statut: 'À planifier',
};
const evaluation = (idRisque: string, evalGravite: 1 | 2 | 3 | 4): EditorWrite => ({
  kind: 'risque',
  body: {
    idUniteDeTravail: 'u1',
    idRisque,
    idCategorie: 'c1',
    displayName: 'Glissade',
    danger: 'Sol fariné',
    remarques: '',
    evalGravite,
    evalFrequence: 2,
    evalMaitrise: 4,
    isUserDefined: false,
    code: '',
  },
});
const evaluated = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 } as const;
const firstUnite = (document: ReturnType<typeof makeDuerp>) => document.data.unitesDeTravail[0];

describe('the page shows an edit as the server will', () => {
  test('an evaluation gives the levels of the risk, of its unit and of the document', () => {
    const before = makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2', evaluated)])]);
    const after = applyWrite(before, evaluation('r1', 2));
    expect(firstUnite(after)?.risques[0]).toMatchObject({
      displayName: 'Glissade',
      isRisqueEvalue: true,
      niveauDeRisqueValue: 5,
      niveauDeRisqueStatus: 'RED',
    });
    expect(firstUnite(after)?.risques[0]).not.toHaveProperty('idUniteDeTravail');
    expect(firstUnite(after)?.niveauDeRisqueValue).toBe(3.5);
    expect(after.data).toMatchObject({ niveauDeRisqueTotalValue: 3.5, niveauDeRisqueTotalStatus: 'ORANGE' });
  });

  test('the list of units adds, renames, reorders and deletes, and known units keep their content', () => {
    const before = makeDuerp([makeUnite('u1', [makeRisque('r1')]), makeUnite('u2')]);
    const write: EditorWrite = {
      kind: 'unites',
      body: {
        unitesDeTravail: [
          { idUniteDeTravail: 'u3', displayName: 'Fournil' },
          { idUniteDeTravail: 'u1', displayName: 'Vente' },
        ],
      },
    };
    const { unitesDeTravail } = applyWrite(before, write).data;
    expect(unitesDeTravail.map(({ displayName, risques }) => [displayName, risques.length])).toEqual([
      ['Fournil', 0],
      ['Vente', 1],
    ]);
  });

  test('a list of risks keeps the evaluations that it does not name, and frees the actions of deleted risks', () => {
    const unite = makeUnite('u1', [makeRisque('r1'), makeRisque('r2', evaluated)], [ACTION]);
    const input = { idCategorie: 'c1', code: '', isUserDefined: true };
    const write: EditorWrite = {
      kind: 'risques',
      body: {
        idUniteDeTravail: 'u1',
        categorieDeRisques: unite.categorieDeRisques,
        risques: [
          { ...input, idRisque: 'r2', displayName: 'Coupure' },
          { ...input, idRisque: 'r3', displayName: 'Brûlure' },
        ],
      },
    };
    const after = firstUnite(applyWrite(makeDuerp([unite]), write));
    expect(
      after?.risques.map(({ displayName, niveauDeRisqueValue }) => [displayName, niveauDeRisqueValue]),
    ).toEqual([
      ['Coupure', 2],
      ['Brûlure', null],
    ]);
    expect(after?.papripactActionsPreventives[0]?.idRisqueAssocie).toBeNull();
  });

  test('an action is added, changed, deleted', () => {
    const { budget: _budget, ...body } = ACTION;
    const added = applyWrite(makeDuerp([makeUnite('u1', [makeRisque('r1')])]), {
      kind: 'action',
      body: { ...body, idRisqueAssocie: 'r1' },
    });
    expect(firstUnite(added)?.papripactActionsPreventives).toEqual([ACTION]);
    const changed = applyWrite(added, {
      kind: 'action',
      body: { ...body, idRisqueAssocie: 'r1', statut: 'Terminé', budget: '200 €' },
    });
    expect(firstUnite(changed)?.papripactActionsPreventives).toEqual([
      { ...ACTION, statut: 'Terminé', budget: '200 €' },
    ]);
    const deleted = applyWrite(changed, {
      kind: 'deleteAction',
      body: { idAction: 'a1', idUniteDeTravail: 'u1' },
    });
    expect(firstUnite(deleted)?.papripactActionsPreventives).toEqual([]);
  });

  test('a generated document is marked as modified, one without a version is not', () => {
    const write: EditorWrite = { kind: 'papripact', body: { isPapripactEnabled: true } };
    expect(applyWrite(makeDuerp(), write)).toMatchObject({
      hasBeenModifiedSinceLastGeneration: false,
      data: { isPapripactEnabled: true },
    });
    const version = {
      id: 'v1',
      duerpDocumentId: 'd1',
      versionNumber: 1,
      creationTime: '2026-11-21T10:00:00Z',
      notesDeVersion: '',
      isCovered_Derivated: false,
    };
    expect(applyWrite(makeDuerp([], { versions: [version] }), write).hasBeenModifiedSinceLastGeneration).toBe(
      true,
    );
  });

  test('applying a write twice changes nothing more: a lost answer is recognised', () => {
    const once = applyWrite(makeDuerp([makeUnite('u1', [makeRisque('r1')])]), evaluation('r1', 3));
    expect(applyWrite(once, evaluation('r1', 3))).toEqual(once);
  });

  test('writes on what no longer exists change nothing', () => {
    const document = makeDuerp([makeUnite('u2')]);
    expect(applyWrites(document, [evaluation('r1', 3)])).toEqual(document);
  });
});

describe('a conflict is told field by field', () => {
  test('only what differs is listed, in words', () => {
    const server = makeDuerp([
      makeUnite('u1', [
        makeRisque('r1', {
          displayName: 'Glissade',
          evalFrequence: 2,
          evalMaitrise: 4,
          remarques: 'Vu le 3',
        }),
      ]),
    ]);
    expect(describeConflit(server, [evaluation('r1', 3)])).toEqual([
      { label: 'Danger', mine: 'Sol fariné', server: '(vide)' },
      { label: 'Remarques', mine: '(vide)', server: 'Vu le 3' },
      { label: 'Gravité', mine: 'Grave', server: 'Non évalué' },
    ]);
  });

  test('a list shows its names on both sides', () => {
    const server = makeDuerp([makeUnite('u1'), makeUnite('u9')]);
    const write: EditorWrite = {
      kind: 'unites',
      body: { unitesDeTravail: [{ idUniteDeTravail: 'u1', displayName: 'Unité u1' }] },
    };
    expect(describeConflit(server, [write])).toEqual([
      { label: 'Unités de travail', mine: 'Unité u1', server: 'Unité u1, Unité u9' },
    ]);
  });
});
