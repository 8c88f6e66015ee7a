import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyIntent, uniteOf } from './apply/apply-intent.ts';
import type { Collision } from './collisions/collision.ts';
import { edited, editedByTwo, editionsOf, moved, stamp, STAMP } from './test-data/edition.test-data.ts';
import { findCollisions } from './collisions/find-collisions.ts';
import { flatten, listChanged } from './test-data/flatten.test-data.ts';
import type { Edition, Intent } from './intents/intent.ts';
import { listVues } from './intents/intentions.ts';
import { invertIntent } from './invert/invert-intent.ts';
import { isApplied } from './apply/is-applied.ts';
import { resolveCollision } from './collisions/resolve-collision.ts';

const RUNS = { numRuns: 2000, seed: 20261122 };

/** The same without order: what two additions to one list agree on. */
const unordered = (document: DuerpDocument) =>
  new Set([...flatten(document)].map(([key, value]) => `${key} = ${String(value)}`));

const listIds = ({ data: { unitesDeTravail } }: DuerpDocument) =>
  unitesDeTravail.map(({ idUniteDeTravail, categorieDeRisques, risques, papripactActionsPreventives }) => [
    idUniteDeTravail,
    categorieDeRisques.map(({ idCategorie }) => idCategorie),
    risques.map(({ idRisque }) => idRisque),
    papripactActionsPreventives.map(({ idAction }) => idAction),
  ]);

/** The lists whose members or order an intent makes, the names that it relies on, and the fields that it writes. */
function touches(document: DuerpDocument, intent: Intent): Set<string> {
  const after = applyIntent(document, intent);
  const [left, right] = [flatten(document), flatten(after)];
  const touched = new Set(listChanged(left, right));
  const id = uniteOf(intent);
  if (id === null || intent.kind === 'deplacerUnite') {
    if (JSON.stringify(listIds(document)) !== JSON.stringify(listIds(after))) touched.add('units');
    return touched;
  }
  touched.add(`in:${id}`);
  const { kind } = intent;
  if (
    !['renommerUnite', 'modifierUnite', 'modifierRisque', 'modifierAction', 'ecarterFamilles'].includes(kind)
  )
    touched.add(`lists:${id}`);
  if (kind === 'modifierRisque' && ('idCategorie' in intent.values || 'displayName' in intent.values))
    touched.add(`lists:${id}`);
  // Each measure is a value of its own, and their order that of the list.
  if (kind === 'modifierRisque' && 'mesuresEnPlace' in intent.values)
    touched.add(`mesures:${intent.idRisque}`);
  // An evaluation and what it leaves behind are one: its instant, what was before.
  if (
    kind === 'modifierRisque' &&
    (intent.trace !== undefined ||
      ['evalGravite', 'evalFrequence', 'evalMaitrise'].some((critere) => critere in intent.values))
  )
    touched.add(`evaluation:${intent.idRisque}`);
  if (kind === 'modifierAction' && 'idRisqueAssocie' in intent.values) touched.add(`lists:${id}`);
  return touched;
}

const isUniteRemoval = ({ kind }: Intent) => kind === 'supprimerUnite' || kind === 'retirerUnites';

const areIndependent = (document: DuerpDocument, left: Intent, right: Intent): boolean => {
  const [one, other] = [touches(document, left), touches(document, right)];
  const shared = [...one].filter((key) => other.has(key) && !key.startsWith('in:'));
  // A unit that goes takes all that is done in it along.
  const isInRemoved = (removal: Intent, inside: Set<string>) =>
    isUniteRemoval(removal) &&
    (removal as Extract<Intent, { base: readonly UniteDeTravail[] }>).base.some(({ idUniteDeTravail }) =>
      inside.has(`in:${idUniteDeTravail}`),
    );
  return shared.length === 0 && !isInRemoved(left, other) && !isInRemoved(right, one);
};

test('intents on different items or fields commute, order and levels included', () => {
  fc.assert(
    fc.property(editedByTwo, ({ document, left, right }) => {
      fc.pre(areIndependent(document, left, right));
      expect(applyIntent(applyIntent(document, left), right)).toEqual(
        applyIntent(applyIntent(document, right), left),
      );
    }),
    RUNS,
  );
});

test('two additions to one list both stay, whoever is first; only their order differs', () => {
  const isAddition = ({ kind }: Intent) => kind === 'ajouterUnites' || kind === 'ajouterAction';
  fc.assert(
    fc.property(editedByTwo, ({ document, left, right }) => {
      fc.pre(isAddition(left) && isAddition(right));
      expect(unordered(applyIntent(applyIntent(document, left), right))).toEqual(
        unordered(applyIntent(applyIntent(document, right), left)),
      );
    }),
    // One pair in fifty is two additions: this is 5,000 pairs.
    { ...RUNS, numRuns: 100 },
  );
});

test('an intent and then its inverse give the document back: ids, order, links, levels and name', () => {
  fc.assert(
    fc.property(edited, ({ document, intent }) => {
      const after = applyIntent(document, intent);
      const inverse = invertIntent(document, intent, STAMP);
      expect(inverse === null).toBe(after === document);
      if (inverse === null) return;
      expect(findCollisions(after, inverse)).toEqual([]);
      const back = applyIntent(after, inverse);
      expect(back).toEqual(document);
      // And undoing the undoing: « Rétablir ».
      const again = invertIntent(after, inverse, STAMP);
      if (again === null) throw new Error('an inverse that changes something has its own');
      expect(findCollisions(back, again)).toEqual([]);
      expect(applyIntent(back, again)).toEqual(after);
    }),
    RUNS,
  );
});

/** Somebody moves the same unit. */
const moveAgain = ({ data }: DuerpDocument, intent: Intent): fc.Arbitrary<Edition> | null =>
  intent.kind === 'deplacerUnite'
    ? fc
        .shuffledSubarray(data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail))
        .map((place) => ({ kind: intent.kind, idUniteDeTravail: intent.idUniteDeTravail, place }))
    : null;

test('an undone move collides exactly when somebody moved the same thing since, to elsewhere than where it goes back', () => {
  let [stopped, merged] = [0, 0];
  fc.assert(
    fc.property(
      moved.chain(({ document, intent }) => {
        const after = applyIntent(document, intent);
        const move = moveAgain(after, intent);
        return fc
          .oneof(editionsOf(after, 3000), ...(move === null ? [] : [move]))
          .filter((edition) => edition !== null)
          .map((edition) => ({ document, after, intent, other: stamp(edition) }));
      }),
      ({ document, after, intent, other }) => {
        const inverse = invertIntent(document, intent, STAMP);
        fc.pre(inverse !== null && intent.kind === 'deplacerUnite');
        const server = applyIntent(after, other);
        const collisions = findCollisions(server, inverse);
        const orderOf = ({ data }: DuerpDocument) =>
          data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail);
        const [order, otherOrder] = [orderOf(after), orderOf(server)];
        const isSwap =
          order.length === otherOrder.length && order.some((id, rank) => otherOrder[rank] !== id);
        const isSame = other.kind === 'deplacerUnite' && other.idUniteDeTravail === intent.idUniteDeTravail;
        const isBack = applyIntent(server, inverse) === server;
        if (collisions.length > 0) stopped += 1;
        else merged += 1;
        const must = isSwap && isSame && !isBack;
        // Three units at most: a neighbour that is moved over it counts as its own move.
        const may = isSwap && !isBack;
        expect(collisions.length > 0).toBe(must || (may && collisions.length > 0));
      },
    ),
    // One edit in ten is a move of a unit: this is 1,500 edits.
    { ...RUNS, numRuns: 150 },
  );
  expect([stopped > 0, merged > 0]).toEqual([true, true]);
});

test('an intent is applied exactly once it was, and applying it again changes nothing', () => {
  fc.assert(
    fc.property(edited, ({ document, intent }) => {
      const after = applyIntent(document, intent);
      expect(isApplied(after, intent)).toBe(true);
      expect(applyIntent(after, intent)).toBe(after);
      expect(isApplied(document, intent)).toBe(after === document);
      expect(findCollisions(document, intent)).toEqual([]);
    }),
    RUNS,
  );
});

const parentOf = (key: string) => key.slice(0, key.lastIndexOf('.'));

/** The collisions by their definition: computed from the documents' values, without looking at how the intent is made. */
function expectCollision(document: DuerpDocument, mine: Intent, server: DuerpDocument): boolean {
  const [seen, meant, now] = [document, applyIntent(document, mine), server].map(flatten);
  if (seen === undefined || meant === undefined || now === undefined) throw new Error('three documents');
  if (mine.kind.startsWith('deplacer')) return false;
  // An evaluation that is said to be right still: nobody misses it of a risk that is gone.
  if (mine.kind === 'modifierRisque' && Object.keys(mine.values).length === 0) return false;
  const isLink = (key: string) => key.endsWith('.idRisqueAssocie');
  const isMesure = (key: string) => key.includes('.mesure:');
  const removed = [...seen.keys()].filter(
    (key) => !meant.has(key) && !key.startsWith('entreprise') && !isMesure(key),
  );
  if (removed.length > 0) {
    const roots = removed.filter((key) => seen.get(key) === true && !key.includes('.'));
    const isChanged = (key: string) =>
      now.get(key) !== seen.get(key) && !(isLink(key) && now.get(key) === null);
    return (
      roots.some(
        (root) =>
          now.has(root) &&
          [...now.keys(), ...[...seen.keys()].filter((key) => isMesure(key) && now.has(parentOf(key)))].some(
            (key) => (key.startsWith(`${root}.`) || key.startsWith(`${root}/`)) && isChanged(key),
          ),
      ) || hasNewRisqueInRemovedCategorie(mine, server, document)
    );
  }
  const id = uniteOf(mine);
  if (id !== null && !now.has(`unite:${id}`)) return true;
  if (!('values' in mine)) return false;
  return listChanged(seen, meant).some((key) => {
    const item = key.slice(0, key.indexOf('.'));
    // A risk lifts the « non concernée » of its family, whatever its reason has become: it never asks.
    if (key.includes('.famille-') && mine.kind !== 'ecarterFamilles') return false;
    const isGone = item.startsWith('unite') && !now.has(item);
    const isThird = now.get(key) !== seen.get(key) && now.get(key) !== meant.get(key);
    return isGone || isThird || isCategorieGone(mine, server) || isRisqueGone(mine, server);
  });
}

const findUnite = ({ data }: DuerpDocument, id: string) =>
  data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id);

const hasNewRisqueInRemovedCategorie = (
  mine: Intent,
  server: DuerpDocument,
  document: DuerpDocument,
): boolean => {
  if (mine.kind !== 'supprimerCategorie') return false;
  const ids = new Set(mine.base.categories.map(({ idCategorie }) => idCategorie));
  const inCategorie = (from: DuerpDocument) =>
    findUnite(from, mine.idUniteDeTravail)?.risques.filter(({ idCategorie }) => ids.has(idCategorie)) ?? [];
  const known = new Set(inCategorie(document).map(({ idRisque }) => idRisque));
  return inCategorie(server).some(({ idRisque }) => !known.has(idRisque));
};

const isCategorieGone = (mine: Intent, server: DuerpDocument): boolean =>
  mine.kind === 'modifierRisque' &&
  mine.values.idCategorie !== undefined &&
  findUnite(server, mine.idUniteDeTravail)?.categorieDeRisques.some(
    ({ idCategorie }) => idCategorie === mine.values.idCategorie,
  ) === false;

const isRisqueGone = (mine: Intent, server: DuerpDocument): boolean =>
  mine.kind === 'modifierAction' &&
  typeof mine.values.idRisqueAssocie === 'string' &&
  findUnite(server, mine.idUniteDeTravail)?.risques.some(
    ({ idRisque }) => idRisque === mine.values.idRisqueAssocie,
  ) === false;

test('a collision exists exactly when a field became a third value, its item is gone, or what is deleted changed', () => {
  fc.assert(
    fc.property(editedByTwo, ({ document, left, right }) => {
      const server = applyIntent(document, right);
      const expected = expectCollision(document, left, server);
      expect(findCollisions(server, left).length > 0).toBe(expected);
    }),
    RUNS,
  );
});

test('without a collision the edit is made on what the document became; both stay', () => {
  fc.assert(
    fc.property(editedByTwo, ({ document, left, right }) => {
      const server = applyIntent(document, right);
      fc.pre(findCollisions(server, left).length === 0 && !isUniteRemoval(left));
      const merged = flatten(applyIntent(server, left));
      const [seen, theirs] = [flatten(document), flatten(server)];
      const mine = flatten(applyIntent(document, left));
      for (const [key, value] of theirs) {
        if (seen.get(key) === value || mine.get(key) !== seen.get(key)) continue;
        // What the other person wrote is there, unless this edit deletes the very item, or the risk that an action is linked to.
        if (key.endsWith('.idRisqueAssocie') && merged.get(key) === null) continue;
        // A risk of a family lifts its « non concernée ».
        if (key.includes('.famille-') && merged.get(key) === null && left.kind !== 'ecarterFamilles')
          continue;
        const isDeleted = !merged.has(key) && /^(supprimer|retirer)/.test(left.kind);
        expect(isDeleted || [key, merged.get(key)]).toEqual(isDeleted || [key, value]);
      }
    }),
    RUNS,
  );
});

const settle = (
  document: DuerpDocument,
  server: DuerpDocument,
  intent: Intent,
  choose: (collision: Collision) => 'mien' | 'autre',
): { document: DuerpDocument; intents: Intent[] } => {
  let intents = [intent];
  const vues = listVues(
    document,
    new Set(document.data.unitesDeTravail.map((unite) => unite.idUniteDeTravail)),
  );
  for (let turn = 0; turn < 50; turn += 1) {
    let current = server;
    let found: { intent: Intent; collision: Collision } | undefined;
    for (const one of intents) {
      const [collision] = findCollisions(current, one, vues);
      if (collision !== undefined) found = { intent: one, collision };
      if (found !== undefined) break;
      current = applyIntent(current, one);
    }
    if (found === undefined) return { document: current, intents };
    intents = resolveCollision(intents, found.collision, choose(found.collision), {
      intent: found.intent,
      server: current,
      vues,
      stamp: STAMP,
    });
  }
  throw new Error('the choices do not end');
};

test('every collision is settled by a choice: mine stands in the end, or nothing of mine is left', () => {
  fc.assert(
    fc.property(editedByTwo, ({ document, left, right }) => {
      const server = applyIntent(document, right);
      fc.pre(findCollisions(server, left).length > 0);
      const given = settle(document, server, left, () => 'autre');
      for (const one of given.intents) expect(findCollisions(server, one)).toEqual([]);
      const kept = settle(document, server, left, () => 'mien');
      expect(kept.intents.length).toBeGreaterThan(0);
      expect(kept.intents.slice(-1).every((last) => isApplied(kept.document, last))).toBe(true);
    }),
    { ...RUNS, numRuns: 500 },
  );
});

test('a long undo goes back to the first document', () => {
  const many = fc.array(fc.nat(), { minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(edited, many, ({ document, intent }, seeds) => {
      const states = [document];
      const inverses: Intent[] = [];
      let current = document;
      for (const [turn, seed] of seeds.entries()) {
        const edition =
          turn === 0 ? intent : fc.sample(editionsOf(current, 3000 + turn * 100), { numRuns: 1, seed })[0];
        if (edition === null || edition === undefined) continue;
        const one = turn === 0 ? intent : stamp(edition);
        const inverse = invertIntent(current, one, STAMP);
        if (inverse === null) continue;
        current = applyIntent(current, one);
        states.push(current);
        inverses.push(inverse);
      }
      for (const inverse of inverses.toReversed()) {
        states.pop();
        expect(findCollisions(current, inverse)).toEqual([]);
        current = applyIntent(current, inverse);
        expect(current).toEqual(states.at(-1));
      }
    }),
    { ...RUNS, numRuns: 500 },
  );
});
