import { afterEach, expect, test, vi } from 'vitest';
import { runProgram } from '../../src/odu/main.ts';
import { makePresence } from '../../src/services/running/presence.ts';
import { useTestServer } from '../build-app.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer();

afterEach(() => vi.restoreAllMocks());

const doctor = async (environment: Record<string, string>) => {
  const lines: string[] = [];
  const errors: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  const { dataDir, databaseUrl } = server.deps.config;
  const code = await runProgram(['doctor', '--json'], {
    ODU_DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...environment,
  });
  vi.restoreAllMocks();
  const rows = JSON.parse(lines.join('')) as { part: string; isOk: boolean | null; detail: string }[];
  return { code, error: errors.join(''), isOk: rows.map((row) => row.isOk), rows };
};

test('each part has its line, and all are in order', async () => {
  const { code, output, error } = await runOdu(server, 'doctor');
  expect([code, error]).toEqual([0, '']);
  const [titles = '', ...lines] = output.split('\n');
  expect(titles).toMatch(/^Partie +En ordre +Détail$/);
  expect(lines.map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ['Configuration', 'oui'],
    ['Base de données', 'oui'],
    ['Emails', 'oui'],
    ['Moteur PDF', 'oui'],
    ['Disque', 'oui'],
    ['Horloge', 'oui'],
    ['Versions', 'oui'],
  ]);
  expect(lines[2]).toContain('boîte de développement');
  expect(lines[5]).toMatch(/ \d{2}\/\d{2}\/\d{4} à \d{2}:\d{2}/);
  expect(lines[6]).toMatch(/ODU \d+\.\d+\.\d+ · Node 24\.\d+\.\d+ · schéma \d{4}-/);
});

test('a mail server that is away is code 1, without its password', async () => {
  const { code, error, isOk, rows } = await doctor({ SMTP_URL: 'smtp://odu:motdepassesecret@127.0.0.1:1' });
  expect(code).toBe(1);
  expect(isOk).toEqual([true, true, false, true, true, true, true]);
  expect(error).toBe('À réparer\u00a0: Emails.');
  expect(rows[2]?.detail).toContain('127.0.0.1:1 ne répond pas');
  expect(JSON.stringify(rows)).not.toContain('motdepassesecret');
});

test('a database that is away is code 1', async () => {
  const { code, isOk } = await doctor({ DATABASE_URL: 'postgres://odu:x@127.0.0.1:1/odu' });
  expect([code, isOk]).toEqual([1, [true, false, true, true, true, true, true]]);
});

test('a bad variable is named, and the rest is not looked at', async () => {
  const { code, isOk, rows } = await doctor({ ODU_PORT: 'trois mille' });
  expect([code, isOk]).toEqual([1, [false, null, null, null, null, null, null]]);
  expect(rows[0]?.detail).toContain('ODU_PORT');
});

test('a variable that nothing reads is named, with the address of the site, and is nothing to mend', async () => {
  const { code, isOk, rows } = await doctor({ ODU_BASE_URL: 'https://duerp.example', ODU_BILING: 'off' });
  expect([code, isOk[0]]).toEqual([0, true]);
  expect(rows[0]?.detail).toMatch(/^https:\/\/duerp\.example · .*ODU_BILING/);
});

test('another secret than that of the server that runs is told', async () => {
  const running = makePresence({ ...server.deps, clock: { now: () => new Date() }, secret: 'x'.repeat(32) });
  await running.renew();
  const { code, isOk } = await doctor({ ODU_SECRET: 'y'.repeat(32) });
  await running.leave();
  expect([code, isOk]).toEqual([1, [false, true, true, true, true, true, true]]);
});

test('a clock that was moved for a try is told', async () => {
  const { code, rows } = await doctor({ ODU_TEST_CLOCK: '+365d' });
  expect([code, rows[5]?.isOk]).toEqual([1, false]);
  expect(rows[5]?.detail).toContain('ODU_TEST_CLOCK');
});
