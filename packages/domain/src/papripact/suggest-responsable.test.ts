import { expect, test } from 'vitest';
import { suggestResponsable } from './suggest-responsable.ts';

const unite = (idUniteDeTravail: string, ...responsables: string[]) => ({
  idUniteDeTravail,
  papripactActionsPreventives: responsables.map((responsable) => ({ responsable })),
});

test('the last one of the unit, else the last one of the document, else nobody', () => {
  const unites = [unite('u1', 'Claire', ' Karim '), unite('u2', 'Paul'), unite('u3')];
  expect(suggestResponsable(unites, 'u1')).toBe('Karim');
  expect(suggestResponsable(unites, 'u2')).toBe('Paul');
  expect(suggestResponsable(unites, 'u3')).toBe('Paul');
  expect(suggestResponsable(unites, 'gone')).toBe('Paul');
  expect(suggestResponsable([unite('u1')], 'u1')).toBe('');
});
