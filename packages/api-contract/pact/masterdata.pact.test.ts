import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { DUERP, DUERP_ID, EMAIL } from './support/examples.ts';
import { catchError, createResourcePact, problem, type GivenState } from './support/resource-pact.ts';

const { boolean, eachLike, string } = MatchersV3;
const play = createResourcePact('masterdata');

const user: GivenState = ['a signed-in user', { emailAddress: EMAIL }];
const request = { method: 'GET', path: '/api/duerpmasterdata/risques', query: { duerpDocId: DUERP_ID } };
const params = { query: { duerpDocId: DUERP_ID } };

test('the referential has what the editor proposes', async () => {
  const masterData = await play(
    {
      states: [user, ['a DUERP exists', DUERP]],
      description: 'a reading of the referential',
      request,
      answer: {
        status: 200,
        body: {
          unitesDeTravail: eachLike({
            idUniteDeTravail: string('ut_commerce_01'),
            displayName: string('Vente'),
            isHighlighted: boolean(false),
          }),
          familleDeRisques: eachLike({
            idFamille: string('fam_cpp'),
            displayName: string('Chutes de plain-pied'),
          }),
          categorieDeRisques: eachLike({
            idPremadeCategorie: string('cat_cpp_sol'),
            idFamille: string('fam_cpp'),
            displayName: string('Sols glissants'),
            code: string('CPP-SOL'),
            tagsPrincipaux: eachLike(string('sol')),
            tagsSecondaires: eachLike(string('glissade')),
            isHighlighted: boolean(false),
            isSecteurSpecifique: boolean(false),
            mesuresTypes: eachLike({
              type: string('organisation'),
              libelle: string('Nettoyer sans attendre'),
            }),
          }),
          risques: eachLike({
            idPremadeRisque: string('rsq_cpp_sol_04'),
            idPremadeCategorie: string('cat_cpp_sol'),
            displayName: string("Glissade à l'entrée des locaux par temps de pluie"),
            code: string('CPP-SOL-04'),
          }),
          secteurs: eachLike({
            code: string('COMMERCE'),
            displayName: string('Commerce de détail et de gros'),
            motsCles: eachLike(string('magasin')),
          }),
          secteursReconnus: [],
        },
      },
    },
    (api) => unwrap(api.GET('/api/duerpmasterdata/risques', { params })),
  );
  expect(masterData.risques[0]?.code).toBe('CPP-SOL-04');
});

test('of the referential the page of a document reads its sectors alone', async () => {
  const query = { duerpDocId: DUERP_ID, partie: 'secteurs' } as const;
  const secteurs = await play(
    {
      states: [user, ['a DUERP exists', DUERP]],
      description: 'a reading of the sectors of the referential',
      request: { ...request, query },
      answer: {
        status: 200,
        body: {
          secteurs: eachLike({
            code: string('COMMERCE'),
            displayName: string('Commerce de détail et de gros'),
          }),
          secteursReconnus: [],
        },
      },
    },
    (api) => unwrap(api.GET('/api/duerpmasterdata/risques', { params: { query } })),
  );
  expect(secteurs.secteurs[0]?.code).toBe('COMMERCE');
});

test('of the referential the editor reads its names first', async () => {
  const query = { duerpDocId: DUERP_ID, partie: 'noms' } as const;
  const noms = await play(
    {
      states: [user, ['a DUERP exists', DUERP]],
      description: 'a reading of the names of the referential',
      request: { ...request, query },
      answer: {
        status: 200,
        body: {
          unitesDeTravail: eachLike({
            idUniteDeTravail: string('ut_commerce_01'),
            displayName: string('Vente'),
            isHighlighted: boolean(false),
          }),
          familleDeRisques: eachLike({
            idFamille: string('fam_cpp'),
            displayName: string('Chutes de plain-pied'),
          }),
          categorieDeRisques: eachLike({
            idPremadeCategorie: string('cat_cpp_sol'),
            idFamille: string('fam_cpp'),
            displayName: string('Sols glissants'),
            code: string('CPP-SOL'),
            isHighlighted: boolean(false),
          }),
          risques: eachLike({
            idPremadeRisque: string('rsq_cpp_sol_04'),
            idPremadeCategorie: string('cat_cpp_sol'),
            displayName: string("Glissade à l'entrée des locaux par temps de pluie"),
            code: string('CPP-SOL-04'),
          }),
          secteursReconnus: [],
        },
      },
    },
    (api) => unwrap(api.GET('/api/duerpmasterdata/risques', { params: { query } })),
  );
  expect(noms.risques[0]?.code).toBe('CPP-SOL-04');
});

test('of the referential the editor reads its texts when somebody works', async () => {
  const query = { duerpDocId: DUERP_ID, partie: 'textes' } as const;
  const textes = await play(
    {
      states: [user, ['a DUERP exists', DUERP]],
      description: 'a reading of the texts of the referential',
      request: { ...request, query },
      answer: {
        status: 200,
        body: {
          categorieDeRisques: eachLike({
            idPremadeCategorie: string('cat_cpp_sol'),
            tagsPrincipaux: eachLike(string('sol')),
            tagsSecondaires: eachLike(string('glissade')),
            mesuresTypes: eachLike({
              type: string('organisation'),
              libelle: string('Nettoyer sans attendre'),
            }),
          }),
          risques: eachLike({
            idPremadeRisque: string('rsq_cpp_sol_04'),
            suiviIndividuelRenforcePossible: boolean(false),
          }),
          secteursReconnus: [],
        },
      },
    },
    (api) => unwrap(api.GET('/api/duerpmasterdata/risques', { params: { query } })),
  );
  expect(textes.categorieDeRisques[0]?.mesuresTypes[0]?.libelle).toBe('Nettoyer sans attendre');
});

test('the referential for an unknown DUERP is a 404', async () => {
  const error = await play(
    {
      states: [user],
      description: 'a reading of the referential for an unknown DUERP',
      request,
      answer: problem(404),
    },
    (api) => catchError(unwrap(api.GET('/api/duerpmasterdata/risques', { params }))),
  );
  expect(error).toMatchObject({ status: 404 });
});
