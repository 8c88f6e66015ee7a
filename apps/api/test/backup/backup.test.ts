import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { countRows } from '../../src/db/schema/any-tables.ts';
import { readSnapshot } from '../../src/db/own-transaction.ts';
import { issueCreditNote } from '../../src/invoices/issue-invoice.ts';
import { writeArchive } from '../../src/odu/backup/archive.ts';
import { MANIFEST, readManifest, SUMS } from '../../src/odu/backup/manifest.ts';
import { ALL_TABLES, KEPT_TABLES } from '../../src/odu/backup/tables.ts';
import { readEntries } from '../../src/odu/backup/tar.ts';
import { useTestServer } from '../build-app.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { payAndIssue } from '../support/invoiced-payment.ts';
import {
  makeFolder,
  makePlace,
  makeSqlitePlace,
  type Place,
  readEverything,
  runOduIn,
} from './installations.ts';

const { server, account, calls } = useDuerpServer({ isVip: 1 });
const here = (): Place => server.deps.config;

async function backUp(place: Place) {
  const file = join(makeFolder(), 'odu.tar');
  expect(await runOduIn(place, 'backup', file)).toMatchObject({ code: 0, error: '' });
  return file;
}

async function fill() {
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id, { notesDeVersion: 'Été\u202F: « première »' });
  await calls.generate(id, { motif: 'MISE_A_JOUR_ANNUELLE' });
  await payAndIssue(server.deps, account.id);
}

test('a backup goes to the other engine and back with every row, every hash and the secret', async () => {
  await fill();
  const expected = await readEverything(here());
  expect(expected['version']).toHaveLength(2);
  expect(expected['invoice']).toHaveLength(1);
  const first = await backUp(here());
  expect(statSync(first).mode & 0o777).toBe(0o600);

  const embedded = makeSqlitePlace();
  const move = ['--continue-invoices'];
  expect(await runOduIn(embedded, 'restore', first, ...move)).toMatchObject({ code: 0, error: '' });
  expect(await readEverything(embedded)).toStrictEqual(expected);
  const secretOf = ({ dataDir }: Place) => readFileSync(join(dataDir, 'secret'), 'utf8');
  expect(secretOf(embedded)).toBe(secretOf(here()));
  expect(statSync(join(embedded.dataDir, 'secret')).mode & 0o777).toBe(0o600);

  const back = await makePlace();
  const second = await backUp(embedded);
  expect(await runOduIn(back, 'restore', second, ...move)).toMatchObject({ code: 0, error: '' });
  expect(await readEverything(back)).toStrictEqual(expected);
  expect((await runOduIn(back, 'accounts', 'list')).output).toContain(account.emailAddress);
});

test('a backup leaves out what runs now and what opens an account for a while, and nothing else', () => {
  expect(ALL_TABLES.filter((name) => !KEPT_TABLES.includes(name))).toEqual([
    'session',
    'refreshToken',
    'passwordReset',
    'emailVerification',
    'server',
  ]);
});

test('a backup under writes is that of one instant', async () => {
  const documents: string[] = [];
  for (let count = 0; count < 3; count++) documents.push((await calls.create()).json<{ id: string }>().id);
  let isBackedUp = false;
  let writes = 0;
  const writeUntilBackedUp = async (id: string) => {
    for (let number = 1; !isBackedUp; number++) {
      const unitesDeTravail = Array.from({ length: 5 }, () => ({
        idUniteDeTravail: randomUUID(),
        displayName: `Écriture ${number}`,
      }));
      const answer = await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail });
      expect(answer.statusCode).toBe(200);
      writes++;
    }
  };
  const writers = documents.map(writeUntilBackedUp);
  const file = join(makeFolder(), 'odu.tar');
  const environment = here();
  const result = await runOduIn(environment, 'backup', file).finally(() => (isBackedUp = true));
  const written = await Promise.all(writers);
  expect(written).toHaveLength(3);
  expect(result).toMatchObject({ code: 0, error: '' });
  expect(writes).toBeGreaterThan(3);

  const restored = makeSqlitePlace();
  expect(await runOduIn(restored, 'restore', file)).toMatchObject({ code: 0, error: '' });
  const everything = await readEverything(restored);
  for (const id of documents) {
    const unites = (everything['uniteDeTravail'] ?? []).filter((row) => row.includes(id));
    const numbers = new Set(unites.map((row) => /Écriture (\d+)/.exec(row)?.[1]));
    const document = (everything['duerpDocument'] ?? []).find((row) => row.includes(id)) ?? '';
    const revision = Number(/\["revision",(\d+)\]/.exec(document)?.[1]);
    // A new document has the revision 1, and each write raised it by one.
    expect([...numbers]).toStrictEqual(revision > 1 ? [String(revision - 1)] : []);
    expect(unites).toHaveLength(revision > 1 ? 5 : 0);
  }
});

test('a snapshot does not see what is written meanwhile, and lets it be written', async () => {
  await readSnapshot(here(), async (queries) => {
    const before = await countRows(queries, 'duerpDocument');
    expect((await calls.create()).statusCode).toBe(201);
    expect(await countRows(queries, 'duerpDocument')).toBe(before);
  });
});

test('only an empty database is filled, unless it is replaced: then it is kept first', async () => {
  const file = await backUp(here());
  const target = await makePlace();
  expect((await runOduIn(target, 'restore', file)).code).toBe(0);
  const before = await readEverything(target);
  const refused = await runOduIn(target, 'restore', file);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.error).toContain('a déjà des comptes');

  expect((await runOduIn(target, 'accounts', 'limit', account.emailAddress, '9')).code).toBe(0);
  expect((await runOduIn(target, 'restore', file, '--replace', '--json')).code).toBe(0);
  expect(await readEverything(target)).toStrictEqual(before);
  const kept = readdirSync(target.dataDir).filter((name) => name.startsWith('avant-restauration-'));
  expect(kept).toHaveLength(1);
  const again = makeSqlitePlace();
  expect((await runOduIn(again, 'restore', join(target.dataDir, kept[0] ?? ''))).code).toBe(0);
  expect((await readEverything(again))['account']?.join()).toContain('["maxNumberOfDuerps",9]');
});

test('what is no backup, or damaged, is one sentence, and nothing is there afterwards', async () => {
  const file = await backUp(here());
  const content = readFileSync(file);
  const target = makeSqlitePlace();
  const restore = async (bytes: Buffer) => {
    const path = join(makeFolder(), 'essai.tar');
    writeFileSync(path, bytes);
    const result = await runOduIn(target, 'restore', path);
    expect([result.code, result.output]).toStrictEqual([1, '']);
    expect(result.error.split('\n')).toHaveLength(1);
    expect(readdirSync(target.dataDir)).toStrictEqual([]);
    return result.error;
  };
  expect(await restore(Buffer.from('Bonjour'))).toContain("n'est pas une sauvegarde d'ODU");
  expect(await restore(Buffer.alloc(0))).toContain("n'est pas une sauvegarde d'ODU");
  expect(await restore(content.subarray(0, content.length - 700))).toMatch(/coupée|incomplète/);
  const flipped = Buffer.from(content);
  const account1 = flipped.indexOf('data/account/000001.jsonl.gz') + 512 + 20;
  flipped[account1] = (flipped[account1] ?? 0) ^ 1;
  expect(await restore(flipped)).toContain('data/account/000001.jsonl.gz');
  for (const command of ['restore', 'verify']) {
    const { code, error } = await runOduIn(target, command, makeFolder());
    expect([command, code, error]).toStrictEqual([
      command,
      1,
      expect.stringMatching(/^\S+ est un dossier\u00A0: donnez le fichier de la sauvegarde\.$/),
    ]);
  }
  const missing = await runOduIn(target, 'restore', join(target.dataDir, 'absente.tar'));
  expect([missing.code, missing.error]).toStrictEqual([1, expect.stringContaining('ne peut pas être lu')]);
});

test('a restore that fails after its rows were loaded leaves what was there', async () => {
  const file = await backUp(here());
  const target = await makePlace();
  expect((await runOduIn(target, 'restore', file)).code).toBe(0);
  const before = await readEverything(target);
  const short = join(makeFolder(), 'courte.tar');
  const entries = async function* () {
    for await (const { name, content } of readEntries(file)) {
      if (name === SUMS) return;
      const { tables, ...manifest } = name === MANIFEST ? readManifest(file, content) : { tables: [] };
      const more = tables.map((table) => ({ ...table, rows: table.rows + (table.name === 'job' ? 1 : 0) }));
      yield name === MANIFEST
        ? { name, content: Buffer.from(JSON.stringify({ ...manifest, tables: more })) }
        : { name, content };
    }
  };
  await writeArchive(short, entries());
  const { code, error } = await runOduIn(target, 'restore', short, '--replace', '--json');
  expect([code, error]).toStrictEqual([1, expect.stringContaining('toutes les lignes de job')]);
  expect(await readEverything(target)).toStrictEqual(before);
  expect(readdirSync(target.dataDir).filter((name) => name.endsWith('.partial'))).toStrictEqual([]);
  const empty = makeSqlitePlace();
  expect((await runOduIn(empty, 'restore', short)).code).toBe(1);
  expect(readdirSync(empty.dataDir)).toStrictEqual([]);
  expect((await runOduIn(empty, 'verify', short)).output).toMatch(/^job +des lignes manquent$/m);
});

test('the secret that a killed restore left beside is gone after the next one', async () => {
  const target = makeSqlitePlace();
  writeFileSync(join(target.dataDir, 'secret.4194304.partial'), 'left');
  expect((await runOduIn(target, 'restore', await backUp(here()))).error).toBe('');
  expect(readdirSync(target.dataDir).filter((name) => name.startsWith('secret'))).toStrictEqual(['secret']);
});

test('a database that was restored stays when its secret cannot take its place, and the operator is told', async () => {
  const target = makeSqlitePlace();
  // No file takes the place of a folder.
  mkdirSync(join(target.dataDir, 'secret'));
  const { code, error } = await runOduIn(target, 'restore', await backUp(here()), '--continue-invoices');
  expect([code, error]).toStrictEqual([
    1,
    expect.stringMatching(/^La base de données est restaurée, .*EISDIR/),
  ]);
  expect(await readEverything(target)).toStrictEqual(await readEverything(here()));
  const [left = ''] = readdirSync(target.dataDir).filter((name) => name.endsWith('.partial'));
  expect(error).toContain(left);
  const secret = readFileSync(join(here().dataDir, 'secret'), 'utf8');
  expect(readFileSync(join(target.dataDir, left), 'utf8')).toBe(secret);
});

test('a data folder that takes no secret is named as what refuses, not the database', async () => {
  const dataDir = join(makeFolder(), 'fichier');
  writeFileSync(dataDir, '');
  const target = { ...(await makePlace()), dataDir };
  const { code, error } = await runOduIn(target, 'restore', await backUp(here()));
  expect([code, error]).toStrictEqual([
    1,
    `Le secret de la sauvegarde ne peut pas être écrit dans le dossier de données ${dataDir} (ENOTDIR)\u00A0: rien n'a été changé.`,
  ]);
});

test('a server that runs is not restored under its feet', async () => {
  const file = await backUp(here());
  const { queries } = server.database;
  const row = { id: 'serveur', secretFingerprint: 'x', seenAt: new Date().toISOString() };
  await queries.insertInto('server').values(row).execute();
  const { code, error } = await runOduIn(here(), 'restore', file, '--replace', '--json');
  expect(readdirSync(here().dataDir).filter((name) => name.startsWith('avant-'))).toStrictEqual([]);
  await queries.deleteFrom('server').execute();
  expect([code, error]).toStrictEqual([1, expect.stringContaining('Un serveur utilise cette base')]);
});

test('an existing file is never written over, nor a folder made', async () => {
  const file = await backUp(here());
  expect((await runOduIn(here(), 'backup', file)).error).toContain('existe déjà');
  const nowhere = await runOduIn(here(), 'backup', join(makeFolder(), 'nulle-part', 'odu.tar'));
  expect([nowhere.code, nowhere.error]).toStrictEqual([1, expect.stringContaining('ne peut pas être écrit')]);
});

test('a mistyped data folder is an error for every command, and is not made', async () => {
  const dataDir = join(makeFolder(), 'dta');
  for (const command of [
    ['accounts', 'list'],
    ['backup', '/tmp/x.tar'],
    ['restore', '/tmp/x.tar'],
    ['jobs', 'list'],
    ['doctor'],
  ]) {
    const { code } = await runOduIn({ dataDir, databaseUrl: undefined }, ...command);
    expect([command, code, existsSync(dataDir)]).toStrictEqual([command, 1, false]);
  }
  const empty = makeSqlitePlace();
  expect((await runOduIn(empty, 'accounts', 'list')).error).toContain("Il n'y a pas d'installation d'ODU");
  expect(readdirSync(empty.dataDir)).toStrictEqual([]);
});

describe('the invoices that follow a restore', () => {
  const restored = useTestServer({ deps: NO_ENGINE });

  test('have no number that was given out since the backup: theirs are of new series, each restore its own', async () => {
    const { deps } = restored;
    const place = deps.config;
    const { id } = await restored.signUp('anne@exemple.fr');
    const issueNext = async () => {
      const payment = await payAndIssue(deps, id);
      const { numero } = await restored.database.queries
        .selectFrom('invoice')
        .select('numero')
        .where('paymentId', '=', payment.id)
        .executeTakeFirstOrThrow();
      return numero;
    };
    expect(await issueNext()).toBe('F2026-000001');
    const file = await backUp(place);
    expect(await issueNext()).toBe('F2026-000002');
    vi.setSystemTime(new Date('2026-11-26T09:54:10Z'));
    const told = await runOduIn(place, 'restore', file, '--replace');
    expect([told.code, told.error]).toEqual([0, '']);
    expect(told.output).toContain('R2611260954');
    expect(await issueNext()).toBe('F2026R2611260954-000001');
    const credited = await payAndIssue(deps, id);
    await deps.database.transaction((queries) => issueCreditNote(queries, deps, credited));
    const notes = restored.database.queries
      .selectFrom('invoice')
      .select('numero')
      .where('type', '=', 'CREDIT_NOTE');
    expect(await notes.execute()).toEqual([{ numero: 'A2026R2611260954-000001' }]);
    expect((await runOduIn(place, 'verify')).output).toBe(
      'Tout est comme scellé (versions\u00A0: 0, factures\u00A0: 4).',
    );

    // A move, with nothing issued since: its series goes on.
    const moved = await backUp(place);
    const options = ['--replace', '--continue-invoices'];
    expect((await runOduIn(place, 'restore', moved, ...options)).output).not.toContain('nouvelle série');
    expect(await issueNext()).toBe('F2026R2611260954-000003');

    // The same backup once more.
    vi.setSystemTime(new Date('2026-11-26T10:01:00Z'));
    expect((await runOduIn(place, 'restore', file, '--replace', '--json')).code).toBe(0);
    expect(await issueNext()).toBe('F2026R2611261001-000001');
    expect((await runOduIn(place, 'verify')).code).toBe(0);

    // One that has the series of a restore before it, which is over.
    vi.setSystemTime(new Date('2026-11-26T10:05:00Z'));
    expect((await runOduIn(place, 'restore', moved, '--replace', '--json')).code).toBe(0);
    expect(await issueNext()).toBe('F2026R2611261005-000001');
    vi.setSystemTime(restored.clock.now());
  });
});

describe('what opens an account for a while does not come back', () => {
  const restored = useTestServer();

  test('a session, a refresh token and a reset link of the backup, revoked since or not, are worth nothing', async () => {
    const anne = await restored.signUp('anne@exemple.fr');
    const bea = await restored.signUp('bea@exemple.fr');
    await restored.deps.passwordReset.sendLink(anne);
    await restored.deps.emailVerification.sendCode(bea);
    const place = restored.deps.config;
    const file = await backUp(place);
    const read = async (account: typeof anne) =>
      (await restored.request({ url: '/api/myaccount/info', account })).statusCode;
    const refresh = async ({ accessToken, refreshToken }: typeof anne) =>
      (
        await restored.request({
          method: 'POST',
          url: '/api/public/token/refresh',
          body: { expiredAccessToken: accessToken, refreshToken },
        })
      ).statusCode;
    expect([await read(anne), await read(bea)]).toEqual([200, 200]);
    await restored.deps.sessions.close(await restored.deps.sessions.identify(anne.accessToken), '');
    expect([await read(anne), await refresh(anne)]).toEqual([401, 401]);
    const { code, error, output } = await runOduIn(place, 'restore', file, '--replace');
    expect([code, error]).toEqual([0, '']);
    expect(output).toContain('les délégués et les autorisations révoqués');
    for (const account of [anne, bea])
      expect([await read(account), await refresh(account)]).toEqual([401, 401]);
    for (const table of ['session', 'refreshToken', 'passwordReset', 'emailVerification'])
      expect([table, await readSnapshot(place, (queries) => countRows(queries, table))]).toEqual([table, 0]);
  });
});
