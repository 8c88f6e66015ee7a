import { expect, test } from 'vitest';
import { check, risque, statutOf, TOUT, unite, WHOLE } from './conformite.test-data.ts';
import { countConformite } from './controle-de-conformite.ts';
import type { RisqueAControler, UniteAControler } from './donnees-a-controler.ts';

test('measures in place on Important and Critique risks, and an action for each Critique one, are advice, and count in nothing', () => {
  const [CRITIQUE, IMPORTANT, MODERE] = [
    risque('BTP-01-01', [4, 4, 4]),
    risque('BTP-01-02', [4, 4, 1]),
    risque('BTP-01-03', [1, 2, 2]),
  ];
  const critique = { ...unite(TOUT, [WHOLE]), risques: [CRITIQUE, IMPORTANT, MODERE] };
  const points = check({ nombreEmployes: 3 }, [critique]);
  const conseils = points.filter(({ statut }) => statut === 'conseil');
  expect(conseils.map(({ code, step }) => [code, step])).toEqual([
    ['ACTIONS_CRITIQUES', 6],
    ['MESURES_IMPORTANTES', 5],
  ]);
  expect(conseils).toMatchObject(
    Array.from({ length: 2 }, () => ({
      idRisque: CRITIQUE.idRisque,
      idUniteDeTravail: critique.idUniteDeTravail,
      reference: { article: 'L4121-2' },
    })),
  );
  expect(conseils.map(({ message }) => /^\d+ risques?/.exec(message)?.[0])).toEqual([
    '1 risque',
    '2 risques',
  ]);
  expect(countConformite(points).total).toBe(countConformite(points.slice(0, -2)).total);
  const mesuresEnPlace = [{ idMesure: 'm1', texte: 'Garde-corps', type: 'protection collective' }];
  const protege = (...risques: RisqueAControler[]) => [
    {
      ...critique,
      risques: critique.risques.map((one) => (risques.includes(one) ? { ...one, mesuresEnPlace } : one)),
    },
  ];
  expect(
    check({ nombreEmployes: 3 }, protege(CRITIQUE)).find(({ code }) => code === 'MESURES_IMPORTANTES')
      ?.idRisque,
  ).toBe(IMPORTANT.idRisque);
  const codesOf = (unites: UniteAControler[]) => check({ nombreEmployes: 3 }, unites).map(({ code }) => code);
  expect(codesOf(protege(CRITIQUE))).toContain('MESURES_IMPORTANTES');
  expect(codesOf(protege(IMPORTANT))).toContain('MESURES_IMPORTANTES');
  expect(codesOf(protege(CRITIQUE, IMPORTANT))).not.toContain('MESURES_IMPORTANTES');
  const linked = { ...critique, papripactActionsPreventives: [{ ...WHOLE, idRisqueAssocie: 'BTP-01-01' }] };
  expect(check({ nombreEmployes: 3 }, [linked]).map(({ code }) => code)).not.toContain('ACTIONS_CRITIQUES');
  const cancelled = {
    ...critique,
    papripactActionsPreventives: [{ ...WHOLE, idRisqueAssocie: 'BTP-01-01', statut: 'Annulé' as const }],
  };
  expect(statutOf('ACTIONS_CRITIQUES', { nombreEmployes: 3 }, [cancelled])).toBe('conseil');
});
