import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SECRET } from '../../src/odu/backup/manifest.ts';
import { readEntries } from '../../src/odu/backup/tar.ts';
import { runProgram } from '../../src/odu/main.ts';
import { useTestServer } from '../build-app.ts';
import { captureOutput } from '../odu/capture-output.ts';
import { makeFolder, makeSqlitePlace, type Place } from './installations.ts';

const GIVEN = 'donne-par-l-environnement-et-garde-a-cote';
const server = useTestServer({ environment: { ODU_SECRET: GIVEN } });

const odu = ({ dataDir, databaseUrl }: Place, secret: string | undefined, ...args: string[]) =>
  captureOutput(() =>
    runProgram(args, {
      ODU_DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...(secret !== undefined && { ODU_SECRET: secret }),
    }),
  );
const listNames = async (file: string) => {
  const names: string[] = [];
  for await (const { name } of readEntries(file)) names.push(name);
  return names;
};
const SAYS_SO = 'Cette sauvegarde ne contient pas le secret\u00A0: donnez au serveur le même ODU_SECRET.';

test('a secret of the environment is in no backup, and a restore says to give the same', async () => {
  await server.signUp('anne@exemple.fr');
  const file = join(makeFolder(), 'odu.tar');
  expect(await odu(server.deps.config, GIVEN, 'backup', file)).toMatchObject({ code: 0, error: '' });
  expect(await listNames(file)).not.toContain(SECRET);
  expect(readFileSync(file).includes(GIVEN)).toBe(false);
  const target = makeSqlitePlace();
  const restored = await odu(target, GIVEN, 'restore', file);
  expect([restored.code, restored.error]).toEqual([0, '']);
  expect(restored.output).toContain(SAYS_SO);
  expect(readdirSync(target.dataDir).filter((name) => name.startsWith('secret'))).toEqual([]);
});

test('the secret of a backup is written nowhere where the environment has one', async () => {
  const own = makeSqlitePlace();
  const without = join(makeFolder(), 'sans.tar');
  expect((await odu(server.deps.config, GIVEN, 'backup', without)).code).toBe(0);
  expect((await odu(own, undefined, 'restore', without)).code).toBe(0);
  // The first command that needs a secret makes it, in the data folder.
  const file = join(makeFolder(), 'avec.tar');
  const kept = await odu(own, undefined, 'backup', file);
  expect([kept.code, kept.error]).toEqual([0, '']);
  expect(await listNames(file)).toContain(SECRET);
  expect(statSync(join(own.dataDir, 'secret')).mode & 0o777).toBe(0o600);
  const target = makeSqlitePlace();
  const restored = await odu(target, GIVEN, 'restore', file);
  expect([restored.code, restored.error]).toEqual([0, '']);
  expect(restored.output).not.toContain(SAYS_SO);
  expect(existsSync(join(target.dataDir, 'secret'))).toBe(false);
});
