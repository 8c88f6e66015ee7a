import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyIntent } from '../apply/apply-intent.ts';
import { invertIntent } from '../invert/invert-intent.ts';
import { BOULANGERIE, CHUTES, GLISSADE, TAPIS, uniteIn } from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { edited, stamp, STAMP } from '../test-data/edition.test-data.ts';
import { ajouterAction, ajouterCategorie, ajouterRisque, ajouterUnites } from './intentions.ts';
import { hasArrived, listIds } from './list-ids.ts';

const unite = uniteIn(BOULANGERIE);
const createId = () => uuid('e', 7);
const SEEN_BEFORE = new Set(listIds(BOULANGERIE));

describe.for([
  { what: 'a unit', edition: ajouterUnites(['Bureau'], createId) },
  { what: 'a category', edition: ajouterCategorie(unite, 'Bruit', createId) },
  { what: 'a risk', edition: ajouterRisque(unite, CHUTES, 'Échelle', createId) },
  {
    what: 'a premade risk',
    edition: {
      kind: 'ajouterRisquesPremade' as const,
      idUniteDeTravail: unite.idUniteDeTravail,
      categories: [{ item: CHUTES, place: 'fin' as const }],
      risques: [
        {
          item: makeRisque(createId(), CHUTES.idCategorie, { displayName: 'Échelle' }),
          place: 'fin' as const,
        },
      ],
      liens: [],
    },
  },
  { what: 'an action', edition: ajouterAction(makeAction(unite.idUniteDeTravail, createId())) },
])('$what that is added', ({ edition }) => {
  const intent = stamp(edition);

  test('has arrived where it was seen', () => {
    expect(hasArrived(intent, new Set(listIds(applyIntent(BOULANGERIE, intent))))).toBe(true);
  });

  test('may never have arrived where nothing but what was there before it was seen', () => {
    expect(hasArrived(intent, SEEN_BEFORE)).toBe(false);
  });
});

test.for([
  {
    kind: 'supprimerRisque' as const,
    idUniteDeTravail: unite.idUniteDeTravail,
    base: { categories: [], risques: [GLISSADE] },
  },
  { kind: 'supprimerAction' as const, base: TAPIS },
  { kind: 'supprimerUnite' as const, base: [unite] },
])('what gives back a $kind was there before: that it was seen shows nothing', (edition) => {
  const back = invertIntent(BOULANGERIE, stamp(edition), STAMP);
  expect(back?.kind).toMatch(/^restaurer/);
  expect(back && hasArrived(back, SEEN_BEFORE)).toBe(false);
});

test('no edit has arrived by what was there when it was made', () => {
  fc.assert(
    fc.property(edited, ({ document, intent }) => {
      expect(hasArrived(intent, new Set(listIds(document)))).toBe(false);
    }),
    { numRuns: 200, seed: 20261122 },
  );
});
