import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyIntent, uniteOf } from '../apply/apply-intent.ts';
import { modifierRisque } from '../intents/evaluations.ts';
import { listVues } from '../intents/intentions.ts';
import { BOULANGERIE, CHUTES, FOURNIL, uniteIn, withUnite } from '../test-data/boulangerie.test-data.ts';
import { makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { editedByTwo, stamp } from '../test-data/edition.test-data.ts';
import { findCollisions } from './find-collisions.ts';
import { narrowVue, uniteToKeep } from './narrow-vue.ts';
import { recreate } from './recreate.ts';

test('what is kept of a unit for one edit makes the same risk or action again, and names what is gone', () => {
  let recreated = 0;
  fc.assert(
    fc.property(editedByTwo, ({ document, left, right }) => {
      const vues = listVues(document, new Set([uniteOf(left) ?? '']));
      const narrow = vues.map((vue) => narrowVue(vue, left));
      const server = applyIntent(document, right);
      const collisions = findCollisions(server, left, narrow);
      expect(collisions).toEqual(findCollisions(server, left, vues));
      const gone = collisions.filter(({ type }) => type === 'cibleSupprimee');
      for (const { cible } of gone) {
        recreated += 1;
        expect(uniteToKeep(left)).toBe(uniteOf(left));
        const [part, whole] = [recreate(narrow, cible), recreate(vues, cible)];
        const isPart = cible.entite === 'uniteDeTravail' || cible.entite === 'categorieDeRisques';
        expect(isPart ? part?.kind : part).toEqual(isPart ? whole?.kind : whole);
      }
    }),
    { numRuns: 2500, seed: 20261122 },
  );
  expect(recreated).toBeGreaterThan(20);
});

test('a unit that comes again from what is kept has no link to what it does not hold', () => {
  fc.assert(
    fc.property(editedByTwo, ({ document, left }) => {
      for (const vue of listVues(document, new Set([uniteToKeep(left) ?? '']))) {
        const { item } = narrowVue(vue, left);
        const [risques, categories] = [
          item.risques.map(({ idRisque }) => idRisque),
          item.categorieDeRisques.map(({ idCategorie }) => idCategorie),
        ];
        for (const { idRisqueAssocie } of item.papripactActionsPreventives)
          expect([null, ...risques]).toContain(idRisqueAssocie);
        for (const { idCategorie } of item.risques) expect(categories).toContain(idCategorie);
      }
    }),
    { numRuns: 500, seed: 20261122 },
  );
});

test('of a long list the ten nearest say where an item stood', () => {
  const risques = Array.from({ length: 12 }, (_, index) =>
    makeRisque(uuid('c', 50 + index), CHUTES.idCategorie),
  );
  const [last] = risques.slice(-1);
  if (last === undefined) throw new Error('twelve risks');
  const document = withUnite(BOULANGERIE, { risques });
  const edition = modifierRisque(uniteIn(document), last, { danger: 'Farine' });
  const [vue] = listVues(document, new Set([FOURNIL]));
  if (edition === null || vue === undefined) throw new Error('an edit of a unit');
  expect(narrowVue(vue, stamp(edition)).places?.[last.idRisque]).toEqual(
    risques
      .slice(1, 11)
      .map(({ idRisque }) => idRisque)
      .toReversed(),
  );
  expect(narrowVue({ ...vue, place: 'fin' }, stamp(edition)).place).toBe('fin');
});
