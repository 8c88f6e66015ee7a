import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { StartError } from './config.ts';
import { prepareDataDir, readSecret } from './secret.ts';

vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  return {
    ...real,
    linkSync: vi.fn<typeof real.linkSync>(real.linkSync),
    mkdirSync: vi.fn<typeof real.mkdirSync>(real.mkdirSync),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'odu-dossier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a data folder is made with those above it, for its owner only', () => {
  const dataDir = join(folder, 'odu/donnees');
  prepareDataDir(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  prepareDataDir(dataDir);
});

// Where the system makes no folder, at once: Node's own way to make one with its parents never comes back there.
test.for(['/proc/odu', '/dev/null/odu'])('%s is refused in a sentence', (dataDir) => {
  expect(() => prepareDataDir(dataDir)).toThrow(StartError);
  expect(() => prepareDataDir(dataDir)).toThrow(/ODU_DATA_DIR/);
});

test('a disk that takes reads only is not said to lack rights', () => {
  vi.mocked(mkdirSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
  });
  expect(() => prepareDataDir(join(folder, 'lecture'))).toThrow(
    /n'accepte que des lectures \(EROFS\)[^\n]*\.$/,
  );
});

test('a file is refused as it is, and keeps its rights', () => {
  const file = join(folder, 'fichier');
  writeFileSync(file, '', { mode: 0o644 });
  expect(() => prepareDataDir(file)).toThrow(StartError);
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

const makeDataDir = () => mkdtempSync(join(folder, 'secret-'));
const read = (dataDir: string, databaseUrl?: string) =>
  readSecret({ secret: undefined, dataDir, databaseUrl });

test('the secret is made once, whole, for its owner only, and leaves nothing beside it', () => {
  const dataDir = makeDataDir();
  const secret = read(dataDir);
  expect(secret).toHaveLength(43);
  expect(read(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret);
});

test('an empty secret of a first start that lost its power is made anew; beside a database it is refused', () => {
  const dataDir = makeDataDir();
  const file = join(dataDir, 'secret');
  writeFileSync(file, '');
  expect(read(dataDir)).toHaveLength(43);
  writeFileSync(file, '');
  writeFileSync(join(dataDir, 'odu.sqlite'), '');
  expect(() => read(dataDir)).toThrow(StartError);
  rmSync(join(dataDir, 'odu.sqlite'));
  // Whether a PostgreSQL was in use with it is not known here.
  expect(() => read(dataDir, 'postgresql://ici/odu')).toThrow(StartError);
  writeFileSync(file, 'trop court');
  expect(() => read(dataDir)).toThrow(/est abîmé/);
});

test('a kept secret of 32 signs is good, and one of 31 is not', () => {
  const dataDir = makeDataDir();
  const keep = (secret: string) => writeFileSync(join(dataDir, 'secret'), `${secret}\n`);
  keep('x'.repeat(31));
  expect(() => read(dataDir)).toThrow(/est abîmé/);
  keep('x'.repeat(32));
  expect(read(dataDir)).toBe('x'.repeat(32));
});

const answerLink = (code: string, before = () => {}) =>
  vi.mocked(linkSync).mockImplementationOnce(() => {
    before();
    throw Object.assign(new Error(code), { code });
  });

test.for(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'the secret is made on a volume that answers %s to a second name of a file',
  (code) => {
    const dataDir = makeDataDir();
    answerLink(code);
    const secret = read(dataDir);
    expect(secret).toHaveLength(43);
    expect(readdirSync(dataDir)).toEqual(['secret']);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(read(dataDir)).toBe(secret);
  },
);

test('of two servers that start together on such a volume the second takes the secret of the first', () => {
  const dataDir = makeDataDir();
  const first = 'y'.repeat(43);
  answerLink('EPERM', () => writeFileSync(join(dataDir, 'secret'), first));
  expect(read(dataDir)).toBe(first);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});

test('a volume that fails is told', () => {
  answerLink('EIO');
  expect(() => read(makeDataDir())).toThrow(StartError);
});

test('a secret that cannot be read is refused in a sentence', () => {
  const dataDir = makeDataDir();
  // root reads any file: a folder in its place stops it too.
  mkdirSync(join(dataDir, 'secret'));
  expect(() => read(dataDir)).toThrow(StartError);
  expect(() => read(dataDir)).toThrow(/secret ne peut pas être lu ou écrit/);
});

test('the probe of the data folder leaves nothing', () => {
  const dataDir = makeDataDir();
  prepareDataDir(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});
