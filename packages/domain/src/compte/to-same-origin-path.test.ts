import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSameOriginPath } from './to-same-origin-path.ts';

// The browser's own parser, which Node has too; the package's types know neither.
const { URL } = globalThis as unknown as {
  URL: new (path: string, base: string) => { origin: string; pathname: string };
};
const BASE = 'https://odu.example';

test.for([
  '/',
  '/duerps',
  '/duerps/4f8b/edit?step=3',
  '/checkout?plan=SUBPLAN_STANDARD&duerpid=4f8b#paiement',
  '/login?returnUrl=%2Fduerps%3Fstep%3D2',
  '/verifyemail?continueUrl=%2Fcheckout%3Fplan%3DSUBPLAN_PREMIUM',
  '/duerps?q=caf%C3%A9%20noir',
  '/duerps?q=100%25',
  '/duerps?q=100%',
  '/contact?site=https://exemple.fr',
  '/é',
])('%s is kept', (path) => expect(toSameOriginPath(path)).toBe(path));

test.for([
  ['an empty text', ''],
  ['no text', undefined],
  ['null', null],
  ['a number', 12],
  ['a list', ['/duerps']],
  ['a relative path', 'duerps'],
  ['another origin', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['two slashes', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash second', '/\\evil.example'],
  ['a backslash first', '\\/evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash anywhere', '/duerps\\..\\evil'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line feed that browsers drop', '/\n/evil.example'],
  ['a carriage return that browsers drop', '/\r/evil.example'],
  ['a leading space', ' //evil.example'],
  ['a space', '/duerps /x'],
  ['a no-break space', '/\u00a0/evil.example'],
  ['NUL', '/\u0000/evil.example'],
  ['DEL', '/\u007fduerps'],
  ['a C1 control', '/\u0085/evil.example'],
  ['a zero-width space', '/\u200b/evil.example'],
  ['a right-to-left override', '/\u202eduerps'],
  ['a lone surrogate', '/\ud800'],
  ['an encoded slash', '/%2fevil.example'],
  ['an encoded slash in capitals', '/%2Fevil.example'],
  ['two encoded slashes', '%2f%2fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['an encoded line break', '/duerps%0d%0aLocation:%20https://evil.example'],
  ['an encoded NUL', '/duerps%00'],
  ['a doubly encoded slash', '/%252fevil.example'],
  ['a doubly encoded backslash', '/%255cevil.example'],
  ['a triply encoded slash', '/%25252fevil.example'],
  ['an encoded percent sign apart', '/%25%32%66evil.example'],
  ['a control character in the query', '/duerps?x=%0a'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['parents that leave two slashes', '/a/..//evil.example'],
  ['encoded dots that leave two slashes', '/%2e%2e//evil.example'],
  ['an endless text', `/${'a'.repeat(2000)}`],
] as const)('%s becomes /', ([, value]) => expect(toSameOriginPath(value)).toBe('/'));

test('a path of 2000 characters is kept whole', () => {
  const path = `/${'a'.repeat(1999)}`;
  expect(toSameOriginPath(path)).toBe(path);
});

const nasty = fc.string({
  unit: fc.constantFrom(
    '/',
    '\\',
    '.',
    '%',
    '2',
    '5',
    'f',
    'c',
    '9',
    '0',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'e',
  ),
});

test('no text ever leads to another origin, nor to a path that would', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        nasty.map((text) => `/${text}`),
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        const path = toSameOriginPath(text);
        const url = new URL(path, BASE);
        expect(url.origin).toBe(BASE);
        expect(url.pathname.startsWith('//')).toBe(false);
        expect([text, '/']).toContain(path);
        expect(toSameOriginPath(path)).toBe(path);
      },
    ),
    { numRuns: 5000 },
  );
});

test('an accepted path stays safe when something decodes it once more', () => {
  fc.assert(
    fc.property(
      nasty.map((text) => `/${text}`),
      (text) => {
        const path = toSameOriginPath(text);
        fc.pre(path !== '/' && !/%(?![0-9a-f]{2})/i.test(path));
        let decoded = path;
        try {
          decoded = decodeURIComponent(path);
        } catch {
          fc.pre(false);
        }
        expect(new URL(decoded, BASE).origin).toBe(BASE);
      },
    ),
    { numRuns: 3000 },
  );
});
