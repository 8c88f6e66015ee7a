import { expect, test } from 'vitest';
import { AIDES } from './aides.ts';

// apps/api/test/http/web-app.test.ts finds the same ones in the guide.
test('the help leads to sections of the guide', () => {
  expect(new Set(Object.values(AIDES).map(({ guide }) => guide.ancre))).toEqual(
    new Set(['obligation', 'unites', 'familles', 'evaluer', 'actions', 'versions']),
  );
});

test.for(Object.entries(AIDES))(
  'step %s cites the law, whatever is known of the company',
  ([, { listLois }]) => {
    for (const entreprise of [null, { nombreEmployes: 8 }, { nombreEmployes: 300, isSecteurPublic: true }])
      expect(listLois(entreprise).every(({ references }) => references.length > 0)).toBe(true);
    expect(listLois(null).length).toBeGreaterThan(0);
  },
);
