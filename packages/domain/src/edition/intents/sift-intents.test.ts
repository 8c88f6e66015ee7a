import { expect, test } from 'vitest';
import { BOULANGERIE, BRULURE, FOURNIL, seeUnites, uniteIn } from '../test-data/boulangerie.test-data.ts';
import { stamp } from '../test-data/edition.test-data.ts';
import type { Intent } from './intent.ts';
import { renommerUnite } from './intentions.ts';
import { describeIllisible, readIntent, siftIntents } from './sift-intents.ts';

const edition = renommerUnite(uniteIn(BOULANGERIE), 'Atelier');
if (edition === null) throw new Error('another name');
const GOOD: Intent = stamp(edition);
const vues = seeUnites(BOULANGERIE);

test.for([
  null,
  'renommerUnite',
  { ...GOOD, kind: 'photographierUnite' },
  { ...GOOD, kind: 'constructor' },
  { ...GOOD, id: 12 },
  { ...GOOD, values: null },
  { id: 'i', at: '', kind: 'ajouterUnites', unites: [{ item: {}, place: 'fin' }] },
  { id: 'i', at: '', kind: 'ajouterUnites' },
  { id: 'i', at: '', kind: 'modifierRisque', idUniteDeTravail: FOURNIL, idRisque: BRULURE.idRisque },
  { id: 'i', at: '', kind: 'supprimerAction' },
  // Damaged where only a collision, or only the call to the server, would look.
  { ...GOOD, base: null, values: { displayName: 'Four' } },
  {
    id: 'i',
    at: '',
    kind: 'ajouterUnites',
    unites: [{ item: { idUniteDeTravail: 'u', displayName: 'Bureau', risques: [] }, place: 'fin' }],
  },
])('%j cannot be made; the edits around it can', (value) => {
  expect(siftIntents(BOULANGERIE, [GOOD, value, GOOD], vues)).toEqual({
    intents: [GOOD, GOOD],
    illisibles: [value],
  });
  expect(describeIllisible(BOULANGERIE, value)).not.toBe('');
});

test('what is still known of it names it', () => {
  expect(describeIllisible(BOULANGERIE, { ...GOOD, values: null })).toMatch(/^nouveau nom de l'unité/);
  expect(describeIllisible(BOULANGERIE, { kind: 'photographierUnite' })).toBe(
    'modification dont le contenu est inconnu',
  );
});

test('those that can be made and those that cannot keep their order', () => {
  const other = { ...GOOD, id: 'other', values: { displayName: 'Four' }, base: { displayName: 'Atelier' } };
  expect(siftIntents(BOULANGERIE, [1, GOOD, 2, other, 3], vues)).toEqual({
    intents: [GOOD, other],
    illisibles: [1, 2, 3],
  });
});

const KINDS = `
  ajouterUnites restaurerUnites supprimerUnite retirerUnites renommerUnite modifierUnite deplacerUnite
  ajouterCategorie ajouterRisque ajouterRisquesPremade restaurerRisques supprimerCategorie supprimerRisque
  retirerRisques renommerCategorie deplacerCategorie modifierRisque deplacerRisque ecarterFamilles ajouterAction
  restaurerAction modifierAction supprimerAction retirerAction modifierEntreprise activerPapripact
  modifierExpositions
`
  .trim()
  .split(/\s+/);

test.for(KINDS)('%s, kept on the device, is read again', (kind) => {
  const item = { idUniteDeTravail: FOURNIL };
  const stored = { id: 'i', at: '', kind, base: item, action: { item, place: 'fin' } };
  expect(readIntent(stored)).toBe(stored);
});

test('a stored value is an edit when it is told what it is about', () => {
  expect(readIntent(GOOD)).toBe(GOOD);
  expect(readIntent({ id: 'i', at: '', kind: 'supprimerAction' })).toBeNull();
  expect(readIntent({ ...GOOD, kind: 'photographierUnite' })).toBeNull();
});
