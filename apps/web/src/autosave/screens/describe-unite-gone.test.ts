import type { UniteDeTravail } from '@odu/api-contract';
import { modifierAction, modifierFamilles, modifierUnite } from '@odu/domain';
import type { Edition } from '@odu/domain';
import { expect, test } from 'vitest';
import { makeDuerp, makeUnite } from '../duerp-fixture.test-data.ts';
import { stamp } from '../queue/queue-fixture.test-data.ts';
import { describeCollision } from './describe-collision.ts';

const UNITE = makeUnite('u1');

/** What is told of an edit in a unit that somebody deleted. */
const listFacts = (unite: UniteDeTravail, edition: Edition | null) => {
  const cible = {
    entite: 'uniteDeTravail',
    id: 'u1',
    nom: 'Fournil',
    idUniteDeTravail: 'u1',
    nomDeLUnite: 'Fournil',
  } as const;
  return describeCollision({ type: 'cibleSupprimee', cible }, makeDuerp([unite]), {
    intents: [stamp(edition)],
    vues: [{ item: unite, place: [] }],
  }).facts;
};

test.for<[what: string, edition: Edition | null, fact: { label: string; value: string }]>([
  [
    'how many work there',
    modifierUnite(UNITE, { effectif: { total: 4 } }),
    { label: 'Effectif (votre saisie)', value: '4 personnes' },
  ],
  [
    'a family that does not concern it',
    modifierFamilles(UNITE, { RAY: 'Aucune source' }),
    { label: 'Rayonnements (votre saisie)', value: 'Non concernée\u00A0: Aucune source' },
  ],
])('of a unit that is gone, %s is told as it was typed', ([, edition, fact]) => {
  expect(listFacts(UNITE, edition)).toEqual([fact]);
});

test('an action whose description is as long as a page is named by some words of it', () => {
  const action = {
    idAction: 'a1',
    idUniteDeTravail: 'u1',
    idRisqueAssocie: null,
    descriptionDeLaMesure: 'Poser '.repeat(50),
    responsable: '',
    budget: '',
    date: '2027-01-04',
    statut: 'À planifier',
  } as const;
  const [named, typed] = listFacts(
    makeUnite('u1', [], [action]),
    modifierAction(action, { responsable: 'Inès' }),
  );
  expect(named?.label).toBe('Action préventive');
  expect(named?.value).toMatch(/^Poser .{1,55}$/);
  expect(typed).toEqual({ label: 'Responsable (votre saisie)', value: 'Inès' });
});
