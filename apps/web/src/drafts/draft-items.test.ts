import { expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import {
  listDeletedItems,
  toActionItem,
  toExpositionItem,
  toFamilleItem,
  toNameItem,
  toNewActionItem,
  toRisqueItem,
} from './draft-items.ts';

test('a deleted unit takes every name that was typed in it; a new unit keeps its own', () => {
  const before = makeDuerp([makeUnite('u1', [makeRisque('r1')]), makeUnite('u2')]);
  const deleted = listDeletedItems(before, makeDuerp([makeUnite('u2')]));
  expect(deleted).toEqual(
    expect.arrayContaining([
      toNameItem('u1'),
      toNameItem('u1', 'new'),
      toNameItem('u1', 'c1'),
      toNameItem('u1', 'c1', 'new'),
      toNameItem('u1', 'r1'),
    ]),
  );
  expect(deleted).not.toContain(toNameItem('new'));
  expect(deleted).not.toContain(toNameItem('u2', 'c1'));
});

test('and what was typed of who works there, of its families, its risks and its actions', () => {
  const action = {
    idAction: 'a1',
    idUniteDeTravail: 'u1',
    idRisqueAssocie: null,
    descriptionDeLaMesure: 'Former',
    responsable: '',
    budget: '',
    date: '2027-01-04',
    statut: 'À planifier',
  } as const;
  const deleted = listDeletedItems(makeDuerp([makeUnite('u1', [makeRisque('r1')], [action])]), makeDuerp([]));
  for (const item of [
    toExpositionItem('u1'),
    toFamilleItem('u1', 'RAY'),
    toRisqueItem('r1'),
    toActionItem('a1'),
  ])
    expect(deleted).toContain(item);
});

test('a new action is typed for its own risk, and goes with it; one for no risk yet goes with the unit', () => {
  expect(toNewActionItem('u1', 'r1')).not.toBe(toNewActionItem('u1', 'r2'));
  const before = makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')])]);
  const deleted = listDeletedItems(before, makeDuerp([makeUnite('u1', [makeRisque('r2')])]));
  expect(deleted).toContain(toNewActionItem('u1', 'r1'));
  expect(deleted).not.toContain(toNewActionItem('u1', 'r2'));
  expect(deleted).not.toContain(toNewActionItem('u1'));
  expect(listDeletedItems(before, makeDuerp([]))).toContain(toNewActionItem('u1'));
});

test('an action that was typed for no risk yet is found where it was before each risk had its own', () => {
  expect(toNewActionItem('u1')).toBe('action:new:u1');
});

test('a unit that an edit leaves alone is not gone through, however many risks it has', () => {
  const other = Object.defineProperty(makeUnite('u2'), 'risques', {
    get: () => {
      throw new Error('gone through');
    },
  });
  const deleted = listDeletedItems(
    makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')]), other]),
    makeDuerp([makeUnite('u1', [makeRisque('r2')]), other]),
  );
  expect(deleted).toEqual(expect.arrayContaining(['risque:r1', toNameItem('u1', 'r1')]));
});

test('nor is a risk that it leaves alone, beside one that it changes or deletes', () => {
  const alone = Object.defineProperty(makeRisque('r3'), 'idRisque', {
    get: () => {
      throw new Error('gone through');
    },
  });
  const before = makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2'), alone])]);
  const changed = { ...makeRisque('r1'), remarques: 'Vu' };
  expect(listDeletedItems(before, makeDuerp([makeUnite('u1', [changed, alone])]))).toEqual([
    toRisqueItem('r2'),
    toNameItem('u1', 'r2'),
    toNewActionItem('u1', 'r2'),
  ]);
});

test('a risk that goes to another unit is typed in there: only what belongs to its place goes', () => {
  const moved = makeRisque('r1');
  const before = makeDuerp([makeUnite('u1', [moved]), makeUnite('u2')]);
  const deleted = listDeletedItems(before, makeDuerp([makeUnite('u1'), makeUnite('u2', [moved])]));
  expect(deleted).toEqual([toNameItem('u1', 'r1'), toNewActionItem('u1', 'r1')]);
});
