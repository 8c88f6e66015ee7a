import { randomUUID } from 'node:crypto';
import { send } from '../server/processes.mjs';
import { PASSWORD } from '../kills/calls.mjs';

const CALLERS = 40;
const DISPLAY_OPTIONS = { sortBy: 'code', shouldGroupByUnite: true, shouldGroupByCategorie: false };

/** Forty accounts from one end of the table to the other, each signed in, with a document, its risks and a version. */
export async function readCallers(client, sessions) {
  const { rows } = await client.query(
    `with ranked as (select id, "emailAddress", row_number() over (order by id) - 1 as rank, count(*) over () as total from account)
     select id, "emailAddress" from ranked where rank % greatest(1, total / ${CALLERS}) = 0 order by rank limit ${CALLERS}`,
  );
  const callers = [];
  for (const account of rows) {
    const found = await client.query(
      `select d.id, r."idRisque", r."idUniteDeTravail", r."idCategorie", r.code, r."displayName", (select v.id from version v where v."duerpDocumentId" = d.id limit 1) as "versionId"
       from "duerpDocument" d join risque r on r."duerpDocumentId" = d.id
       where d."accountId" = $1 and d."deletedAt" is null order by d.id, r."idRisque" limit 1`,
      [account.id],
    );
    const { accessToken } = await sessions.open(account.id);
    callers.push({
      accountId: account.id,
      emailAddress: account.emailAddress,
      accessToken,
      ...found.rows[0],
    });
  }
  return callers;
}

/** Each important operation: how many calls a run makes, and one call of a caller on a server. */
export const OPERATIONS = {
  'sign-in': [
    20,
    (of) => of.post('/api/public/token/new', { emailAddress: of.emailAddress, password: PASSWORD }),
  ],
  'account info': [400, (of) => of.get('/api/myaccount/info')],
  'list of documents': [200, (of) => of.get('/api/duerp/list')],
  'reading 100 risks, unchanged': [400, (of) => of.get(`/api/duerp/${of.id}`)],
  autosave: [
    400,
    (of) => of.post(`/api/duerp/${of.id}/update-risque`, edit(of, { remarques: `Relu ${randomUUID()}` })),
  ],
  evaluation: [
    200,
    (of) =>
      of.post(
        `/api/duerp/${of.id}/update-risque`,
        edit(of, { evalGravite: 1 + Math.floor(Math.random() * 4) }),
      ),
  ],
  'an edit, then reading 100 risks': [
    100,
    async (of) => {
      await of.post(`/api/duerp/${of.id}/update-risque`, edit(of, { remarques: `Relu ${randomUUID()}` }));
      await of.get(`/api/duerp/${of.id}`);
    },
  ],
  creation: [100, (of) => of.post('/api/duerp/create')],
  duplication: [40, (of) => of.post(`/api/duerp/duplicate/${of.id}`)],
  'list of versions': [200, (of) => of.get(`/api/duerp/${of.id}/versions/list`)],
  download: [100, (of) => of.get(`/api/duerp/${of.id}/versions/${of.versionId}/download`)],
  archives: [200, (of) => of.get('/api/myaccount/archives')],
  generation: [
    10,
    (of) => of.post(`/api/duerp/${of.id}/generate`, { notesDeVersion: '', displayOptions: DISPLAY_OPTIONS }),
  ],
  'annual export of an account': [10, (of) => of.get('/api/myaccount/export')],
};

const edit = ({ idRisque, idUniteDeTravail, idCategorie, code, displayName }, fields) => ({
  idRisque,
  idUniteDeTravail,
  idCategorie,
  code,
  displayName,
  isUserDefined: false,
  danger: '',
  remarques: '',
  evalGravite: 1,
  evalFrequence: 1,
  evalMaitrise: 1,
  ...fields,
});

let addresses = 0;

/** A caller's calls on a server, each sign-in from an address of its own: its limit is not what is measured. */
export function makeCalls(url, caller) {
  const headers = () => ({
    authorization: `Bearer ${caller.accessToken}`,
    'x-forwarded-for': `10.${(addresses += 1) % 250}.${Math.floor(addresses / 250) % 250}.1`,
    'accept-encoding': 'br',
  });
  return {
    ...caller,
    get: (path) => send(url + path, { headers: headers() }),
    post: (path, body) =>
      send(url + path, {
        method: 'POST',
        headers: {
          ...headers(),
          prefer: 'return=minimal',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}
