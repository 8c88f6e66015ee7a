import { computeNiveauDeRisqueOrNull, isLigneRenseignee, listAnnexe, NIVEAU_SEUILS } from '@odu/domain';
import { selectMasterData } from '@odu/referentiel';
import { expect, test } from 'vitest';
import { BATIMENT } from '../../src/odu/demo/batiment.ts';
import { BOULANGERIE } from '../../src/odu/demo/boulangerie.ts';
import { buildUnite } from '../../src/odu/demo/build-unite.ts';
import { rateRisque } from '../../src/odu/demo/cotations.ts';
import { EXPOSITIONS_DE_CHANTIER } from '../../src/odu/demo/expositions.ts';
import type { PlanEntreprise } from '../../src/odu/demo/plan.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');

const build = (plan: PlanEntreprise, now = NOW) => {
  let count = 0;
  const makeId = (): string => `id-${(count += 1)}`;
  const masterData = selectMasterData(plan.entreprise.secteurDActivite);
  return plan.unites.map((unite, index) => ({
    displayName: unite.displayName,
    ...buildUnite(unite, `unite-${index}`, { masterData, makeId, now }),
  }));
};

const listRated = (plan: PlanEntreprise) =>
  build(plan).flatMap(({ displayName, risques, actions }) =>
    risques.risques.map((risque) => ({
      unite: displayName,
      code: risque.code,
      nom: risque.displayName,
      niveau: computeNiveauDeRisqueOrNull(risque) ?? 0,
      actions: actions.filter(({ idRisqueAssocie }) => idRisqueAssocie === risque.idRisque).length,
    })),
  );

test.for([
  ['the building company', BATIMENT, 342, 24],
  ['the bakery', BOULANGERIE, 39, 8],
] as const)('every critical risk of %s has an action, and they are few', ([, plan, total, most]) => {
  const rated = listRated(plan);
  expect(rated).toHaveLength(total);
  const critiques = rated.filter(({ niveau }) => niveau >= NIVEAU_SEUILS.RED);
  expect(critiques.filter(({ actions }) => actions === 0)).toEqual([]);
  expect(critiques.length).toBeGreaterThan(3);
  expect(critiques.length).toBeLessThanOrEqual(most);
});

test('the worst risks of a building company are those that kill on its sites', () => {
  const worst = listRated(BATIMENT)
    .toSorted((a, b) => b.niveau - a.niveau)
    .slice(0, 8);
  expect(new Set(worst.map(({ code }) => code))).toEqual(
    new Set([
      'CHU-TOI-02',
      'CMR-AMI-02',
      'CHU-TOI-01',
      'CMR-SIL-01',
      'CHU-OUV-01',
      'EFF-TER-01',
      'BTP-ENG-02',
      'ROU-MIS-02',
    ]),
  );
});

test('nothing of the office is critical, and the levels of the company spread over the four bands', () => {
  const rated = listRated(BATIMENT);
  const office = rated.filter(({ unite }) => unite.startsWith("Bureau d'études"));
  expect(office.filter(({ niveau }) => niveau >= NIVEAU_SEUILS.RED)).toEqual([]);
  const share = (from: number, to: number): number =>
    rated.filter(({ niveau }) => niveau >= from && niveau < to).length / rated.length;
  expect(share(0, NIVEAU_SEUILS.YELLOW)).toBeGreaterThan(0.02);
  expect(share(NIVEAU_SEUILS.YELLOW, NIVEAU_SEUILS.ORANGE)).toBeGreaterThan(0.3);
  expect(share(NIVEAU_SEUILS.ORANGE, NIVEAU_SEUILS.RED)).toBeGreaterThan(0.2);
});

test('one risk is rated by the most precise line that speaks of it; an unknown one is refused', () => {
  expect(rateRisque('CHU-TOI-02')).not.toEqual(rateRisque('CHU-TOI-03'));
  expect(rateRisque('PHY-MAN-01')).toEqual(rateRisque('PHY-MAN-02'));
  expect(rateRisque('PHY-MAN-01')).not.toEqual(rateRisque('PHY-REP-01'));
  expect(() => rateRisque('XYZ-ABC-01')).toThrow('XYZ-ABC-01');
});

test('an action is due so many days after the day that it is in Paris', () => {
  const daysOf = (now: string) =>
    build(BOULANGERIE, new Date(now)).flatMap(({ actions }) => actions.map(({ date }) => date));
  expect(daysOf('2026-06-30T22:30:00.000Z')).toEqual(daysOf('2026-07-01T10:00:00.000Z'));
  expect(daysOf('2026-06-30T22:30:00.000Z')[0]).toBe('2026-07-06');
});

test.for([
  ['the building company', BATIMENT],
  ['the bakery', BOULANGERIE],
] as const)(
  'the annex of %s says of each factor that its risks carry who is exposed, and of no other',
  ([, plan]) => {
    const unitesDeTravail = build(plan).map(({ displayName, risques: { risques } }) => ({
      displayName,
      risques,
    }));
    const annexe = listAnnexe({ expositions: plan.expositions, unitesDeTravail });
    expect(annexe.length).toBeGreaterThan(5);
    expect(annexe.filter((ligne) => !isLigneRenseignee(ligne))).toEqual([]);
    expect(annexe.filter(({ risques }) => risques === 0)).toEqual([]);
    for (const { nombreAuDela } of annexe)
      expect(nombreAuDela ?? 0).toBeLessThanOrEqual(plan.entreprise.nombreEmployes ?? 0);
  },
);

test('the building company removes no asbestos itself, and counts noise after protection (art. R4412-129 and D4163-5 C. trav.)', () => {
  const say = (facteur: string) =>
    EXPOSITIONS_DE_CHANTIER.find((ligne) => ligne.facteur === facteur)?.donneesCollectives ?? '';
  expect(say('chimique')).toMatch(/retrait d'amiante confié à une entreprise certifiée/);
  expect(say('bruit')).toMatch(/avec les protecteurs portés/);
});
