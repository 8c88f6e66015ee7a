import type { ActionPreventive, UniteDeTravail } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { applyIntent } from './apply-intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHALEUR,
  CHUTES,
  FOURNIL,
  GANTS,
  GLISSADE,
  TAPIS,
  uniteIn,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeCategorie, uuid } from '../test-data/documents.test-data.ts';
import { intend, stamp } from '../test-data/edition.test-data.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import { confirmerEvaluation, modifierRisque } from '../intents/evaluations.ts';
import * as intentions from '../intents/intentions.ts';
import { isApplied } from './is-applied.ts';

const unite = uniteIn(BOULANGERIE);
let made = 50;
const createId = () => uuid('c', (made += 1));

describe('two categories of one name are one, and hold the risks of both', () => {
  const ofAnother = makeCategorie(uuid('b', 9), 'poussières ');
  const server = withUnite(BOULANGERIE, { categorieDeRisques: [CHUTES, CHALEUR, ofAnother] });

  test('made twice', () => {
    const mine = intend(intentions.ajouterCategorie(unite, 'Poussières', createId));
    expect(applyIntent(server, mine)).toBe(server);
  });

  test('a risk of the one that is not taken goes to the other', () => {
    const mine = makeCategorie(uuid('b', 8), 'Poussières');
    const intent = intend(intentions.ajouterRisque(unite, mine, 'Farine', () => uuid('c', 7)));
    const after = uniteIn(applyIntent(server, intent));
    expect(after.categorieDeRisques).toEqual([CHUTES, CHALEUR, ofAnother]);
    expect(after.risques.at(-1)).toMatchObject({
      idRisque: uuid('c', 7),
      idCategorie: ofAnother.idCategorie,
    });
  });

  test('renamed so while somebody made one: its risks go there, and sent again it is done', () => {
    const intent = intend(intentions.renommerCategorie(unite, CHUTES, 'Poussières'));
    expect(findCollisions(server, intent)).toEqual([]);
    const after = applyIntent(server, intent);
    expect(uniteIn(after)).toMatchObject({
      categorieDeRisques: [CHALEUR, ofAnother],
      risques: [{ ...GLISSADE, idCategorie: ofAnother.idCategorie }, BRULURE],
    });
    expect(applyIntent(after, intent)).toBe(after);
    expect(isApplied(after, intent)).toBe(true);
  });
});

test('a name of its own in other letters is no other category', () => {
  const intent = intend(intentions.renommerCategorie(unite, CHUTES, 'CHUTES'));
  expect(uniteIn(applyIntent(BOULANGERIE, intent)).categorieDeRisques).toEqual([
    { ...CHUTES, displayName: 'CHUTES' },
    CHALEUR,
  ]);
});

test('a premade risk that the unit has under the same name is not added again, one of the user’s own is', () => {
  const ajout = {
    idUniteDeTravail: FOURNIL,
    categories: [{ item: CHUTES, place: 'fin' }],
    risques: [{ item: { ...GLISSADE, idRisque: uuid('c', 7), displayName: 'glissade' }, place: 'fin' }],
    liens: [],
  } as const;
  const premade = stamp({ kind: 'ajouterRisquesPremade', ...ajout });
  expect(applyIntent(BOULANGERIE, premade)).toBe(BOULANGERIE);
  const own = applyIntent(BOULANGERIE, stamp({ kind: 'ajouterRisque', ...ajout }));
  expect(uniteIn(own).risques).toHaveLength(3);
});

// Seen in two windows: one rated a risk anew, the other, who had not read it, said that the evaluation was right still, and
// what the risk was before was gone.
test('that an evaluation is right still leaves what the risk was before, made meanwhile, as it is', () => {
  const seen = { ...GLISSADE, evalGravite: 4, evalFrequence: 3, evalMaitrise: 3 } as const;
  const evaluationPrecedente = { evalGravite: 4, evalFrequence: 3, evalMaitrise: 3, evalueLe: null } as const;
  const anew = { ...seen, evalGravite: 2, evalueLe: '2026-11-20T08:00:00Z', evaluationPrecedente } as const;
  const server = withUnite(BOULANGERIE, { risques: [anew, BRULURE] });
  const confirmed = intend(confirmerEvaluation(unite, seen, '2026-11-20T09:00:00Z'));
  expect(findCollisions(server, confirmed)).toEqual([]);
  const after = applyIntent(server, confirmed);
  expect(uniteIn(after).risques[0]).toMatchObject({
    evalGravite: 2,
    evalueLe: '2026-11-20T09:00:00Z',
    evaluationPrecedente,
  });
});

describe('what comes into a unit', () => {
  const restore = (liens: { idAction: string; idRisqueAssocie: string }[], fields: Partial<UniteDeTravail>) =>
    uniteIn(
      applyIntent(
        withUnite(BOULANGERIE, fields),
        stamp({
          kind: 'restaurerRisques',
          idUniteDeTravail: FOURNIL,
          categories: [{ item: CHUTES, place: 'fin' }],
          risques: [{ item: GLISSADE, place: 'fin' }],
          liens,
        }),
      ),
    );
  const unlinked = { ...TAPIS, idRisqueAssocie: null };

  test('goes to its own category under the name that this has now, not to another of the former name', () => {
    const other = makeCategorie(uuid('b', 9), 'Chutes');
    const categorieDeRisques = [{ ...CHUTES, displayName: 'Sols' }, other];
    const { risques } = restore([], { categorieDeRisques, risques: [], papripactActionsPreventives: [] });
    expect(risques).toMatchObject([{ idCategorie: CHUTES.idCategorie }]);
  });

  test('is linked again to its actions, but those that somebody linked to another risk meanwhile', () => {
    const lien = { idAction: TAPIS.idAction, idRisqueAssocie: GLISSADE.idRisque };
    const links = (actions: ActionPreventive[], one = lien) =>
      restore([one], {
        risques: [BRULURE],
        papripactActionsPreventives: actions,
      }).papripactActionsPreventives.map(({ idRisqueAssocie }) => idRisqueAssocie);
    expect(links([unlinked, GANTS])).toEqual([GLISSADE.idRisque, BRULURE.idRisque]);
    const moved = { ...TAPIS, idRisqueAssocie: BRULURE.idRisque };
    expect(links([moved])).toEqual([BRULURE.idRisque]);
    // A risk that did not come.
    expect(links([unlinked], { ...lien, idRisqueAssocie: uuid('c', 99) })).toEqual([null]);
  });
});

describe('what leaves a unit', () => {
  test('takes along the links of its own actions alone', () => {
    const after = uniteIn(applyIntent(BOULANGERIE, intend(intentions.supprimerRisque(unite, GLISSADE))));
    expect(after.papripactActionsPreventives).toEqual([{ ...TAPIS, idRisqueAssocie: null }, GANTS]);
  });

  test('leaves the category that a risk of somebody else came into', () => {
    const theirs = { ...GLISSADE, idRisque: uuid('c', 9) };
    const server = withUnite(BOULANGERIE, { risques: [GLISSADE, theirs] });
    const base = { categories: [CHUTES, CHALEUR], risques: [GLISSADE] };
    const after = applyIntent(server, stamp({ kind: 'retirerRisques', idUniteDeTravail: FOURNIL, base }));
    expect(uniteIn(after)).toMatchObject({ categorieDeRisques: [CHUTES], risques: [theirs] });
  });
});

test('a risk does not go to a category that its unit does not have; the rest of the edit is made', () => {
  const edition = modifierRisque(unite, GLISSADE, { idCategorie: uuid('b', 99), danger: 'Farine' });
  const [after] = uniteIn(applyIntent(BOULANGERIE, intend(edition))).risques;
  expect(after).toEqual({ ...GLISSADE, danger: 'Farine' });
});
