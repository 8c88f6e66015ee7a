import { createHash, randomUUID } from 'node:crypto';
import type { Version } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { listStatements } from '../support/count-statements.ts';
import { useIndexCheck } from '../support/index-check.ts';
import { ENTREPRISE, makeRisque } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { categorie } from '../support/editor-scenario.ts';
import { COUNTED_WITH_VERSIONS } from './counted-with-documents.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });
useIndexCheck(server);

/** Issue 10: beyond session and transaction; a limit counts as one or two of them. */
const ONE_ROW = 4;
const LIST = 8;
const CREATION = 16;
const LIMITED = 2;

type Made = {
  id: string;
  versionId: string;
  idUniteDeTravail: string;
  entreeId: string;
  version: Version;
  get: (url: string) => ReturnType<typeof server.request>;
  post: (url: string, body: object) => ReturnType<typeof server.request>;
};

const notice = () => ({
  type: 'AVIS_D_ACCES',
  date: server.clock.now().toISOString().slice(0, 10),
  lieu: 'Vestiaire',
});

/** A version of so many risks, with an access notice. */
async function makeVersion(size: number): Promise<Made> {
  const { account, calls } = await signUp(`version-${size}@exemple.fr`, {
    isVip: 1,
    isEmailVerified: 1,
  });
  const get = (url: string) => server.request({ url, account });
  const post = (url: string, body: object) => server.request({ method: 'POST', url, account, body });
  const id = idOf(await calls.create());
  const idUniteDeTravail = randomUUID();
  const sols = categorie();
  const notes = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
  const risques = Array.from({ length: size }, () => makeRisque(sols.idCategorie, notes));
  await calls.write(id, 'update-infosentreprise', ENTREPRISE);
  await calls.write(id, 'update-list-unitesdetravail', {
    unitesDeTravail: [{ idUniteDeTravail, displayName: 'Vente', categorieDeRisques: [sols], risques }],
  });
  const versionId = idOf(await calls.generate(id));
  const base = `/api/duerp/${id}/versions/${versionId}`;
  const entreeId = idOf(await post(`${base}/suivi`, notice()));
  const version = (await get(base)).json<Version>();
  return { id, versionId, idUniteDeTravail, entreeId, version, get, post };
}

const baseOf = ({ id, versionId }: Made) => `/api/duerp/${id}/versions/${versionId}`;

const CALLS: [string, number, (made: Made) => Promise<{ statusCode: number; body: string }>][] = [
  ['getExample', 0, ({ get }) => get('/api/public/example')],
  [
    'verifyFile',
    ONE_ROW + LIMITED,
    ({ versionId, post }) =>
      post('/api/public/verify', { sha256: createHash('sha256').update(versionId).digest('hex') }),
  ],
  ['getVersion', ONE_ROW, (made) => made.get(baseOf(made))],
  [
    'downloadVersionUnite',
    ONE_ROW + LIMITED,
    (made) => made.get(`${baseOf(made)}/unitesdetravail/${made.idUniteDeTravail}/download`),
  ],
  ['listSuivi', ONE_ROW, ({ id, get }) => get(`/api/duerp/${id}/suivi`)],
  ['addSuivi', LIST, (made) => made.post(`${baseOf(made)}/suivi`, notice())],
  ['listRevue', ONE_ROW, (made) => made.get(`${baseOf(made)}/revue`)],
  [
    'markRevue',
    LIST,
    (made) =>
      made.post(`${baseOf(made)}/revue`, {
        idRisque: made.version.snapshot?.unitesDeTravail[0]?.risques[0]?.idRisque,
        reponse: 'INCHANGE',
      }),
  ],
  ['downloadAvis', ONE_ROW + LIMITED, (made) => made.get(`${baseOf(made)}/suivi/${made.entreeId}/avis`)],
  [
    'importDuerp',
    CREATION,
    ({ version: { snapshot }, post }) => {
      const { entreprise, unitesDeTravail = [], isPapripactEnabled, displayOptions } = snapshot ?? {};
      return post('/api/duerp/import', {
        displayName: 'Repris',
        entreprise,
        unitesDeTravail,
        isPapripactEnabled,
        displayOptions,
      });
    },
  ],
  // So many for each document, its versions and its invoices: one at a time is in memory.
  ['exportAccountData', 40, ({ get }) => get('/api/myaccount/export')],
  [
    'sendToSpst',
    CREATION,
    (made) =>
      made.post(`${baseOf(made)}/envoi-spst`, {
        destinataire: 'SPST du Rhône',
        emailAddress: 'contact@spst.exemple.fr',
        message: '',
      }),
  ],
];

test('every call about versions is counted here', () => {
  expect(CALLS.map(([name]) => name)).toStrictEqual([...COUNTED_WITH_VERSIONS]);
});

test('no call about a version does more statements for 1,000 risks than for one, nor more than its share', async () => {
  const count = async (size: number) => {
    const made = await makeVersion(size);
    const counts: Record<string, number> = {};
    for (const [name, most, call] of CALLS) {
      let answer = { statusCode: 0, body: '' };
      const statements = await listStatements(async () => (answer = await call(made)));
      expect(answer.statusCode, `${name}: ${answer.body.slice(0, 300)}`).toBeOneOf([200, 201, 204]);
      expect(statements.length, `${name}: ${statements.join('\n').slice(0, 2_000)}`).toBeLessThanOrEqual(
        most,
      );
      counts[name] = statements.length;
    }
    return counts;
  };
  expect(await count(1_000)).toStrictEqual(await count(1));
});
