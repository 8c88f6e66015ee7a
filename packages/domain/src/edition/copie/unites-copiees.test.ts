import { expect, test } from 'vitest';
import { applyIntent } from '../apply/apply-intent.ts';
import {
  BOULANGERIE,
  FOURNIL,
  GLISSADE,
  LIVRAISON,
  TAPIS,
  uniteIn,
  VENTE,
  withoutUnites,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { uuid } from '../test-data/documents.test-data.ts';
import { toEcriture } from '../ecriture.ts';
import { stamp } from '../test-data/edition.test-data.ts';
import type { Edition } from '../intents/intent.ts';
import { copierUnites, dupliquerUnite, partirDUnModele } from './unites-copiees.ts';

const countIds = () => {
  let count = 500;
  return () => uuid('e', (count += 1));
};
const apply = (edition: Edition | null, document = BOULANGERIE) => {
  if (edition === null) throw new Error('nothing is copied');
  return applyIntent(document, stamp(edition));
};
const names = (document: typeof BOULANGERIE) =>
  document.data.unitesDeTravail.map(({ displayName }) => displayName);
const listIds = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].map(([id]) => id);

const PREMADE = {
  categorieDeRisques: [{ idPremadeCategorie: 'p1', displayName: 'Chutes', code: 'CPP-SOL' }],
  risques: [
    { idPremadeRisque: 'r1', idPremadeCategorie: 'p1', displayName: 'Glissade', code: 'CPP-SOL-01' },
    { idPremadeRisque: 'r2', idPremadeCategorie: 'p1', displayName: 'Faux pas', code: 'CPP-SOL-02' },
  ],
};

test('a model adds its units with the ticked risks, nothing evaluated, in one write', () => {
  const edition = partirDUnModele(
    [
      { displayName: 'Four', selection: new Set(['r1', 'r2']) },
      { displayName: 'Caisse', selection: new Set(['r2']) },
      { displayName: 'Bureau', selection: new Set() },
    ],
    PREMADE,
    countIds(),
  );
  const after = apply(edition);
  expect(names(after)).toEqual(['Fournil', 'Vente', 'Livraison', 'Four', 'Caisse', 'Bureau']);
  const added = after.data.unitesDeTravail.slice(3);
  expect(added.map(({ risques }) => risques.map(({ code }) => code))).toEqual([
    ['CPP-SOL-01', 'CPP-SOL-02'],
    ['CPP-SOL-02'],
    [],
  ]);
  expect(added.flatMap(({ risques }) => risques).some(({ isRisqueEvalue }) => isRisqueEvalue)).toBe(false);
  const ids = listIds(added);
  expect(new Set(ids).size).toBe(3 + 2 + 3);
  expect(edition && toEcriture(BOULANGERIE, stamp(edition))).toMatchObject({ kind: 'unites' });
  expect(partirDUnModele([], PREMADE, countIds())).toBeNull();
});

test('a duplicated unit stands after its model, with everything under new ids', () => {
  const source = withUnite(BOULANGERIE, {
    effectif: { total: 3, femmes: 1, hommes: 2 },
    famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source' }],
    risques: [
      { ...GLISSADE, mesuresEnPlace: [{ idMesure: uuid('e', 9), texte: 'Tapis', type: 'organisation' }] },
    ],
  });
  const unite = uniteIn(source);
  const after = apply(dupliquerUnite(source, unite, countIds()), source);
  expect(names(after)).toEqual(['Fournil', 'Fournil (copie)', 'Vente', 'Livraison']);
  const copy = after.data.unitesDeTravail[1];
  expect(copy).toMatchObject({
    effectif: { total: 3, femmes: 1, hommes: 2 },
    famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source' }],
    niveauDeRisqueValue: unite.niveauDeRisqueValue,
    categorieDeRisques: [{ displayName: 'Chutes' }, { displayName: 'Chaleur' }],
    risques: [{ displayName: 'Glissade', evalGravite: 2, mesuresEnPlace: [{ texte: 'Tapis' }] }],
    papripactActionsPreventives: [
      { descriptionDeLaMesure: 'Poser un tapis' },
      { descriptionDeLaMesure: 'Fournir des gants' },
    ],
  });
  const known = new Set(listIds(source));
  expect(listIds(copy).filter((id) => known.has(id))).toEqual([]);
  // The links lead to the copy's own.
  expect(copy?.papripactActionsPreventives[0]).toMatchObject({
    idUniteDeTravail: copy?.idUniteDeTravail,
    idRisqueAssocie: copy?.risques[0]?.idRisque,
  });
  expect(copy?.risques[0]?.idCategorie).toBe(copy?.categorieDeRisques[0]?.idCategorie);
});

test('a copy of a unit that somebody deletes meanwhile stands where that was', () => {
  const copy = dupliquerUnite(BOULANGERIE, uniteIn(BOULANGERIE, VENTE), countIds());
  expect(names(apply(copy, withoutUnites(BOULANGERIE, VENTE)))).toEqual([
    'Fournil',
    'Vente (copie)',
    'Livraison',
  ]);
});

test('an action of no risk stays so in the copy', () => {
  const source = withUnite(BOULANGERIE, {
    papripactActionsPreventives: [{ ...TAPIS, idRisqueAssocie: null }],
  });
  const after = apply(dupliquerUnite(source, uniteIn(source), countIds()), source);
  expect(after.data.unitesDeTravail[1]?.papripactActionsPreventives).toMatchObject([
    { idRisqueAssocie: null },
  ]);
});

test('a copy of a copy has a name of its own, and the last unit is copied after it', () => {
  const once = apply(dupliquerUnite(BOULANGERIE, uniteIn(BOULANGERIE, LIVRAISON), countIds()));
  const ids = countIds();
  for (let skipped = 0; skipped < 20; skipped += 1) ids();
  const twice = apply(dupliquerUnite(once, uniteIn(once, LIVRAISON), ids), once);
  expect(names(twice)).toEqual([
    'Fournil',
    'Vente',
    'Livraison',
    'Livraison (copie) (copie)',
    'Livraison (copie)',
  ]);
});

test('units of another document come last; a name that is taken is said to be a copy', () => {
  const other = withUnite(BOULANGERIE, { displayName: 'Bureau' }, VENTE);
  const chosen = [uniteIn(other, FOURNIL), uniteIn(other, VENTE)];
  const after = apply(copierUnites(BOULANGERIE, chosen, countIds()));
  expect(names(after)).toEqual(['Fournil', 'Vente', 'Livraison', 'Fournil (copie)', 'Bureau']);
  expect(copierUnites(BOULANGERIE, [], countIds())).toBeNull();
  const twins = [uniteIn(other, VENTE), uniteIn(other, VENTE)];
  expect(names(apply(copierUnites(BOULANGERIE, twins, countIds()))).slice(3)).toEqual([
    'Bureau',
    'Bureau (copie)',
  ]);
});

test.each([
  ['a name of the greatest length', 'a'.repeat(200), 3],
  ['a name to which no more « (copie) » can be added', 'Fournil', 30],
])('each copy has a name of its own: %s', (_, displayName, copies) => {
  const ids = countIds();
  let document = withUnite(BOULANGERIE, { displayName });
  for (let copy = 0; copy < copies; copy += 1) {
    document = apply(dupliquerUnite(document, uniteIn(document), ids), document);
  }
  const known = names(document);
  expect(new Set(known).size).toBe(3 + copies);
  expect(Math.max(...known.map((name) => name.length))).toBeLessThanOrEqual(200);
  const brought = apply(copierUnites(document, [uniteIn(document)], ids), document);
  expect(new Set(names(brought)).size).toBe(4 + copies);
});
