import type { CodeDeFamille } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { CODES_DE_FAMILLE } from '../familles/familles-de-risques.ts';
import { check, CLIMATISATION, risque, statutOf, TOUT, unite, WHOLE } from './conformite.test-data.ts';
import type { ActionAControler, UniteAControler } from './donnees-a-controler.ts';
import type { CodeDeConformite } from './point-de-conformite.ts';

test('heat and psychosocial risks are looked at in each unit, and lead to the one that lacks them', () => {
  const unites = [unite(TOUT), unite(['CHU-OUV-01'], [], 'Vente'), unite([], [], 'Livraison')];
  const points = check({ nombreEmployes: 3 }, unites);
  expect(points.slice(0, 4)).toMatchObject([
    { code: 'RISQUES_PAR_UNITE', statut: 'à compléter', idUniteDeTravail: 'Livraison' },
    { code: 'FAMILLES', statut: 'à compléter', idUniteDeTravail: 'Fournil', step: 4 },
    { code: 'CHALEUR', statut: 'à compléter', idUniteDeTravail: 'Vente', step: 4 },
    { code: 'RPS', statut: 'à compléter', idUniteDeTravail: 'Vente', step: 4 },
  ]);
  expect(points[2]?.message).toContain("l'unité «\u202fVente\u202f» et 1 autre");
});

test('the differences between women and men are answered in each unit, in step 3', () => {
  const answered = unite(TOUT);
  const blank = { ...unite(TOUT, [], 'Vente'), differencesSelonSexe: ' ' };
  const older = { ...unite(TOUT, [], 'Livraison'), differencesSelonSexe: undefined };
  expect(statutOf('DIFFERENCES_SEXE', { nombreEmployes: 3 }, [answered])).toBe('renseigné');
  const found = check({ nombreEmployes: 3 }, [answered, blank, older]).find(
    ({ code }) => code === 'DIFFERENCES_SEXE',
  );
  expect(found).toMatchObject({ statut: 'à compléter', step: 3, idUniteDeTravail: 'Vente' });
  expect(found?.message).toContain("l'unité «\u202fVente\u202f» et 1 autre");
  expect(found?.reference).toEqual({ article: 'L4121-3' });
});

test("a person's own risk is known by its words, whole", () => {
  const own = (displayName: string, code: string | null = '') => [
    { ...unite([]), risques: [{ ...risque(''), code, displayName, mesuresEnPlace: [CLIMATISATION] }] },
  ];
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own('Coup de Chaleur en été'))).toBe('à vérifier');
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own('Personnel chaleureux'))).toBe('à compléter');
  expect(statutOf('RPS', { nombreEmployes: 3 }, own('Harcèlement'))).toBe('renseigné');
  expect(statutOf('LISTE_CMR', { nombreEmployes: 3 }, own("Dépose d'amiante"))).toBe('à vérifier');
  expect(statutOf('LISTE_CMR', { nombreEmployes: 3 })).toBe('sans objet');
  // A version that is older than the codes has none of any risk.
  for (const sujet of ['CHALEUR', 'LISTE_CMR'] as const)
    expect(statutOf(sujet, { nombreEmployes: 3 }, own('Canicule', null))).toBe('à vérifier');
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, [unite(['THE-FRO-01'])])).toBe('à compléter');
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own("Stockage près d'une source de chaleur"))).toBe(
    'à compléter',
  );
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own('Source de chaleur et canicule'))).toBe('à vérifier');
  // What heats is no episode that Météo-France signals (R4463-1), unless the episode is named too.
  for (const nom of [
    'Chaleur du four',
    'Chaleur des fourneaux',
    'Chaleur du fournil',
    'Chaleur de cuisson',
    'Étuve, chaleur humide',
    'Chaleur radiante',
    'Soudage, chaleur',
    'Chaleur des surfaces',
    'Chaleur dégagée par les machines',
  ])
    expect([nom, statutOf('CHALEUR', { nombreEmployes: 3 }, own(nom))]).toEqual([nom, 'à compléter']);
  for (const nom of [
    'Chaleur du four et canicule',
    'Vague de chaleur dans le fournil',
    'Épisode de chaleur, four allumé',
    'Chaleur intense près des machines',
    'Fournil par fortes chaleurs',
    'Chaleur au fourgon',
    'Chaleur au carrefour',
  ])
    expect([nom, statutOf('CHALEUR', { nombreEmployes: 3 }, own(nom))]).toEqual([nom, 'à vérifier']);
});

test('an oven, or what burns near one, is no episode of intense heat (R4463-2): the referential is known by its codes', () => {
  const inCategorie = (code: string, displayName: string, risqueCode: string): UniteAControler[] => [
    {
      ...unite([]),
      categorieDeRisques: [{ idCategorie: 'c', code, displayName }],
      risques: [
        {
          ...risque(risqueCode),
          idCategorie: 'c',
          displayName: risqueCode && "Près d'une source de chaleur",
          mesuresEnPlace: [CLIMATISATION],
        },
      ],
    },
  ];
  const statut = (...item: Parameters<typeof inCategorie>) =>
    statutOf('CHALEUR', { nombreEmployes: 3 }, inCategorie(...item));
  expect(statut('THE-AMB', "Ambiances chaudes liées à l'activité", 'THE-AMB-01')).toBe('à compléter');
  expect(statut('INC-CHA', 'Sources de chaleur', 'INC-CHA-03')).toBe('à compléter');
  expect(statut('ALI-FOU', 'Cuisson', 'ALI-FOU-03')).toBe('à compléter');
  expect(statut('AGR-SAI', 'Saison, chaleur et solitude', 'AGR-SAI-03')).toBe('à compléter');
  expect(statut('AGR-SAI', 'Saison, chaleur et solitude', 'AGR-SAI-01')).toBe('à vérifier');
  expect(statut('SCO-BAT', 'Bâtiments', 'SCO-BAT-03')).toBe('à vérifier');
  // A risk of one's own in the category of these episodes, or in a category of one's own that names them.
  expect(statut('THE-CHA', 'Épisodes de chaleur intense', '')).toBe('à vérifier');
  expect(statut('', 'Chaleur', '')).toBe('à vérifier');
});

test('a risk of intense heat that was found asks for an action; a measure in place is to be checked (R4463-2)', () => {
  const company = { nombreEmployes: 3 };
  const found = { ...risque('THE-CHA-01'), idRisque: 'r1' };
  const vente = { ...unite([], [], 'Vente'), risques: [found] };
  const livraison = { ...unite([], [], 'Livraison'), risques: [{ ...found, idRisque: 'r2' }] };
  const point = (...unites: readonly UniteAControler[]) =>
    check(company, unites).find(({ code }) => code === 'CHALEUR');
  expect(point(unite(TOUT), vente, livraison)).toMatchObject({
    statut: 'à compléter',
    step: 6,
    message:
      "Épisodes de chaleur intense\u00A0: un risque est identifié, sans action ni mesure en place, pour l'unité «\u202fVente\u202f» et 1 autre.",
    idUniteDeTravail: 'Vente',
    idRisque: 'r1',
  });
  // Of several, the first.
  expect(point({ ...vente, risques: [found, { ...found, idRisque: 'r3' }] })?.idRisque).toBe('r1');
  const withAction = (statut: ActionAControler['statut']) => ({
    ...vente,
    papripactActionsPreventives: [{ ...WHOLE, idRisqueAssocie: 'r1', statut }],
  });
  expect(point(withAction('En cours'))?.statut).toBe('renseigné');
  expect(point(withAction('Annulé'))?.statut).toBe('à compléter');
  // The measures that the article asks for are those of the programme or of the list of actions.
  const cool = { ...vente, risques: [{ ...found, mesuresEnPlace: [CLIMATISATION] }] };
  expect(point(cool)).toMatchObject({
    statut: 'à vérifier',
    step: 6,
    message:
      "Épisodes de chaleur intense\u00A0: une mesure est en place, sans action prévue, pour l'unité «\u202fVente\u202f». Le code demande les mesures ou les actions du programme annuel ou de la liste\u00A0: faut-il en prévoir une\u202f?",
    autresReferences: [{ article: 'L4121-3-1', alinea: 'III' }],
    idUniteDeTravail: 'Vente',
    idRisque: 'r1',
  });
  expect(point({ ...cool, papripactActionsPreventives: [{ ...WHOLE, idRisqueAssocie: 'r1' }] })?.statut).toBe(
    'renseigné',
  );
  // What has nothing at all comes first.
  expect(point(cool, livraison)).toMatchObject({ statut: 'à compléter', idUniteDeTravail: 'Livraison' });
  // Where nobody looked comes first.
  expect(point(vente, unite(['CHU-OUV-01'], [], 'Bureau'))).toMatchObject({
    step: 4,
    idUniteDeTravail: 'Bureau',
  });
});

const CODES_CMR = `
  CMR-BOI-01 AGR-PHY-04 ALI-FOU-05 AUT-CAR-02 AUT-FLU-01 AUT-FLU-02 AUT-FLU-03 AUT-FLU-04 AUT-FLU-06 BTP-DEM-01
  BTP-ROU-04 CHI-GAZ-01 CHI-POU-02 CHI-SOL-04 COI-COL-04 PHA-PRE-02 RHR-CUI-04 SAN-MED-01 SAN-MED-03 SAN-STE-02
  SCO-ATE-03 SCO-BAT-02 SCO-BAT-04 SCO-LAB-01 TRP-ATE-04 VET-ANE-03 VET-ANE-04 VET-EXT-03
`
  .trim()
  .split(/\s+/);

test('a risk that a trade brings counts as what it is', () => {
  const company = { nombreEmployes: 3 };
  // « Client mécontent ou agressif »: its family is with risks, and can no longer be set aside.
  expect(statutOf('RPS', company, [unite(['COI-CLI-01'])])).toBe('renseigné');
  expect(statutOf('RPS', company, [unite(['COI-COL-01'])])).toBe('à compléter');
  // Formaldehyde, benzene, chromium VI, carbon monoxide: the list of the exposed is asked for wherever they are.
  for (const code of CODES_CMR) expect(statutOf('LISTE_CMR', company, [unite([code])])).toBe('à vérifier');
  expect(statutOf('LISTE_CMR', company, [unite(['CHI-NET-01', 'COI-COL-01'])])).toBe('sans objet');
});

test('every family is looked at in each unit: by a risk, or set aside; that answers heat and psychosocial risks too', () => {
  const others = CODES_DE_FAMILLE.filter((code) => code !== 'CHU' && code !== 'ORG');
  const aside = (codes: readonly CodeDeFamille[], risques: readonly string[] = []): UniteAControler => ({
    ...unite(risques),
    famillesNonConcernees: codes.map((code) => ({ code, motif: '' })),
  });
  const company = { nombreEmployes: 8 };
  const points = check(company, [aside([...others, 'ORG'], ['CHU-OUV-01'])]);
  const of = (code: CodeDeConformite) => points.find((point) => point.code === code)?.statut;
  expect(
    ['FAMILLES', 'CHALEUR', 'RPS', 'RISQUES_PAR_UNITE'].map((code) => of(code as CodeDeConformite)),
  ).toEqual(Array.from({ length: 4 }, () => 'renseigné'));
  // One left to look at.
  expect(statutOf('FAMILLES', company, [aside(others, ['CHU-OUV-01'])])).toBe('à compléter');
  expect(statutOf('CHALEUR', company, [aside(['RPS'], ['CHU-OUV-01'])])).toBe('à compléter');
  // Without a risk: only when every family was set aside.
  expect(statutOf('RISQUES_PAR_UNITE', company, [aside(CODES_DE_FAMILLE)])).toBe('renseigné');
  expect(statutOf('RISQUES_PAR_UNITE', company, [aside([...others, 'ORG'])])).toBe('à compléter');
});
