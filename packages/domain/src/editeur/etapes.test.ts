import { expect, test } from 'vitest';
import { canStart, checkEtape, ETAPES } from './etapes.ts';

const evalue = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
const unite = (risques: object[] = [], papripactActionsPreventives: object[] = []) => ({
  risques,
  papripactActionsPreventives,
});

test('the seven steps are the specification’s', () => {
  expect(ETAPES).toEqual([
    'Introduction',
    "Informations de l'entreprise",
    'Unités de travail',
    'Saisie des risques',
    'Évaluation des risques',
    'PAPRIPACT',
    'Finalisation',
  ]);
});

test('step 3 needs a unit', () => {
  const message = "Vous devez d'abord ajouter des unités de travail...";
  expect(checkEtape(3, { isPapripactEnabled: false, unitesDeTravail: [] })).toBe(message);
  expect(checkEtape(3, { isPapripactEnabled: false, unitesDeTravail: [unite()] })).toBeNull();
});

test('step 5 needs every risk evaluated', () => {
  const check = (risques: object[]) =>
    checkEtape(5, { isPapripactEnabled: false, unitesDeTravail: [unite([evalue]), unite(risques)] });
  expect(check([evalue, { ...evalue, evalMaitrise: null }])).toBe(
    'Il vous reste des risques à évaluer dans cette étape.',
  );
  expect(check([evalue])).toBeNull();
});

test('step 6 needs an action in some unit while the PAPRIPACT is on', () => {
  const check = (isPapripactEnabled: boolean, actions: object[]) =>
    checkEtape(6, { isPapripactEnabled, unitesDeTravail: [unite(), unite([], actions)] });
  expect(check(true, [])).toBe('Vous devez ajouter au moins une action préventive dans votre PAPRIPACT.');
  expect(check(true, [{}])).toBeNull();
  expect(check(false, [])).toBeNull();
});

test('the other steps are left freely, whatever is still to be done', () => {
  for (const step of [1, 2, 4, 7])
    for (const unitesDeTravail of [[], [unite([{}])]])
      expect(checkEtape(step, { isPapripactEnabled: true, unitesDeTravail })).toBeNull();
});

test('a step asks for nothing that another one asks for', () => {
  expect(checkEtape(3, { isPapripactEnabled: true, unitesDeTravail: [unite([{}])] })).toBeNull();
  expect(checkEtape(5, { isPapripactEnabled: true, unitesDeTravail: [unite([evalue])] })).toBeNull();
  expect(checkEtape(6, { isPapripactEnabled: false, unitesDeTravail: [unite([{}])] })).toBeNull();
});

const boxes = {
  isResponsibilityAccepted: true,
  isFreeVersionAccepted: true,
  areTermsAccepted: true,
  hasFullAccess: false,
};
test.for([
  [{}, true],
  [{ isResponsibilityAccepted: false }, false],
  [{ areTermsAccepted: false }, false],
  [{ isFreeVersionAccepted: false }, false],
  [{ isFreeVersionAccepted: false, hasFullAccess: true }, true],
  [{ areTermsAccepted: false, hasFullAccess: true }, false],
] as const)('with %j the start button is enabled: %s', ([change, enabled]) =>
  expect(canStart({ ...boxes, ...change })).toBe(enabled),
);
