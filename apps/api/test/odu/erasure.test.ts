import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, addYears, toParisDay } from '@odu/domain';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { ALL_TABLES } from '../../src/odu/backup/tables.ts';
import { DAY, instantAfter } from '../../src/services/clock.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import { ENTREPRISE, makeCompleteDuerp, makeDuerpCalls, messageOf } from '../support/duerp-scenario.ts';
import { payAndIssue } from '../support/invoiced-payment.ts';
import { makeVersionReads } from '../support/version-reads.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer();

afterEach(() => vi.restoreAllMocks());

const odu = (...args: string[]) => runOdu(server, ...args);
/** Every row of the database, but the audit log's, as text. */
async function readEverything() {
  const rows: unknown[] = [];
  for (const table of ALL_TABLES)
    rows.push(
      ...(await server.database.queries
        .selectFrom(table as 'account')
        .selectAll()
        .execute()),
    );
  return JSON.stringify(rows);
}
const auditOf = ({ id }: TestAccount) =>
  server.database.queries.selectFrom('auditEntry').selectAll().where('accountId', '=', id).execute();
const addProfile = (account: TestAccount, name: string) =>
  server.request({
    method: 'POST',
    url: '/api/myaccount/mybillingprofiles/upsert',
    account,
    body: {
      id: null,
      name,
      line1: '3 rue des Lilas',
      line2: null,
      postalCode: '69003',
      city: 'Lyon',
      country: 'FR',
      vatNumber: null,
    },
  });

test('an erasure leaves the versions, which verify, the invoices, and nothing else of the account', async () => {
  const anne = await server.signUp('anne@exemple.fr', {
    isVip: 1,
    maxNumberOfDuerps: 3,
    isEmailVerified: 1,
  });
  const basile = await server.signUp('basile@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, anne);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  const draft = (await calls.create()).json<{ id: string }>().id;
  await calls.write(id, 'update-toggle-papripact', {
    isPapripactEnabled: true,
    ressourcesPapripact: 'Après-coup',
  });
  await calls.write(id, 'update-expositions', {
    expositions: [{ facteur: 'nuit', donneesCollectives: 'Après-coup', nombreAuDela: 1 }],
  });
  await addProfile(anne, 'Fournil d’Anne');
  await server.request({ method: 'POST', url: '/api/myaccount/sendresetpwdemail', account: anne });
  await payAndIssue(server.deps, anne.id, {});
  const others = makeDuerpCalls(server, basile);
  const other = await makeCompleteDuerp(others);
  const before = await others.document(other.id);
  const [sealed] = await makeVersionReads(server, anne).listRows(id);

  const tried = await odu('accounts', 'erase', 'anne@exemple.fr', '--dry-run', '--json');
  expect((await calls.read(id)).statusCode).toBe(200);
  const done = await odu('accounts', 'erase', 'Anne@exemple.fr', '--json');
  const kept = { erasedDuerps: 1, keptDuerps: 1, keptVersions: 1, keptInvoices: 1, keptUntil: '2066-11-16' };
  expect(JSON.parse(tried.output)).toMatchObject([{ isErased: false, ...kept }]);
  expect(JSON.parse(done.output)).toMatchObject([{ isErased: true, ...kept }]);

  expect((await calls.read(id)).statusCode).toBe(401);
  const [row] = await makeVersionReads(server, anne).listRows(id);
  expect(row).toEqual({ ...sealed, isAlwaysCovered: 1 });
  expect((await odu('verify')).code).toBe(0);
  const left = await readEverything();
  expect(left).not.toContain('anne@exemple.fr');
  expect(left).not.toContain('Fournil d’Anne');
  expect(left).not.toContain('Après-coup');
  expect(left).not.toContain(draft);
  const [entry] = (await auditOf(anne)).filter(({ type }) => type === 'account-erased');
  expect(JSON.parse(entry?.detail ?? '')).toEqual(kept);
  expect(await others.document(other.id)).toEqual(before);
  const account = server.database.queries.selectFrom('account').selectAll().where('id', '=', anne.id);
  expect(await account.executeTakeFirst()).toMatchObject({
    isVip: 0,
    maxNumberOfDuerps: null,
    isEmailVerified: 0,
  });

  expect((await odu('accounts', 'show', 'anne@exemple.fr')).code).toBe(1);
  const again = await server.signUp('anne@exemple.fr');
  expect((await server.request({ url: '/api/myaccount/archives', account: again })).json()).toEqual([]);
});

test('an erased document has the name of its last version, is not the one that was edited, and covers what was covered', async () => {
  const emailAddress = 'noemie@exemple.fr';
  const account = await server.signUp(emailAddress, { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  const nameIt = (nom: string) => calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom });
  await calls.generate(id);
  await nameIt('Fournil du Parc');
  await calls.generate(id, { motif: 'MISE_A_JOUR_ANNUELLE' });
  await nameIt('Après-coup');
  const { queries } = server.database;
  await queries.updateTable('account').set({ isVip: 0 }).where('id', '=', account.id).execute();
  const readRow = () =>
    queries.selectFrom('duerpDocument').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await readRow();
  expect(before.displayName).toContain('Après-coup');

  expect((await odu('accounts', 'erase', emailAddress)).code).toBe(0);
  const erased = await readRow();
  expect(erased.displayName).toContain('Fournil du Parc');
  expect(erased.revision).toBe(before.revision + 1);
  // Nothing of this account was paid for: nothing is for good.
  const versions = await makeVersionReads(server, account).listRows(id);
  expect(versions.map(({ isAlwaysCovered }) => isAlwaysCovered)).toEqual([0, 0]);
});

test('an account that is erased once more keeps its address, and what the law keeps of it', async () => {
  const account = await server.signUp('odile@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  const address = `efface-${account.id}@efface.invalid`;
  for (const emailAddress of ['odile@exemple.fr', address]) {
    const { output } = await odu('accounts', 'erase', emailAddress, '--json');
    expect(JSON.parse(output)).toMatchObject([{ emailAddress, isErased: true, keptVersions: 1 }]);
    const left = server.database.queries.selectFrom('account').selectAll().where('id', '=', account.id);
    expect(await left.executeTakeFirst()).toMatchObject({ emailAddress: address });
  }
  expect(await makeVersionReads(server, account).listRows(id)).toMatchObject([{ isAlwaysCovered: 1 }]);
});

test('an erasure that keeps a version takes every document that has none', async () => {
  const account = await server.signUp('marthe@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  const drafts: string[] = [];
  for (let count = 0; count < 2; count++) drafts.push((await calls.create()).json<{ id: string }>().id);
  const { output } = await odu('accounts', 'erase', 'marthe@exemple.fr', '--json');
  expect(JSON.parse(output)).toMatchObject([{ erasedDuerps: 2, keptDuerps: 1 }]);
  const left = await readEverything();
  expect(drafts.filter((draft) => left.includes(draft))).toEqual([]);
});

test('an account that took the address which another has after its erasure keeps it from nothing', async () => {
  const account = await server.signUp('gaston@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  // As it could be signed up with before.
  const other = await server.signUp(`efface-${account.id}@efface.invalid`);
  const { code, output } = await odu('accounts', 'erase', 'gaston@exemple.fr', '--json');
  expect([code, JSON.parse(output)]).toMatchObject([0, [{ isErased: true, keptVersions: 1 }]]);
  const addresses = await server.database.queries
    .selectFrom('account')
    .select(['id', 'emailAddress'])
    .where('id', 'in', [account.id, other.id])
    .execute();
  expect(Object.fromEntries(addresses.map((row) => [row.id, row.emailAddress]))).toEqual({
    [account.id]: expect.stringMatching(new RegExp(`^efface-${account.id}-[0-9a-f-]+@efface\\.invalid$`)),
    [other.id]: other.emailAddress,
  });
  await server.database.queries
    .updateTable('version')
    .set({ creationTime: '1980-01-01T11:00:00.000Z' })
    .where('duerpDocumentId', '=', id)
    .execute();
  expect(JSON.parse((await odu('purge', '--json')).output)).toMatchObject([{ id, reason: 'archived' }]);
  const left = await server.database.queries.selectFrom('account').select('id').execute();
  expect(left.map((row) => row.id)).not.toContain(account.id);
  expect(left.map((row) => row.id)).toContain(other.id);
});

test('what was erased stays until the day after forty years, and then goes with its account', async () => {
  const account = await server.signUp('celia@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  await odu('accounts', 'erase', 'celia@exemple.fr');
  const hasVersion = async () => (await makeVersionReads(server, account).listRows(id)).length === 1;
  const age = (creationTime: string) =>
    server.database.queries
      .updateTable('version')
      .set({ creationTime })
      .where('duerpDocumentId', '=', id)
      .execute();
  // Of a day in Paris: forty years ago summer time ended in September.
  const today = toParisDay(new Date().toISOString());
  const fortyYears = (days: number) => `${addYears(addDays(today, days), -40)}T11:00:00.000Z`;

  await age(fortyYears(0));
  expect(JSON.parse((await odu('purge', '--json')).output)).toEqual([]);
  expect(await hasVersion()).toBe(true);
  await age(fortyYears(-1));
  const tried = await odu('purge', '--dry-run');
  expect(tried.output).toContain("C'était un essai");
  expect(await hasVersion()).toBe(true);
  expect(JSON.parse((await odu('purge', '--json')).output)).toMatchObject([
    { id, reason: 'archived', versions: 1, since: addDays(today, -1) },
  ]);
  expect(await hasVersion()).toBe(false);
  const left = await server.database.queries.selectFrom('account').select('id').execute();
  expect(left.map((row) => row.id)).not.toContain(account.id);
  const entries = await auditOf(account);
  expect(entries.map(({ type }) => type).toSorted()).toEqual(['account-erased', 'archive-erased']);
  const erased = entries.find(({ type }) => type === 'archive-erased')?.detail ?? '';
  expect(JSON.parse(erased)).toEqual({
    duerpDocumentId: id,
    versions: 1,
    lastCreationTime: fortyYears(-1),
  });
});

test('an archive of an account that lives is purged after forty years too, and the account stays', async () => {
  const account = await server.signUp('dora@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const ids = [await makeCompleteDuerp(calls), await makeCompleteDuerp(calls)].map(({ id }) => id);
  for (const id of ids) await calls.generate(id);
  const [archived = '', current = ''] = ids;
  await calls.remove(archived);
  await server.database.queries
    .updateTable('version')
    .set({ creationTime: '1980-01-01T10:00:00.000Z' })
    .where('duerpDocumentId', 'in', ids)
    .execute();
  expect(JSON.parse((await odu('purge', '--json')).output)).toMatchObject([{ id: archived }]);
  expect((await calls.read(current)).statusCode).toBe(200);
});

test('a chain of versions is kept whole until the term of its newest, and an account until that of its last document', async () => {
  const account = await server.signUp('hugo@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const [{ id }, { id: other }] = [await makeCompleteDuerp(calls), await makeCompleteDuerp(calls)];
  for (const generated of [id, id, other]) await calls.generate(generated);
  const age = (duerpDocumentId: string, creationTime: string) =>
    server.database.queries
      .updateTable('version')
      .set({ creationTime })
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('versionNumber', '=', 1)
      .execute();
  await age(id, '1980-01-01T11:00:00.000Z');
  await age(other, '2010-01-01T11:00:00.000Z');
  const { listRows } = makeVersionReads(server, account);

  await calls.remove(id);
  // Its day in the archive is not that of the erasure.
  await server.database.queries
    .updateTable('duerpDocument')
    .set({ deletedAt: instantAfter(server.clock, -DAY) })
    .where('id', '=', id)
    .execute();
  expect(JSON.parse((await odu('purge', '--json')).output)).toEqual([]);
  expect(await listRows(id)).toHaveLength(2);
  const archive = server.database.queries
    .selectFrom('duerpDocument')
    .select('deletedAt')
    .where('id', '=', id);
  const archived = await archive.executeTakeFirst();
  const erased = await odu('accounts', 'erase', 'hugo@exemple.fr', '--json');
  expect(JSON.parse(erased.output)).toMatchObject([
    { isErased: true, erasedDuerps: 0, keptDuerps: 2, keptVersions: 3, keptUntil: '2066-11-16' },
  ]);
  expect([(await listRows(id)).length, (await listRows(other)).length]).toEqual([2, 1]);
  expect(await archive.executeTakeFirst()).toEqual(archived);
});

test('an archive whose first version is older than forty years stays whole while its newest is not', async () => {
  const account = await server.signUp('ines@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  for (let count = 0; count < 2; count++) await calls.generate(id);
  await calls.remove(id);
  const today = toParisDay(new Date().toISOString());
  // Forty-one years, and thirty-nine and a half: so near to the term, the archive is looked at.
  const days = [addYears(today, -41), addDays(addYears(today, -40), 182)];
  for (const [index, day] of days.entries())
    await server.database.queries
      .updateTable('version')
      .set({ creationTime: `${day}T11:00:00.000Z` })
      .where('duerpDocumentId', '=', id)
      .where('versionNumber', '=', index + 1)
      .execute();
  expect(JSON.parse((await odu('purge', '--json')).output)).toEqual([]);
  expect(await makeVersionReads(server, account).listRows(id)).toHaveLength(2);
});

test('an erasure says what the law keeps and until when, and a try that nothing went', async () => {
  const account = await server.signUp('jeanne@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  await payAndIssue(server.deps, account.id, {});
  const TRIED = "C'était un essai\u00a0: rien n'a été effacé.";
  const kept = [
    expect.stringContaining('Après le 16\u00a0novembre 2066, «\u202fodu purge\u202f» les efface.'),
    'Les factures sont gardées dix ans\u00A0: elles nomment leur acheteur.',
  ];
  const say = async (...args: string[]) =>
    (await odu('accounts', 'erase', 'jeanne@exemple.fr', ...args)).output.split('\n').slice(2);
  expect(await say('--dry-run')).toEqual([...kept, TRIED]);
  expect(await say()).toEqual(kept);
});

test('a purge tells the documents without a version that were deleted thirty days ago, and erases them', async () => {
  const account = await server.signUp('luc@exemple.fr');
  const calls = makeDuerpCalls(server, account);
  const { id } = (await calls.create()).json<{ id: string }>();
  await calls.remove(id);
  const isThere = async () =>
    (await server.database.queries.selectFrom('duerpDocument').select('id').where('id', '=', id).execute())
      .length === 1;
  const deletedAt = instantAfter(server.clock, -30 * DAY - 1);
  const change = server.database.queries.updateTable('duerpDocument').set({ deletedAt });
  expect(JSON.parse((await odu('purge', '--dry-run', '--json')).output)).toEqual([]);
  await change.where('id', '=', id).execute();
  expect(JSON.parse((await odu('purge', '--dry-run', '--json')).output)).toEqual([
    { id, reason: 'deleted', versions: 0, since: deletedAt },
  ]);
  expect(await isThere()).toBe(true);
  const { output } = await odu('purge');
  expect(output).toMatch(/ +supprimé, sans version +0 /);
  expect(output).toContain('DUERP effacés\u00A0: 1. Ce qui a expiré est oublié.');
  expect(await isThere()).toBe(false);
});

test('an account is deleted after its export, and only when nothing of it must be kept', async () => {
  const account = await server.signUp('emile@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  const file = join(server.dataDir, 'emile.zip');

  expect((await odu('accounts', 'delete', 'emile@exemple.fr')).code).toBe(1);
  await calls.generate(id);
  const refused = await odu('accounts', 'delete', 'emile@exemple.fr', '--export', file);
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('la loi demande de garder')]);
  expect(existsSync(file)).toBe(false);

  const other = await server.signUp('fanny@exemple.fr');
  const draft = (await makeDuerpCalls(server, other).create()).json<{ id: string }>().id;
  const deleted = await odu('accounts', 'delete', 'fanny@exemple.fr', '--export', file, '--json');
  expect([deleted.code, deleted.error]).toEqual([0, '']);
  expect(strFromU8(unzipSync(readFileSync(file))['compte.json'] ?? new Uint8Array())).toContain(
    'fanny@exemple.fr',
  );
  const left = await readEverything();
  expect(left).not.toContain('fanny@exemple.fr');
  expect(left).not.toContain(draft);
  expect(messageOf(await server.request({ url: '/api/duerp/list', account: other }))).toBeDefined();
});

test.for(['open', 'toRefund'] as const)('a payment that is « %s » holds an erasure', async (status) => {
  const emailAddress = `gael-${status.toLowerCase()}@exemple.fr`;
  const account = await server.signUp(emailAddress);
  await payAndIssue(server.deps, account.id, {});
  await server.database.queries
    .updateTable('payment')
    .set({ status })
    .where('accountId', '=', account.id)
    .execute();
  const refused = await odu('accounts', 'erase', emailAddress);
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining("Rien n'a été effacé")]);
  expect((await odu('accounts', 'show', emailAddress)).output).toMatch(/Paiements +1/);
});

test('an export is a new file for its owner only, and never another one', async () => {
  const file = join(server.dataDir, 'basile.zip');
  expect((await odu('export', 'basile@exemple.fr', file)).code).toBe(0);
  expect(Object.keys(unzipSync(readFileSync(file)))).toContain('compte.json');
  expect((await odu('export', 'basile@exemple.fr', file)).error).toContain('existe déjà');
  expect(
    (await odu('export', 'basile@exemple.fr', join(server.dataDir, 'nulle-part', 'a.zip'))).error,
  ).toMatch(/ne peut pas être écrit\u00A0: son dossier n'existe pas\.$/);
  expect((await odu('export', 'personne@exemple.fr', join(server.dataDir, 'b.zip'))).error).toBe(
    "Aucun compte n'a l'adresse personne@exemple.fr.",
  );
});

test('an export without a name has the one of the download, in the current folder, and never takes the place of another', async () => {
  const folder = mkdtempSync(join(server.dataDir, 'ici-'));
  const exportHere = (...args: string[]) => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    return odu('export', ...args);
  };
  await server.signUp('hector@exemple.fr');
  const { code, error, output } = await exportHere('hector@exemple.fr', '--json');
  expect([code, error]).toEqual([0, '']);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^export-odu-\d{4}-\d\d-\d\d\.zip$/);
  expect(JSON.parse(output)).toMatchObject([{ emailAddress: 'hector@exemple.fr', file: join(folder, name) }]);
  const made = readFileSync(join(folder, name));
  expect(Object.keys(unzipSync(made))).toContain('compte.json');

  await server.signUp('irene@exemple.fr');
  const refused = await exportHere('irene@exemple.fr');
  expect([refused.code, refused.error]).toEqual([
    1,
    `Le fichier ${join(folder, name)} existe déjà\u00A0: choisissez un autre nom.`,
  ]);
  expect(readFileSync(join(folder, name)).equals(made)).toBe(true);
});
