// Cost of a body by its size: `node bench/bodies.mjs [runs]`.
// Budget: the worst valid and the worst invalid body of an operation's greatest size cost per kB at most 3 times an ordinary one.
import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/api/src/app.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { migrateToLatest } from '../apps/api/src/db/migrate.ts';
import { makeDeps } from '../apps/api/src/deps.ts';
import { insertAccount } from '../apps/api/src/repositories/account-repository.ts';

const [runs = 5] = process.argv.slice(2).map(Number);
const BUDGET = 3;
const MB = 1024 * 1024;

const dataDir = mkdtempSync(join(tmpdir(), 'odu-bench-'));
const config = readConfig({
  ODU_DATA_DIR: dataDir,
  ODU_WEB_DIR: join(dataDir, 'no-web'),
  ODU_LOG_LEVEL: 'silent',
});
const deps = makeDeps(config);
await migrateToLatest(deps.database);
const app = await buildApp(deps);

const accountId = randomUUID();
await insertAccount(deps.database.queries, {
  id: accountId,
  emailAddress: 'banc@exemple.fr',
  passwordHash: 'x',
  isEmailVerified: 1,
  isVip: 1,
  maxNumberOfDuerps: 1000,
  createdAt: new Date().toISOString(),
});
const { accessToken } = await deps.sessions.open(accountId);

const send = (url, payload) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
  });

const idUniteDeTravail = randomUUID();
const idCategorie = randomUUID();
const categorie = { idCategorie, code: '', displayName: 'Sols', isUserDefined: true };
const risque = (fields = {}) => ({
  idRisque: randomUUID(),
  idCategorie,
  code: 'CPP-SOL-01',
  displayName: 'Glissade sur un sol mouillé',
  isUserDefined: false,
  ...fields,
});
const known = risque();
const listOf = (risques) => ({ idUniteDeTravail, categorieDeRisques: [categorie], risques });
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const action = (fields = {}) => ({
  idAction: randomUUID(),
  idUniteDeTravail,
  idRisqueAssocie: null,
  descriptionDeLaMesure: 'Poser un tapis antidérapant',
  responsable: 'Dominique Petit',
  date: '2027-03-01',
  statut: 'À planifier',
  budget: '',
  apresIdAction: null,
  ...fields,
});
const unite = (fields = {}) => ({ idUniteDeTravail: randomUUID(), displayName: 'Vente', ...fields });
const garbage = (bytes) => `[${'0,'.repeat(bytes / 2 - 2)}0]`;
const unknownFields = (bytes) => `{${many(bytes / 14, (index) => `"f${index}":0`).join(',')}}`;
const deep = (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);

/** Operation: its ordinary body, its greatest size in bytes, its worst valid bodies. */
const OPERATIONS = {
  'update-list-risques': {
    bytes: 5 * MB - 1000,
    ordinary: () => listOf([known, ...many(60, () => risque())]),
    worst: {
      '5,000 risks': () => listOf([known, ...many(4_999, () => risque())]),
      'long texts': () =>
        listOf([
          known,
          ...many(20, () => risque({ danger: 'é'.repeat(40_000), remarques: '€'.repeat(40_000) })),
        ]),
    },
  },
  'update-list-unitesdetravail': {
    bytes: 5 * MB - 1000,
    ordinary: () => ({ unitesDeTravail: [unite({ idUniteDeTravail }), ...many(40, () => unite())] }),
    worst: {
      '500 units': () => ({ unitesDeTravail: [unite({ idUniteDeTravail }), ...many(499, () => unite())] }),
      'long actions': () => {
        const added = randomUUID();
        const actions = many(40, () => {
          const { apresIdAction: _place, ...one } = action({
            idUniteDeTravail: added,
            descriptionDeLaMesure: '€'.repeat(40_000),
          });
          return one;
        });
        return {
          unitesDeTravail: [
            unite({ idUniteDeTravail }),
            unite({
              idUniteDeTravail: added,
              categorieDeRisques: [],
              risques: [],
              papripactActionsPreventives: actions,
            }),
          ],
        };
      },
    },
  },
  'update-risque': {
    bytes: 512 * 1024 - 1000,
    ordinary: () => ({
      ...known,
      idUniteDeTravail,
      danger: `Sol ${randomUUID()}`,
      remarques: '',
      evalGravite: 1,
      evalFrequence: 1,
      evalMaitrise: 1,
    }),
    worst: {
      'long texts': () => ({
        ...known,
        idUniteDeTravail,
        danger: '€'.repeat(40_000),
        remarques: `${randomUUID()}${'€'.repeat(39_000)}`,
        evalGravite: 1,
        evalFrequence: 1,
        evalMaitrise: 1,
      }),
    },
  },
  'upsert-action-preventive-papripact': {
    bytes: 512 * 1024 - 1000,
    ordinary: () => action(),
    worst: { 'a long text': () => action({ descriptionDeLaMesure: '€'.repeat(40_000) }) },
  },
};

const prepare = async () => {
  const { id } = (await send('/api/duerp/create', '')).json();
  await send(
    `/api/duerp/${id}/update-list-unitesdetravail`,
    JSON.stringify({ unitesDeTravail: [unite({ idUniteDeTravail })] }),
  );
  await send(`/api/duerp/${id}/update-list-risques`, JSON.stringify(listOf([known])));
  return id;
};

/** Median milliseconds per kB, each run on a new document. */
async function measure(operation, make, isValid) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const id = await prepare();
    const payload = make();
    const start = performance.now();
    const answer = await send(`/api/duerp/${id}/${operation}`, payload);
    times.push(((performance.now() - start) / Buffer.byteLength(payload)) * 1024);
    if ((answer.statusCode === 200) !== isValid)
      throw new Error(`${operation}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)];
}

let worstRatio = 0;
for (const [operation, { bytes, ordinary, worst }] of Object.entries(OPERATIONS)) {
  const valid = (make) => () => JSON.stringify(make());
  await measure(operation, valid(ordinary), true);
  const usual = await measure(operation, valid(ordinary), true);
  const cases = [
    ...Object.entries(worst).map(([name, make]) => ({ name, make: valid(make), isValid: true })),
    { name: 'wrong items', make: () => garbage(bytes), isValid: false },
    { name: 'unknown fields', make: () => unknownFields(bytes), isValid: false },
    { name: 'depth', make: () => deep(bytes), isValid: false },
    {
      name: 'wrong at the end',
      make: () => JSON.stringify({ ...ordinary(), x: 'x'.repeat(bytes - 20_000) }),
      isValid: false,
    },
  ];
  console.log(`${operation}: ordinary ${usual.toFixed(3)} ms/kB`);
  for (const { name, make, isValid } of cases) {
    const ratio = (await measure(operation, make, isValid)) / usual;
    worstRatio = Math.max(worstRatio, ratio);
    console.log(`  ${name}: ${ratio.toFixed(2)} of it`);
  }
}
console.log(worstRatio <= BUDGET ? `within ${BUDGET}` : `OVER ${BUDGET}`);
process.exitCode = worstRatio <= BUDGET ? 0 : 1;
await app.close();
await deps.database.close();
rmSync(dataDir, { recursive: true, force: true });
