import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrateTo } from '../../src/db/migrate.ts';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { changeAtOnce } from '../../src/db/own-transaction.ts';
import type { AnyTables } from '../../src/db/schema/any-tables.ts';
import { readSchemaVersion } from '../../src/db/schema/version.ts';
import { computeVersionHash, sha256 } from '../../src/services/duerp/version-chain.ts';
import { makeFolder, makePlace, makeSqlitePlace, readEverything, runOduIn } from './installations.ts';

const FIRST_WITH_DOCUMENTS = '0002-duerp';
const THEN = '2026-01-01T00:00:00.000Z';

function makeVersion(versionNumber: number, previousHash: string | null) {
  const snapshot = '{"data":{"unitesDeTravail":[{"risques":[{"niveauDeRisqueStatus":"RED"}]}]}}';
  const pdf = Buffer.from(`%PDF-1.7 version ${versionNumber}`);
  const sealed = {
    id: `v${versionNumber}`,
    duerpDocumentId: 'd1',
    versionNumber,
    creationTime: THEN,
    notesDeVersion: 'Été',
    displayOptions: '{}',
    snapshotSha256: sha256(snapshot),
    pdfSha256: sha256(pdf),
    previousHash,
  };
  return { ...sealed, snapshot, pdf, hash: computeVersionHash({ ...sealed, motif: null }) };
}

/** What the first schema with documents could hold: an account, a document with a risk and an action, a chain of versions. */
async function fill(queries: Kysely<AnyTables>) {
  const insert = (table: string, row: Record<string, unknown>) =>
    queries.insertInto(table).values(row).execute();
  await insert('account', {
    id: 'a1',
    emailAddress: 'ancien@exemple.fr',
    passwordHash: 'x',
    createdAt: THEN,
  });
  await insert('duerpDocument', {
    id: 'd1',
    accountId: 'a1',
    displayName: 'Boulangerie Martin',
    revision: 3,
    isPapripactEnabled: 0,
    sortBy: 'niveau',
    shouldGroupByUnite: 1,
    shouldGroupByCategorie: 1,
    createdAt: THEN,
    updatedAt: THEN,
    openedAt: THEN,
  });
  const placed = { duerpDocumentId: 'd1', idUniteDeTravail: 'u1', position: 0 };
  await insert('uniteDeTravail', { ...placed, displayName: 'Fournil' });
  const categorised = { ...placed, idCategorie: 'c1', isUserDefined: 0 };
  await insert('categorieDeRisques', { ...categorised, code: 'CHU', displayName: 'Chutes' });
  await insert('risque', {
    ...categorised,
    idRisque: 'r1',
    code: 'CHU-01',
    displayName: 'Glissade',
    danger: 'Sol fariné',
    remarques: '',
    evalGravite: 4,
    evalFrequence: 3,
    evalMaitrise: 4,
    niveauDeRisqueValue: 9,
  });
  await insert('actionPreventive', {
    ...placed,
    idAction: 'p1',
    idRisqueAssocie: 'r1',
    descriptionDeLaMesure: 'Balayer',
    responsable: '',
    budget: '',
    date: '',
    statut: 'A_FAIRE',
  });
  const first = makeVersion(1, null);
  await insert('version', first);
  await insert('version', makeVersion(2, first.hash));
}

const LATER = MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf(FIRST_WITH_DOCUMENTS));

test.for(LATER)('a database of the schema %s is backed up, and restored whole', async (name) => {
  const old = makeSqlitePlace();
  await changeAtOnce(old, async (queries) => {
    await migrateTo(queries, FIRST_WITH_DOCUMENTS);
    await fill(queries);
    await migrateTo(queries, name);
  });
  const file = join(makeFolder(), 'ancienne.tar');
  expect((await runOduIn(old, 'backup', file)).error).toBe('');
  expect((await runOduIn(old, 'verify', file)).error).toBe('');

  const place = await makePlace();
  expect((await runOduIn(place, 'restore', file)).error).toBe('');
  expect(await changeAtOnce(place, readSchemaVersion)).toBe(MIGRATION_NAMES.at(-1));
  const { output } = await runOduIn(place, 'verify');
  expect(output).toBe('Tout est comme scellé (versions\u00A0: 2, factures\u00A0: 0).');
  const { account, risque, actionPreventive, version } = await readEverything(place);
  expect([account, risque, actionPreventive, version].map((rows) => rows?.length)).toEqual([1, 1, 1, 2]);
  expect(risque?.join()).toContain('["danger","Sol fariné"]');
  expect(version?.every((row) => row.includes('\\"RED\\":1'))).toBe(true);
});
