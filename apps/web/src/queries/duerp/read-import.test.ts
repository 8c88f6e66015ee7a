import { expect, test } from 'vitest';
import { describeError } from '../../api/api-error.ts';
import { readImport } from './read-import.ts';

/** What is said of a file, of which a browser tells this. */
const describe = (file: Partial<Blob>) => readImport(file as File).then(() => 'read', describeError);

const TOO_MUCH = ' '.repeat(16_777_217);

test.for<[what: string, file: Partial<Blob>, sentence: RegExp]>([
  ['greater than any version', { size: 50_000_001 }, /^Ce fichier dépasse 50\u00A0Mo/],
  [
    'of too much data',
    new Blob([
      `%PDF-1.7\n7 0 obj\n<<\n/Length ${TOO_MUCH.length}\n/Type /EmbeddedFile\n>>\nstream\n${TOO_MUCH}\nendstream`,
    ]),
    /^Les données de ce PDF sont trop volumineuses/,
  ],
  [
    'gone from the disk',
    { size: 4, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
    /^Ce fichier n'a pas pu être lu\. Choisissez-le à nouveau\.$/,
  ],
])('a file %s has its sentence', async ([, file, sentence]) => {
  expect(await describe(file)).toMatch(sentence);
});
