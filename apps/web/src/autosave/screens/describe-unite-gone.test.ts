import { modifierFamilles, modifierUnite } from '@odu/domain';
import type { Edition } from '@odu/domain';
import { expect, test } from 'vitest';
import { makeDuerp, makeUnite } from '../duerp-fixture.test-data.ts';
import { stamp } from '../queue/queue-fixture.test-data.ts';
import { describeCollision } from './describe-collision.ts';

const UNITE = makeUnite('u1');

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
  const cible = {
    entite: 'uniteDeTravail',
    id: 'u1',
    nom: 'Fournil',
    idUniteDeTravail: 'u1',
    nomDeLUnite: 'Fournil',
  } as const;
  const { facts } = describeCollision({ type: 'cibleSupprimee', cible }, makeDuerp([UNITE]), {
    intents: [stamp(edition)],
    vues: [{ item: UNITE, place: [] }],
  });
  expect(facts).toEqual([fact]);
});
