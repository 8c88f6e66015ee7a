import { describe, expect, test } from 'vitest';
import { formatTropLong } from '../formulaire/fields.ts';
import { firstMessage } from '../formulaire/validate-with.ts';
import {
  countFamillesExaminees,
  countRisquesByFamille,
  ecarterFamilles,
  examineFamilles,
  formatFamillesExaminees,
  leverFamilles,
} from './examen-des-familles.ts';
import type { UniteAExaminer } from './examen-des-familles.ts';
import { CODES_DE_FAMILLE, findFamilleDuCode } from './familles-de-risques.ts';
import { motifDeFamilleSchema } from './motif-de-famille.ts';

const unite = (fields: Partial<UniteAExaminer> = {}): UniteAExaminer => ({
  categorieDeRisques: [
    { idCategorie: 'sols', code: 'CPP-SOL' },
    { idCategorie: 'own', code: '' },
  ],
  risques: [],
  famillesNonConcernees: [],
  ...fields,
});

test('the code of a risk or of a category gives its family, that of a sector its main one, any other none', () => {
  expect(
    ['CPP-SOL-04', 'CPP-SOL', 'ALI-PET-01', 'ALI-PET', '', null, undefined, 'XXX-YYY-01', 'toString'].map(
      findFamilleDuCode,
    ),
  ).toEqual(['CPP', 'CPP', 'EQT', 'EQT', null, null, null, null, null]);
});

describe('a family', () => {
  test('is looked at by a risk, or by being set aside, and says why', () => {
    const examen = examineFamilles(
      unite({
        risques: [
          { idCategorie: 'own', code: 'BRU-IMP-01' },
          // A risk of the user's own counts by its category.
          { idCategorie: 'sols', code: '' },
          { idCategorie: 'sols', code: 'CPP-SOL-01' },
          { idCategorie: 'own', code: '' },
        ],
        famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source' }],
      }),
    );
    expect(examen.map(({ code }) => code)).toEqual(CODES_DE_FAMILLE);
    const withRisques = examen.filter(({ statut }) => statut === 'avec risques');
    expect(withRisques.map(({ code, nombreDeRisques }) => [code, nombreDeRisques])).toEqual([
      ['CPP', 2],
      ['BRU', 1],
    ]);
    expect(examen.find(({ code }) => code === 'RAY')).toMatchObject({
      statut: 'non concernée',
      motif: 'Aucune source',
    });
    expect(countFamillesExaminees(examen)).toBe(3);
    expect(formatFamillesExaminees(examen)).toBe('3 familles sur 22 examinées');
  });

  test('is that of the risk itself, where its category is of another one', () => {
    const risques = [{ idCategorie: 'sols', code: 'BRU-IMP-01' }];
    const counts = [...countRisquesByFamille(unite({ risques }))];
    expect(counts).toEqual([['BRU', 1]]);
  });

  test('has its name, and no reason to be set aside beside a risk', () => {
    const examen = examineFamilles(
      unite({
        risques: [{ idCategorie: 'sols', code: 'CPP-SOL-01' }],
        famillesNonConcernees: [{ code: 'CPP', motif: 'Sol neuf' }],
      }),
    );
    expect(examen[0]).toEqual({
      code: 'CPP',
      displayName: 'Chutes de plain-pied',
      statut: 'avec risques',
      nombreDeRisques: 1,
      motif: '',
    });
    expect(examen.at(-1)?.displayName).toBe('Organisation, situations particulières et secours');
  });

  test('counts in the singular below two', () => {
    expect(formatFamillesExaminees(examineFamilles(unite()))).toBe('0 famille sur 22 examinée');
    const one = unite({ famillesNonConcernees: [{ code: 'RAY', motif: '' }] });
    expect(formatFamillesExaminees(examineFamilles(one))).toBe('1 famille sur 22 examinée');
    const motif = '';
    const two = unite({
      famillesNonConcernees: [
        { code: 'RAY', motif },
        { code: 'BRU', motif },
      ],
    });
    expect(formatFamillesExaminees(examineFamilles(two))).toBe('2 familles sur 22 examinées');
  });

  test('of a version before there was a question is to look at', () => {
    const examen = examineFamilles(unite({ famillesNonConcernees: undefined }));
    expect(countFamillesExaminees(examen)).toBe(0);
  });
});

describe('« non concernée »', () => {
  const RAY = { code: 'RAY', motif: '' } as const;
  const CPP = { code: 'CPP', motif: 'x' } as const;

  test('is lifted by a risk of that family, and only of that one', () => {
    const apart = unite({ famillesNonConcernees: [CPP, RAY] });
    expect(leverFamilles(apart)).toBe(apart);
    const withRisque = { ...apart, risques: [{ idCategorie: 'sols', code: 'CPP-SOL-01' }] };
    expect(leverFamilles(withRisque).famillesNonConcernees).toEqual([RAY]);
  });

  test('is kept once, in the order of the referential, and nothing changes for the same list', () => {
    const apart = ecarterFamilles(unite(), [RAY, CPP]);
    expect(apart.famillesNonConcernees).toEqual([CPP, RAY]);
    expect(ecarterFamilles(apart, [CPP, RAY])).toBe(apart);
    expect(ecarterFamilles(apart, [CPP, RAY, { code: 'CPP', motif: 'y' }]).famillesNonConcernees).toEqual([
      { code: 'CPP', motif: 'y' },
      RAY,
    ]);
  });

  test('is taken back, the last one too', () => {
    const apart = unite({ famillesNonConcernees: [CPP, RAY] });
    expect(ecarterFamilles(apart, [CPP]).famillesNonConcernees).toEqual([CPP]);
    expect(ecarterFamilles(apart, []).famillesNonConcernees).toEqual([]);
  });

  test('is not said of a family of which the unit has a risk', () => {
    const withRisque = unite({ risques: [{ idCategorie: 'own', code: 'CPP-SOL-01' }] });
    expect(ecarterFamilles(withRisque, [CPP, RAY]).famillesNonConcernees).toEqual([RAY]);
    expect(ecarterFamilles(withRisque, [CPP])).toBe(withRisque);
  });
});

test('why a family does not concern a unit is said in 1,000 characters at most, or not at all', () => {
  for (const motif of ['', 'x'.repeat(1000)]) expect(firstMessage(motifDeFamilleSchema, motif)).toBeNull();
  expect(firstMessage(motifDeFamilleSchema, 'x'.repeat(1001))).toBe(formatTropLong(1000));
});
