import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as links from './links.ts';
import * as places from './places.ts';

const SRC = join(import.meta.dirname, '..');

test('each page has the address of the specifications', () => {
  expect(links.login()).toBe('/login');
  expect(links.duerps()).toBe('/duerps');
  expect(links.duerp('d1')).toBe('/duerps/d1');
  expect(links.duerpEditor('d1', 4)).toBe('/duerps/d1/edit?step=4');
  expect(links.choosePlan()).toBe('/choose-plan');
  expect(links.choosePlan('d1')).toBe('/choose-plan?duerpid=d1');
  expect(links.checkoutStandard('d1')).toBe('/checkout?plan=SUBPLAN_STANDARD&duerpid=d1');
});

test('what comes from elsewhere is encoded, in the path and in the query', () => {
  expect(links.duerp('a/b?c')).toBe('/duerps/a%2Fb%3Fc');
  expect(links.forgotPassword('a+b@c.fr')).toBe('/forgot-password?email=a%2Bb%40c.fr');
  expect(links.verifyEmail('/duerps/d1/edit?step=2')).toBe(
    '/verifyemail?continueUrl=%2Fduerps%2Fd1%2Fedit%3Fstep%3D2',
  );
});

test('what is lacking leads to where it is mended', () => {
  const risque = { idUniteDeTravail: 'u2', idRisque: 'r3' };
  expect(links.probleme('d1', { step: 5, code: 'RISQUES_NON_EVALUES', ...risque })).toBe(
    '/duerps/d1/edit?step=5&unite=u2&risque=r3&filtre=non-evalues',
  );
  expect(links.probleme('d1', { step: 4, code: 'UNITE_SANS_RISQUE', idUniteDeTravail: 'u2' })).toBe(
    '/duerps/d1/edit?step=4&unite=u2',
  );
  const action = { code: 'ACTIONS_CRITIQUES', step: 6, ...risque } as const;
  expect(places.point('d1', action)).toBe('/duerps/d1/edit?step=6&unite=u2&risque=r3');
  const cout = { code: 'COUTS', step: 6, idUniteDeTravail: 'u2', idAction: 'a4', champ: 'budget' } as const;
  expect(places.point('d1', cout)).toBe('/duerps/d1/edit?step=6&unite=u2&action=a4&champ=budget');
  expect(places.point('d1', { code: 'MISE_A_JOUR', step: 2 })).toBe('/duerps/d1/edit?step=2#effectif');
  expect(places.point('d1', { code: 'MISE_A_JOUR', step: 7 })).toBe('/duerps/d1/edit?step=7#generer');
  expect(places.suivi('d1')).toBe('/duerps/d1#suivi');
});

const pages = globSync('**/*.tsx', { cwd: join(SRC, 'routes') })
  .map((file) => /^(?:_authenticated\/)?([a-z-]+)/.exec(file)?.[1])
  .filter((page) => page !== undefined && page !== 'index');

/** A path of the application that was written by hand; `to:` is the router's own, and typed. */
const HAND_WRITTEN = new RegExp(`(?<!\\bto: )['"\`]/(?:${[...new Set(pages)].join('|')})(?![\\w-])`);

test('the pattern knows a hand-written path', () => {
  for (const path of ["'/duerps'", '"/choose-plan"', '`/duerps/${id}`', "'/checkout?plan=X'"])
    expect(path).toMatch(HAND_WRITTEN);
  for (const other of [
    "to: '/login'",
    "'/api/duerp/list'",
    "'/api/contact'",
    "'../../features/contact/X.tsx'",
  ])
    expect(other).not.toMatch(HAND_WRITTEN);
});

const FILES = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(
  (file) => !/^routes\/|routeTree\.gen|\.test\.ts|routing\/links\.ts/.test(file),
);

test.for(FILES)('%s writes no path of the application by hand', (file) => {
  expect(readFileSync(join(SRC, file), 'utf8')).not.toMatch(HAND_WRITTEN);
});
