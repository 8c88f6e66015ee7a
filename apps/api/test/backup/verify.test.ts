import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { readEntries } from '../../src/odu/backup/tar.ts';
import { OperatorError } from '../../src/odu/operator-error.ts';
import { verifyFile } from '../../src/odu/verify/verify-file.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { payAndIssue } from '../support/invoiced-payment.ts';
import { makeFolder, makeSqlitePlace, runOduIn } from './installations.ts';

const FIXTURE = join(import.meta.dirname, `fixtures/${MIGRATION_NAMES.at(-1)}.tar`);

describe('a running system', () => {
  const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });
  let id = '';
  const verify = async () => {
    const { code, output } = await runOduIn(server.deps.config, 'verify', '--json');
    return {
      code,
      ...(JSON.parse(output) as { versions: number; findings: { what: string; problem: string }[] }),
    };
  };

  beforeAll(async () => {
    ({ id } = await makeCompleteDuerp(calls));
    for (const notesDeVersion of ['une', 'deux', 'trois']) await calls.generate(id, { notesDeVersion });
    const { id: other } = await makeCompleteDuerp(calls);
    await calls.generate(other);
    await payAndIssue(server.deps, account.id);
  });

  test('is as it was sealed: code 0', async () => {
    expect(await verify()).toMatchObject({ code: 0, versions: 4, findings: [] });
    expect((await runOduIn(server.deps.config, 'verify')).output).toBe(
      'Tout est comme scellé (versions\u00A0: 4, factures\u00A0: 1).',
    );
  });

  const second = () =>
    server.database.queries
      .updateTable('version')
      .where('duerpDocumentId', '=', id)
      .where('versionNumber', '=', 2);

  test.for([
    ['snapshot', ' ', 'ses données ont changé'],
    ['notesDeVersion', 'Deux', "son sceau ne correspond pas à ce qu'elle dit"],
    ['motif', 'AUTRE', "son sceau ne correspond pas à ce qu'elle dit"],
    ['creationTime', '2020-01-01T00:00:00.000Z', "son sceau ne correspond pas à ce qu'elle dit"],
    ['previousHash', null, 'elle ne suit pas la version qui la précède'],
    ['pdf', new Uint8Array([37, 80, 68, 71]), 'son PDF a changé'],
  ] as const)('a changed %s is found and named', async ([column, value, problem]) => {
    const { [column]: before } = await server.database.queries
      .selectFrom('version')
      .selectAll()
      .where('duerpDocumentId', '=', id)
      .where('versionNumber', '=', 2)
      .executeTakeFirstOrThrow();
    await second()
      .set({ [column]: value })
      .execute();
    const found = await verify();
    await second()
      .set({ [column]: before })
      .execute();
    expect(found.code).toBe(1);
    expect(found.findings).toContainEqual({ what: `Version 2 du DUERP ${id}`, problem });
    expect((await verify()).code).toBe(0);
  });

  test('a file and a number of an invoice are found, a version and an invoice that are missing too', async () => {
    const { queries } = server.database;
    const invoice = await queries.selectFrom('invoice').selectAll().executeTakeFirstOrThrow();
    await queries
      .updateTable('invoice')
      .set({ pdf: new Uint8Array([1]), pdfSha256: 'x' })
      .execute();
    expect((await verify()).findings).toStrictEqual([
      { what: `Facture ${invoice.numero}`, problem: 'son PDF a changé' },
    ]);
    await queries.deleteFrom('invoice').execute();
    await queries
      .deleteFrom('version')
      .where('duerpDocumentId', '=', id)
      .where('versionNumber', '=', 1)
      .execute();
    const { code, findings } = await verify();
    expect(code).toBe(1);
    expect(findings).toContainEqual({ what: `Version 2 du DUERP ${id}`, problem: 'il manque la version 1' });
    expect(findings).toContainEqual({ what: `Facture ${invoice.numero}`, problem: 'elle manque' });
    await queries.deleteFrom('version').where('duerpDocumentId', '=', id).execute();
    expect((await verify()).findings).toContainEqual({
      what: `DUERP ${id}`,
      problem: 'ses versions manquent',
    });
  });
});

describe('a backup', () => {
  const content = readFileSync(FIXTURE);
  const place = { dataDir: '/nowhere', databaseUrl: undefined };

  test('is verified without an installation', async () => {
    const { code, output, error } = await runOduIn(place, 'verify', FIXTURE);
    expect([code, output, error]).toStrictEqual([
      0,
      'Tout est comme scellé (versions\u00A0: 2, factures\u00A0: 1).',
      '',
    ]);
  });

  test('with one flipped bit, wherever it is, is not right', async () => {
    const path = join(makeFolder(), 'abime.tar');
    // Every byte of the first header and its padding, and one of 41 from there on.
    const positions = Array.from({ length: content.length }, (_, position) => position).filter(
      (position) => position < 512 || position % 41 === 0 || position > content.length - 64,
    );
    const missed: number[] = [];
    for (const position of positions) {
      const flipped = Buffer.from(content);
      flipped[position] = (flipped[position] ?? 0) ^ 1;
      writeFileSync(path, flipped);
      const found = await verifyFile(path).catch((error: unknown) => error);
      const isFound = found instanceof OperatorError || (found as { findings: object[] }).findings.length > 0;
      if (!isFound) missed.push(position);
    }
    expect(missed).toStrictEqual([]);
  });

  test('names each of its damaged parts', async () => {
    const path = join(makeFolder(), 'abime.tar');
    const flipped = Buffer.from(content);
    const names: string[] = [];
    for await (const { name } of readEntries(FIXTURE)) if (name.startsWith('data/')) names.push(name);
    for (const name of names) {
      const position = content.indexOf(name) + 512 + 15;
      flipped[position] = (flipped[position] ?? 0) ^ 0x80;
    }
    writeFileSync(path, flipped);
    const { code, output } = await runOduIn(place, 'verify', path);
    expect(code).toBe(1);
    for (const name of names) expect(output).toContain(name);
  });

  test('of a changed version names the version, though every byte is as it was backed up', async () => {
    const changed = makeSqlitePlace();
    expect((await runOduIn(changed, 'restore', FIXTURE)).code).toBe(0);
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(join(changed.dataDir, 'odu.sqlite'));
    database.exec(`update version set "notesDeVersion" = 'autre' where "versionNumber" = 2`);
    database.close();
    const file = join(makeFolder(), 'changee.tar');
    expect((await runOduIn(changed, 'backup', file)).code).toBe(0);
    const { code, output } = await runOduIn(place, 'verify', file);
    expect([code, output]).toStrictEqual([1, expect.stringMatching(/Version 2 du DUERP .* son sceau/)]);
  });
});
