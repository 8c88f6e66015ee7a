import { createApiClient } from '@odu/api-contract';
import type { MasterData, Session } from '@odu/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { MASTER_DATA, splitMasterData } from '../../../test/contract-data.ts';
import { duerpKeys } from '../calls/keys.ts';
import { masterDataQuery, nomsQuery } from './master-data.ts';

const SEUIL = {
  texte: '85 dB(A)',
  source: 'C. trav. R4431-2',
  verification: 'lu',
  luLe: '2026-11-22',
} as const;
const [categorie] = MASTER_DATA.categorieDeRisques;
const [risque] = MASTER_DATA.risques;
if (categorie === undefined || risque === undefined) throw new Error('the master data has one of each');
const mesuresTypes = [{ type: 'organisation', libelle: 'Éloigner le pétrin' } as const];
const WHOLE: MasterData = {
  ...MASTER_DATA,
  categorieDeRisques: [{ ...categorie, tagsPrincipaux: ['bruit'], tagsSecondaires: ['ouïe'], mesuresTypes }],
  risques: [
    {
      ...risque,
      seuil: SEUIL,
      infoSeuil: '85',
      facteursL4161: ['bruit'],
      suiviIndividuelRenforcePossible: true,
    },
    { ...risque, idPremadeRisque: 'pr2', displayName: 'Bruit de la rue', code: 'A1.2', seuil: null },
  ],
};

/** A server that answers each part as the test says, null with a 500, and notes which were asked for. */
const openServer = (answer: (partie: string | null) => MasterData | null) => {
  const asked: (string | null)[] = [];
  const session = { getFreshAccessToken: () => Promise.resolve('token') } as unknown as Session;
  const api = createApiClient({
    session,
    frontendVersion: 'test',
    baseUrl: 'https://odu.test',
    fetch: (request) => {
      const partie = new URL(request.url).searchParams.get('partie');
      asked.push(partie);
      const body = answer(partie);
      return Promise.resolve(Response.json(body, { status: body === null ? 500 : 200 }));
    },
  });
  return { api, asked, client: new QueryClient() };
};

const ofParties = (whole: MasterData) => {
  const { noms, textes } = splitMasterData(whole);
  return (partie: string | null) => (partie === 'noms' ? noms : textes);
};

test('the whole is its two parts, each asked for once', async () => {
  const { api, asked, client } = openServer(ofParties(WHOLE));
  await client.fetchQuery(nomsQuery(api, 'd1'));
  expect(asked).toEqual(['noms']);
  expect(await client.fetchQuery(masterDataQuery(api, 'd1'))).toEqual(WHOLE);
  expect(asked).toEqual(['noms', 'textes']);
});

test('a server that knows no parts answers the whole twice, and nothing is lost', async () => {
  const { api, client } = openServer(() => WHOLE);
  expect(await client.fetchQuery(masterDataQuery(api, 'd1'))).toEqual(WHOLE);
});

test('names of another sector than the texts are read anew', async () => {
  const before: MasterData = { ...WHOLE, risques: [], secteursReconnus: ['COIFFURE'] };
  const after: MasterData = { ...WHOLE, secteursReconnus: ['ALIMENTAIRE'] };
  let current = before;
  const { api, asked, client } = openServer((partie) => ofParties(current)(partie));
  await client.fetchQuery(nomsQuery(api, 'd1'));
  current = after;
  expect(await client.fetchQuery(masterDataQuery(api, 'd1'))).toEqual(after);
  expect(asked).toEqual(['noms', 'textes', 'noms']);
});

test('what is forgotten when the sector changes is both parts', async () => {
  const { api, asked, client } = openServer(ofParties(WHOLE));
  await client.fetchQuery(masterDataQuery(api, 'd1'));
  await client.fetchQuery(masterDataQuery(api, 'd1'));
  expect(asked).toHaveLength(2);
  await client.invalidateQueries({ queryKey: duerpKeys.masterData('d1') });
  await client.fetchQuery(masterDataQuery(api, 'd1'));
  expect(asked.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    'noms',
    'noms',
    'textes',
    'textes',
  ]);
});

test('names that fail are asked for as often as the whole is tried', async () => {
  const { textes } = splitMasterData(WHOLE);
  const { api, asked } = openServer((partie) => (partie === 'noms' ? null : textes));
  const client = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 0 } } });
  await expect(client.fetchQuery(masterDataQuery(api, 'd1'))).rejects.toMatchObject({ status: 500 });
  expect(asked.filter((partie) => partie === 'noms')).toHaveLength(3);
});
