import { describe, expect, test } from 'vitest';
import { renumber, renumberStream } from '../../src/pdf/parts/renumber.ts';

const RENUMBERING = { idOf: (id: number) => id + 100, keys: 40, prefix: 'P001' };

describe('an object of a part', () => {
  test.for([
    [
      '<< /P 46 0 R /K [1 2 0 R <</MCID 3 /Pg 7 0 R>>] >>',
      '<< /P 146 0 R /K [1 102 0 R <</MCID 3 /Pg 107 0 R>>] >>',
    ],
    ['/StructParents 2 /StructParent 11', '/StructParents 42 /StructParent 51'],
    [
      '/ID (U2x1y0) /A [<< /O /Table /Headers [(U2x0y0) (U2x1y0)] >>]',
      '/ID (P001U2x1y0) /A [<< /O /Table /Headers [(P001U2x0y0) (P001U2x1y0)] >>]',
    ],
    ['/Headers [] /K [(a)]', '/Headers [] /K [(a)]'],
  ] as const)('%s', ([text, expected]) => {
    expect(renumber(text, RENUMBERING)).toBe(expected);
  });

  test.for([
    '/T (12 0 R)',
    '/T (a \\) 12 0 R \\( /StructParents 3)',
    '/T (a (12 0 R (b)) /ID )',
    '/T (a \\\\)',
    '/T <FEFF00310020> /Alt (/Headers [)',
    '/URI (https://odu.example/?a=/ID )',
  ])('keeps a text as it is: %s', (text) => {
    expect(renumber(`${text} 5 0 R`, RENUMBERING)).toBe(`${text} 105 0 R`);
  });

  test('whose text has no end is refused', () => {
    expect(() => renumber('/T (12 0 R', RENUMBERING)).toThrow('no end');
  });
});

test('a stream has its number and those of its dictionary changed, and nothing else', () => {
  const stream = Buffer.from(
    '7 0 obj\n<<\n  /Length 7\n  /Font 5 0 R\n>>\nstream\n12 0 R \nendstream\nendobj\n',
    'latin1',
  );
  expect(renumberStream(stream, 7, RENUMBERING).toString('latin1')).toBe(
    '107 0 obj\n<<\n  /Length 7\n  /Font 105 0 R\n>>\nstream\n12 0 R \nendstream\nendobj\n',
  );
  expect(() => renumberStream(Buffer.from('7 0 obj\n'), 7, RENUMBERING)).toThrow('no beginning');
});
