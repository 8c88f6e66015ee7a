import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('a token that looks like a number stays a text', () => {
  expect(parseSearch('?email=a%40b.fr&token=0123e4')).toEqual({ email: 'a@b.fr', token: '0123e4' });
});

test('the query is written as the specification’s links have it', () => {
  expect(stringifySearch({ returnUrl: '/duerps/1/edit?step=2', email: undefined })).toBe(
    '?returnUrl=%2Fduerps%2F1%2Fedit%3Fstep%3D2',
  );
  expect(stringifySearch({ step: 3 })).toBe('?step=3');
  expect(stringifySearch({})).toBe('');
});
