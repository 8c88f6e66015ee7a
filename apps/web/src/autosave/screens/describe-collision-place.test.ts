import { renommerCategorie } from '@odu/domain';
import type { Cible, EntiteEditee } from '@odu/domain';
import { expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import { findUnite, stamp, write } from '../queue/queue-fixture.test-data.ts';
import { describeCollision } from './describe-collision.ts';

const SEEN = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
const NOTHING = { intents: [], vues: [] };

const locate = (entite: EntiteEditee, nom: string, nomDeLUnite: string | null): Cible => ({
  entite,
  id: 'x',
  nom,
  idUniteDeTravail: nomDeLUnite === null ? null : 'u1',
  nomDeLUnite,
});

const VALUES = ['Ma valeur', "L'autre valeur"];

test.for<[what: string, cible: Cible, champ: string, places: readonly string[]]>([
  ['a unit, once', locate('uniteDeTravail', 'Fournil', 'Fournil'), 'displayName', ['Unité de travail']],
  ['a risk', locate('risque', 'Brûlure', 'Fournil'), 'danger', ['Unité de travail', 'Risque']],
  [
    'the unit alone of a risk without a name',
    locate('risque', '', 'Fournil'),
    'danger',
    ['Unité de travail'],
  ],
  ['a risk alone of a unit without a name', locate('risque', 'Brûlure', ''), 'danger', ['Risque']],
  ['nothing for the PAPRIPACT', locate('papripact', 'PAPRIPACT', null), 'isPapripactEnabled', []],
  ['nothing for the annex', locate('expositions', 'Annexe', null), 'nouveau', []],
])('two values of one field name as their place %s', ([, cible, champ, places]) => {
  const { facts } = describeCollision(
    { type: 'champ', cible, champ, mien: null, autre: null },
    SEEN,
    NOTHING,
  );
  expect(facts.map(({ label }) => label)).toEqual([...places, ...VALUES]);
  expect(facts.slice(0, -2).filter(({ value }) => value === '')).toEqual([]);
});

test('a category that is gone is told with the name that the user gave it', () => {
  const unite = findUnite(SEEN, 'u1');
  const [categorie] = unite.categorieDeRisques;
  if (categorie === undefined) throw new Error('the unit has a category');
  const { facts } = describeCollision(
    {
      type: 'cibleSupprimee',
      cible: { ...locate('categorieDeRisques', 'Chutes', 'Fournil'), id: categorie.idCategorie },
    },
    SEEN,
    { intents: [stamp(renommerCategorie(unite, categorie, 'Glissades'))], vues: [] },
  );
  expect(facts.at(-1)).toEqual({ label: 'Nom de la catégorie (votre saisie)', value: 'Glissades' });
});

test.for([
  ['with its name', 'Chutes', 'Chutes'],
  ['without one as it is shown', '', 'Catégorie c1'],
] as const)('a category that is gone is told by the risk that was put into it: %s', ([, nom, value]) => {
  const categorie = { idCategorie: 'c1', code: '', displayName: 'Catégorie c1', isUserDefined: true };
  const seen = makeDuerp([
    { ...makeUnite('u1', [makeRisque('r1', { idCategorie: 'c9' })]), categorieDeRisques: [categorie] },
  ]);
  const cible = { ...locate('categorieDeRisques', nom, 'Fournil'), id: 'c1' };
  const edition = write('r1', { idCategorie: 'c1' })(seen);
  const { facts } = describeCollision({ type: 'cibleSupprimee', cible }, seen, {
    intents: [stamp(edition)],
    vues: [],
  });
  expect(facts.at(-1)?.value).toBe(value);
});
