import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type JoinedDataError, MAX_PDF_BYTES, readJoinedData } from './joined-data.ts';

const DUERP = {
  displayName: 'Boulangerie Martin',
  data: { unitesDeTravail: [{ idUniteDeTravail: 'u1', displayName: 'Fournil' }] },
};
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

type Options = { filter?: string; length?: string | null; type?: string; lineEnd?: string };
/** An object of a PDF that carries a file. */
const embed = (
  content: Buffer,
  { filter = '/Filter /FlateDecode', length, type = MARKED, lineEnd = '\n' }: Options = {},
) => {
  const said = length === null ? '' : `/Length ${length ?? content.length}`;
  return Buffer.concat([
    Buffer.from(
      `7 0 obj\n<<\n${said}\n/Type ${type}\n${filter}\n/Params <<\n/Size 1\n>>\n>>\nstream${lineEnd}`,
    ),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};
const MARKED = '/EmbeddedFile';
const HEADER = Buffer.from(
  '%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Names << /EmbeddedFiles 2 0 R >> >>\nendobj\n',
  'latin1',
);
const pdf = (...objects: Buffer[]) =>
  new Blob([new Uint8Array(Buffer.concat([HEADER, ...objects, Buffer.from('%%EOF')]))]);
const problemOf = (file: Blob) =>
  readJoinedData(file).then(
    () => 'none',
    (error: JoinedDataError) => error.problem,
  );

describe('the data of a version', () => {
  test.for<[string, Buffer[]]>([
    ['compressed', [embed(deflateSync(json(DUERP)))]],
    ['plain', [embed(json(DUERP), { filter: '' })]],
    ['after a line that ends as on Windows', [embed(deflateSync(json(DUERP)), { lineEnd: '\r\n' })]],
    ['with a length that stands elsewhere', [embed(json(DUERP), { filter: '', length: '12 0 R' })]],
    [
      'beside another file',
      [embed(json({ versionNumber: 3 }), { filter: '' }), embed(deflateSync(json(DUERP)))],
    ],
    ['before another file', [embed(deflateSync(json(DUERP))), embed(Buffer.from('broken'))]],
    [
      'behind several other files, named before them',
      [
        Buffer.from('/EmbeddedFiles '.repeat(30)),
        ...[1, 2, 3].map((versionNumber) => embed(json({ versionNumber }), { filter: '' })),
        embed(deflateSync(json(DUERP))),
      ],
    ],
  ])('%s are found', async ([, objects]) => {
    const request = await readJoinedData(pdf(...objects));
    expect(request).toMatchObject({
      displayName: 'Boulangerie Martin',
      unitesDeTravail: [{ displayName: 'Fournil' }],
    });
  });

  test.for([
    [1_019, 'none'],
    [1_020, 'NOT_A_PDF'],
  ] as const)('after %i bytes that are no PDF: %s', async ([before, problem]) => {
    const file = pdf(embed(deflateSync(json(DUERP))));
    expect(await problemOf(new Blob([' '.repeat(before), file]))).toBe(problem);
  });

  test('saved again with others are the last ones', async () => {
    const file = pdf(
      embed(deflateSync(json(DUERP))),
      embed(deflateSync(json({ ...DUERP, displayName: 'Après' }))),
    );
    expect((await readJoinedData(file)).displayName).toBe('Après');
  });
});

describe('a hostile file has its reason', () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000, ' '));

  test.for<[string, string, () => Blob]>([
    ['an empty file', 'NOT_A_PDF', () => new Blob([])],
    ['a picture', 'NOT_A_PDF', () => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])],
    ['a zip', 'NOT_A_PDF', () => new Blob(['PK\u0003\u0004'])],
    ['JSON itself', 'NOT_A_PDF', () => new Blob([JSON.stringify(DUERP)])],
    ['a PDF without a file', 'NO_DATA', () => pdf()],
    ['a PDF that only names its files', 'NO_DATA', () => pdf(Buffer.from('/EmbeddedFiles '.repeat(1_000)))],
    ['a file that is no JSON', 'FOREIGN_DATA', () => pdf(embed(Buffer.from('<xml/>'), { filter: '' }))],
    ['another JSON', 'FOREIGN_DATA', () => pdf(embed(deflateSync(json({ invoice: 1 }))))],
    [
      'a text that is not UTF-8',
      'FOREIGN_DATA',
      () =>
        pdf(
          embed(Buffer.from(JSON.stringify({ ...DUERP, displayName: 'Pâtisserie' }), 'latin1'), {
            filter: '',
          }),
        ),
    ],
    ['JSON of any depth', 'FOREIGN_DATA', () => pdf(embed(Buffer.from('['.repeat(100_000)), { filter: '' }))],
    ['a file cut before its data', 'DAMAGED', () => pdf(embed(json(DUERP))).slice(0, HEADER.length)],
    [
      'a file cut between its data',
      'DAMAGED',
      () => pdf(embed(json({ versionNumber: 3 }), { filter: '' })).slice(0, -5),
    ],
    ['a broken stream', 'DAMAGED', () => pdf(embed(deflateSync(json(DUERP)).subarray(0, 40)))],
    [
      'a broken stream before another file',
      'DAMAGED',
      () => pdf(embed(Buffer.from('broken')), embed(deflateSync(json({ invoice: 1 })))),
    ],
    ['a stream that never was one', 'DAMAGED', () => pdf(embed(Buffer.from('not zlib')))],
    ['a file cut in its data', 'DAMAGED', () => pdf(embed(deflateSync(json(DUERP)))).slice(0, 200)],
    [
      'a length beyond the end',
      'DAMAGED',
      () => pdf(embed(deflateSync(json(DUERP)), { length: '999999999' })),
    ],
    ['a bomb', 'TOO_MUCH_DATA', () => pdf(embed(bomb))],
    ['many bombs', 'TOO_MUCH_DATA', () => pdf(...Array.from({ length: 30 }, () => embed(bomb)))],
    ['a mark repeated', 'NO_DATA', () => pdf(Buffer.from('/EmbeddedFile '.repeat(500_000)))],
  ])('%s: %s', async ([, problem, makeFile]) => {
    expect(await problemOf(makeFile())).toBe(problem);
  });

  test('is searched for twenty files, and no more', async () => {
    const behind = (count: number) =>
      pdf(
        ...Array.from({ length: count }, () => embed(json({ invoice: 1 }), { filter: '' })),
        embed(json(DUERP), { filter: '' }),
      );
    expect(await problemOf(behind(19))).toBe('none');
    expect(await problemOf(behind(20))).toBe('FOREIGN_DATA');
  });

  test('one byte over the greatest size is not read, one at it is', async () => {
    const sized = (size: number) =>
      new Blob([new Uint8Array(HEADER), new Uint8Array(size - HEADER.length - 5), '%%EOF']);
    expect(sized(MAX_PDF_BYTES).size).toBe(MAX_PDF_BYTES);
    expect(await problemOf(sized(MAX_PDF_BYTES))).toBe('NO_DATA');
    expect(await problemOf(sized(MAX_PDF_BYTES + 1))).toBe('TOO_LARGE');
  });

  test('data at the limit are read, one byte more are not', async () => {
    const sized = (size: number) => {
      const text = JSON.stringify(DUERP);
      return pdf(embed(deflateSync(Buffer.from(text + ' '.repeat(size - Buffer.byteLength(text))))));
    };
    expect(await problemOf(sized(16_777_216))).toBe('none');
    expect(await problemOf(sized(16_777_217))).toBe('TOO_MUCH_DATA');
    const plain = (size: number) =>
      pdf(embed(Buffer.alloc(size, json(DUERP)).fill(' ', json(DUERP).length), { filter: '' }));
    expect(await problemOf(plain(16_777_216))).toBe('none');
    expect(await problemOf(plain(16_777_217))).toBe('TOO_MUCH_DATA');
  });
});
