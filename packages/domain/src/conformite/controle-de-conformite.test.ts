import type { CodeDeFamille, Exposition } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { CODES_DE_FAMILLE } from '../familles/familles-de-risques.ts';
import { listFacteursDuCode } from '../expositions/facteurs-des-risques.ts';
import type { ActionAControler, RisqueAControler, UniteAControler } from './donnees-a-controler.ts';
import { controleDeConformite, countConformite, formatConformite } from './controle-de-conformite.ts';
import type { CodeDeConformite } from './point-de-conformite.ts';

const risque = (
  code: string,
  notes: [1 | 2 | 3 | 4, 1 | 2 | 3 | 4, 1 | 2 | 3 | 4] = [1, 1, 1],
): RisqueAControler => ({
  idRisque: code,
  idCategorie: code,
  code,
  displayName: '',
  evalGravite: notes[0],
  evalFrequence: notes[1],
  evalMaitrise: notes[2],
});
const CLIMATISATION = { idMesure: 'm1', texte: 'Climatisation', type: 'protection collective' };
const unite = (
  codes: readonly string[],
  papripactActionsPreventives: ActionAControler[] = [],
  displayName = 'Fournil',
): UniteAControler => ({
  idUniteDeTravail: displayName,
  displayName,
  differencesSelonSexe: 'Aucune',
  categorieDeRisques: [],
  risques: codes.map((code) =>
    code.startsWith('THE-CHA') ? { ...risque(code), mesuresEnPlace: [CLIMATISATION] } : risque(code),
  ),
  papripactActionsPreventives,
});
const WHOLE: ActionAControler = {
  idAction: 'a1',
  idRisqueAssocie: 'CHU-OUV-01',
  statut: 'En cours',
  budget: '300 €',
  date: '2027-01-15',
  conditionsExecution: 'Le lundi',
  indicateurResultat: 'Aucune chute',
};
const TODAY = '2026-11-22';
const LAST = [{ creationTime: '2026-03-01T09:00:00Z' }];
const TOUT = ['CHU-OUV-01', 'THE-CHA-01', 'RPS-INT-01'];

const check = (
  entreprise: { nombreEmployes: number | null; isSecteurPublic?: boolean; isEtablissement?: boolean } | null,
  unites: readonly UniteAControler[] = [unite(TOUT, [WHOLE])],
  fields: {
    ressourcesPapripact?: string;
    expositions?: Exposition[];
    versions?: readonly { creationTime: string; id?: string }[];
    suivi?: Parameters<typeof controleDeConformite>[2];
    today?: string;
  } = {},
) =>
  controleDeConformite(
    { entreprise, unitesDeTravail: unites, ...fields },
    fields.versions ?? LAST,
    fields.suivi ?? null,
    fields.today ?? TODAY,
  );
const statutOf = (code: CodeDeConformite, ...given: Parameters<typeof check>) =>
  check(...given).find((point) => point.code === code)?.statut;

const PROGRAMME = [
  'LISTE_DES_ACTIONS',
  'CONDITIONS',
  'INDICATEURS',
  'COUTS',
  'CALENDRIER',
  'RESSOURCES',
] as const;

test.for([
  [3, false, ['LISTE_DES_ACTIONS']],
  [12, false, ['LISTE_DES_ACTIONS']],
  [49, false, ['LISTE_DES_ACTIONS']],
  ...[50, 62, 249, 250, 260, 299, 300].map((effectif) => [effectif, false, PROGRAMME] as const),
  [3, true, ['SECTEUR_PUBLIC']],
  [62, true, ['SECTEUR_PUBLIC']],
  [null, false, ['EFFECTIF']],
] as const)(
  '%s employees, public %s: %j is asked of the measures',
  ([nombreEmployes, isSecteurPublic, codes]) => {
    const found = check({ nombreEmployes, isSecteurPublic }).map(({ code }) => code);
    expect(found).toEqual([
      'RISQUES_PAR_UNITE',
      'FAMILLES',
      'CHALEUR',
      'RPS',
      'DIFFERENCES_SEXE',
      'EXPOSITIONS',
      ...codes,
      'MISE_A_JOUR',
      'SPST',
      'CSE',
      'AVIS_D_ACCES',
      'SALARIE_DESIGNE',
      'LISTE_CMR',
      'PIECES_JOINTES',
    ]);
  },
);

test('the sentences are French, and the public sector is told that every point is to be checked', () => {
  const messages = check({ nombreEmployes: 62 }, [unite(TOUT)]).map(({ message }) => message);
  expect(messages).toContain("Aucune mesure n'a encore d'indicateur de résultat.");
  expect(messages.join('\n')).toMatch(
    /^Mise à jour annuelle\u00A0: à mettre à jour avant .*\. Mettez aussi à jour lors d'une décision/m,
  );
  expect(
    check({ nombreEmployes: 62, isSecteurPublic: true }).find(({ code }) => code === 'MISE_A_JOUR')?.message,
  ).toContain('(secteur public\u00A0: à vérifier)');
  const [prive, publique] = [false, true].map((isSecteurPublic) =>
    check({ nombreEmployes: 62, isSecteurPublic }).filter(({ message }) =>
      message.includes('La même réserve vaut pour les autres points'),
    ),
  );
  expect(prive).toEqual([]);
  expect(publique?.map(({ code }) => code)).toEqual(['SECTEUR_PUBLIC']);
});

test('a cancelled action satisfies nothing', () => {
  const cancelled = [unite(TOUT, [{ ...WHOLE, statut: 'Annulé' }])];
  for (const nombreEmployes of [8, 62]) {
    expect(statutOf('LISTE_DES_ACTIONS', { nombreEmployes }, cancelled)).toBe('à compléter');
    expect(statutOf('LISTE_DES_ACTIONS', { nombreEmployes })).toBe('renseigné');
  }
  for (const code of ['CONDITIONS', 'INDICATEURS', 'COUTS', 'CALENDRIER'] as const) {
    expect(statutOf(code, { nombreEmployes: 62 }, cancelled)).toBe('à compléter');
    expect(statutOf(code, { nombreEmployes: 62 })).toBe('renseigné');
  }
});

test.for([
  ['CONDITIONS', 'conditionsExecution'],
  ['INDICATEURS', 'indicateurResultat'],
  ['COUTS', 'budget'],
  ['CALENDRIER', 'date'],
] as const)('%s: each measure that counts needs its %s', ([code, champ]) => {
  const half = [unite(TOUT, [WHOLE, { ...WHOLE, idAction: 'a2', [champ]: ' ' }])];
  const found = check({ nombreEmployes: 50 }, half).find((point) => point.code === code);
  // The first that lacks it, with the field: one press opens its form there.
  expect(found).toMatchObject({ statut: 'à compléter', idAction: 'a2', champ });
  const cancelled = [unite(TOUT, [WHOLE, { ...WHOLE, idAction: 'a2', [champ]: '', statut: 'Annulé' }])];
  expect(statutOf(code, { nombreEmployes: 50 }, cancelled)).toBe('renseigné');
});

test('the annex of exposures is what was filled in, for each factor that the risks carry', () => {
  const nuit = { facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 0 } as const;
  const manut = { facteur: 'manut', donneesCollectives: 'Réserve', nombreAuDela: null } as const;
  const expose = [unite(['ORG-NUI-01', 'PHY-MAN-01'])];
  expect(listFacteursDuCode('ORG-NUI-01')).toEqual(['nuit']);
  const statut = (risques: readonly UniteAControler[], ...expositions: Exposition[]) =>
    statutOf('EXPOSITIONS', { nombreEmployes: 8 }, risques, { expositions });
  expect(statut(expose)).toBe('à compléter');
  expect(statut(expose, nuit)).toBe('à compléter');
  expect(statut(expose, nuit, manut)).toBe('renseigné');
  // No number is asked where there is no threshold, none is not zero where there is one.
  expect(statut(expose, { ...nuit, nombreAuDela: null }, manut)).toBe('à compléter');
  expect(statut(expose, { ...nuit, donneesCollectives: ' ' }, manut)).toBe('à compléter');
  expect(statut([unite(TOUT)])).toBe('sans objet');
  expect(statut([unite([...TOUT, ''])])).toBe('à vérifier');
  expect(statut([unite([...TOUT, ''])], nuit)).toBe('renseigné');
});

test('a factor that is told, but for a share that nobody can work out, is to be checked (R4121-1-1, 2°)', () => {
  const expositions = (nombreAuDela: number): Exposition[] => [
    { facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela },
    { facteur: 'equipes', donneesCollectives: 'Fournil', nombreAuDela },
  ];
  const point = (
    entreprise: { nombreEmployes: number | null; isEtablissement?: boolean } | null,
    nombreAuDela: number,
  ) =>
    check(entreprise, [unite(['ORG-NUI-01', 'ORG-NUI-02'])], { expositions: expositions(nombreAuDela) }).find(
      ({ code }) => code === 'EXPOSITIONS',
    );
  expect(point({ nombreEmployes: 8 }, 2)?.statut).toBe('renseigné');
  for (const entreprise of [
    { nombreEmployes: 8, isEtablissement: true },
    { nombreEmployes: 1 },
    { nombreEmployes: 0 },
    { nombreEmployes: null },
    null,
  ]) {
    expect(point(entreprise, 2)).toMatchObject({
      statut: 'à vérifier',
      step: 7,
      message:
        'Part des salariés exposés à vérifier pour le facteur «\u202fTravail de nuit\u202f» et 1 autre. Écrivez la part dans les données collectives.',
    });
    // Nobody is 0 % of any staff.
    expect(point(entreprise, 0)?.statut).toBe('renseigné');
  }
});

test('the resources are asked for from 50 employees', () => {
  const given = { ressourcesPapripact: 'Un mi-temps' };
  expect(statutOf('RESSOURCES', { nombreEmployes: 50 })).toBe('à compléter');
  expect(statutOf('RESSOURCES', { nombreEmployes: 50 }, undefined, given)).toBe('renseigné');
  expect(statutOf('RESSOURCES', { nombreEmployes: 49 })).toBeUndefined();
});

test.for([
  [null, LAST, TODAY, 'à compléter'],
  [10, LAST, '2027-06-01', 'sans objet'],
  [11, LAST, '2027-03-01', 'renseigné'],
  [11, LAST, '2027-03-02', 'à compléter'],
  [11, [], TODAY, 'à compléter'],
] as const)(
  '%s employees, versions %j, on %s: the yearly update is %s',
  ([nombreEmployes, versions, today, statut]) => {
    expect(statutOf('MISE_A_JOUR', { nombreEmployes }, undefined, { versions: [...versions], today })).toBe(
      statut,
    );
  },
);

test('the newest version counts, in whatever order they come', () => {
  const versions = [
    { creationTime: '2020-01-01T09:00:00Z' },
    ...LAST,
    { creationTime: '2021-01-01T09:00:00Z' },
  ];
  expect(statutOf('MISE_A_JOUR', { nombreEmployes: 12 }, undefined, { versions })).toBe('renseigné');
});

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
  const own = (displayName: string) => [
    { ...unite([]), risques: [{ ...risque(''), displayName, mesuresEnPlace: [CLIMATISATION] }] },
  ];
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own('Coup de Chaleur en été'))).toBe('à vérifier');
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own('Personnel chaleureux'))).toBe('à compléter');
  expect(statutOf('RPS', { nombreEmployes: 3 }, own('Harcèlement'))).toBe('renseigné');
  expect(statutOf('LISTE_CMR', { nombreEmployes: 3 }, own("Dépose d'amiante"))).toBe('à vérifier');
  expect(statutOf('LISTE_CMR', { nombreEmployes: 3 })).toBe('sans objet');
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, [unite(['THE-FRO-01'])])).toBe('à compléter');
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own("Stockage près d'une source de chaleur"))).toBe(
    'à compléter',
  );
  expect(statutOf('CHALEUR', { nombreEmployes: 3 }, own('Source de chaleur et canicule'))).toBe('à vérifier');
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

test('the list of CMR agents is « sans objet » only where somebody looked: own risks are to be looked at', () => {
  const statut = (...unites: readonly UniteAControler[]) =>
    statutOf('LISTE_CMR', { nombreEmployes: 3 }, unites);
  const own = (displayName: string, ...aside: readonly CodeDeFamille[]): UniteAControler => ({
    ...unite([]),
    risques: [{ ...risque(''), displayName }],
    famillesNonConcernees: aside.map((code) => ({ code, motif: '' })),
  });
  expect(statut()).toBe('sans objet');
  expect(statut(unite(TOUT), unite(['PHY-MAN-01'], [], 'Vente'))).toBe('sans objet');
  expect(statut(unite(TOUT), own('Bruit du broyeur'))).toBe('à vérifier');
  expect(statut(unite(TOUT), own('Bruit du broyeur', 'CMR'))).toBe('sans objet');
  expect(statut(unite(TOUT), unite([], [], 'Vente'))).toBe('à vérifier');
  // What somebody wrote in a unit whose family is set aside still names such an agent.
  for (const agent of [
    'Soudure au plomb',
    'Médicament cytotoxique',
    'Goudron (HAP)',
    'Trichloréthylène',
    'Huiles usagées',
    "Gaz d'échappement",
  ])
    expect([agent, statut(own(agent, 'CMR'))]).toEqual([agent, 'à vérifier']);
  expect(statut(own('Plomberie', 'CMR'))).toBe('sans objet');
});

test('the list of CMR agents is kept apart, and read by those whom it is of (R4412-93-2, -3 and -4)', () => {
  const liste = check({ nombreEmployes: 3 }, [unite(['CMR-BOI-01'])]).find(
    ({ code }) => code === 'LISTE_CMR',
  );
  expect(liste?.message).toContain('une forme anonyme');
  expect(liste?.message).toContain("l'entreprise de travail temporaire");
  expect(liste?.autresReferences?.map(({ article }) => article)).toEqual([
    'R4412-93-2',
    'R4412-93-3',
    'R4412-93-4',
  ]);
});

test.for([
  ['INC-EXP-02', 'à vérifier'],
  ['PHA-PRE-03', 'à vérifier'],
  ['CMR-AMI-01', 'à vérifier'],
  ['SCO-BAT-04', 'à vérifier'],
  // Another danger of the same families.
  ['INC-DEP-01', 'sans objet'],
  ['CMR-BOI-01', 'sans objet'],
] as const)(
  '%s: the documents that are joined to this one are %s (R4227-52, R4412-145)',
  ([code, statut]) => {
    const pieces = check({ nombreEmployes: 3 }, [unite(TOUT), unite([code], [], 'Vente')]).find(
      (point) => point.code === 'PIECES_JOINTES',
    );
    expect(pieces).toMatchObject({ statut, step: null, reference: { article: 'R4227-52' } });
    expect(pieces?.autresReferences).toEqual([{ article: 'R4412-145' }]);
  },
);

test('the documents that are joined: of risks of one’s own, where somebody looked', () => {
  const statut = (displayName: string, ...aside: readonly CodeDeFamille[]) =>
    statutOf('PIECES_JOINTES', { nombreEmployes: 3 }, [
      {
        ...unite([]),
        risques: [{ ...risque(''), displayName }],
        famillesNonConcernees: aside.map((code) => ({ code, motif: '' })),
      },
    ]);
  expect(statut('Bruit du broyeur')).toBe('à vérifier');
  expect(statut('Bruit du broyeur', 'INC')).toBe('à vérifier');
  expect(statut('Bruit du broyeur', 'CMR')).toBe('à vérifier');
  expect(statut('Bruit du broyeur', 'CMR', 'INC')).toBe('sans objet');
  expect(statut('Poussières explosives', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Dalles en amiante', 'CMR', 'INC')).toBe('à vérifier');
});

test.for([3, 62, null])(
  'of %s employees: who is put in charge of prevention is to be checked (L4644-1, I)',
  (nombreEmployes) => {
    const designe = check({ nombreEmployes }).find(({ code }) => code === 'SALARIE_DESIGNE');
    expect(designe).toMatchObject({
      statut: 'à vérifier',
      step: null,
      reference: { article: 'L4644-1', alinea: 'I' },
      autresReferences: [{ article: 'R4644-1' }],
    });
    expect(designe?.message).toContain('désigne un ou plusieurs salariés compétents');
  },
);

test('a programme whose dates are over has no calendar of the year to come', () => {
  const late: ActionAControler = { ...WHOLE, idAction: 'a2', statut: 'À planifier', date: '2019-03-01' };
  const find = (date: string | null, today?: string) =>
    check({ nombreEmployes: 62 }, [unite(TOUT, [WHOLE, { ...late, date }])], { today: today ?? TODAY }).find(
      ({ code }) => code === 'CALENDRIER',
    );
  expect(find('2019-03-01')).toMatchObject({ statut: 'à compléter', idAction: 'a2', champ: 'date' });
  expect(find('2019-03-01')?.message).toContain(
    '1 mesure dont la date est passée\u00A0: notez celle qui est terminée, ou donnez une nouvelle date.',
  );
  // What was not taken in the year of the programme has its reasons told (L2312-27).
  expect(find('2019-03-01')?.message).toContain("s'énoncent en annexe du rapport annuel");
  expect(find('2019-03-01')?.autresReferences).toContainEqual({ article: 'L2312-27' });
  expect(find(TODAY)?.autresReferences).toBeUndefined();
  expect(find('2026-11-21')?.statut).toBe('à compléter');
  expect(find(TODAY)?.statut).toBe('renseigné');
  // An instant is a day in Paris.
  expect(find(TODAY, '2026-11-22T22:30:00Z')?.statut).toBe('renseigné');
  expect(find(TODAY, '2026-11-22T23:30:00Z')?.statut).toBe('à compléter');
  expect(find(null)?.message).toBe('1 mesure sans date.');
  // Below fifty employees the law asks for no calendar.
  expect(statutOf('LISTE_DES_ACTIONS', { nombreEmployes: 49 }, [unite(TOUT, [late])])).toBe('renseigné');
});

test('the yearly programme is of the year to come: from 50 employees an action that is done counts in nothing', () => {
  const done: ActionAControler = { idAction: 'a2', statut: 'Terminé', date: '2019-03-01' };
  const both = [unite(TOUT, [WHOLE, done])];
  for (const code of ['LISTE_DES_ACTIONS', 'CONDITIONS', 'INDICATEURS', 'COUTS', 'CALENDRIER'] as const) {
    expect(statutOf(code, { nombreEmployes: 50 }, [unite(TOUT, [done])])).toBe('à compléter');
    expect(statutOf(code, { nombreEmployes: 50 }, both)).toBe('renseigné');
  }
  const [programme] = check({ nombreEmployes: 50 }, [unite(TOUT, [done])]).filter(
    ({ code }) => code === 'LISTE_DES_ACTIONS',
  );
  expect(programme?.message).toContain("l'année à venir");
  expect(programme?.reference).toEqual({ article: 'L4121-3-1', alinea: 'III, 1°' });
  // Below, the law asks for the list of the actions, of no year.
  const [liste] = check({ nombreEmployes: 49 }, [unite(TOUT, [done])]).filter(
    ({ code }) => code === 'LISTE_DES_ACTIONS',
  );
  expect(liste).toMatchObject({
    statut: 'renseigné',
    reference: { article: 'L4121-3-1', alinea: 'III, 2°' },
  });
});

test('the yearly programme is of the year to come: measures that are all beyond it are none of it', () => {
  const find = (nombreEmployes: number, ...dates: readonly (string | null)[]) =>
    check({ nombreEmployes }, [
      unite(
        TOUT,
        dates.map((date, index) => ({ ...WHOLE, idAction: `a${index}`, date })),
      ),
    ]).find(({ code }) => code === 'LISTE_DES_ACTIONS');
  expect(find(50, '2027-11-23', '2029-01-01')).toMatchObject({
    statut: 'à compléter',
    message: "Aucune mesure n'est prévue dans l'année à venir.",
    reference: { article: 'L4121-3-1', alinea: 'III, 1°' },
  });
  expect(find(50, '2027-11-22', '2029-01-01')?.statut).toBe('renseigné');
  // Without a date it may be of this year.
  expect(find(50, null, '2029-01-01')?.statut).toBe('renseigné');
  expect(find(49, '2029-01-01')?.statut).toBe('renseigné');
});

test('the programme has measures against the effects of the factors of the annex, where it has any (L4121-3-1, III, 1°, a)', () => {
  const nuit = { ...risque('ORG-NUI-01'), idRisque: 'nuit' };
  const own = { ...risque(''), idRisque: 'own' };
  const find = (
    nombreEmployes: number,
    risques: readonly RisqueAControler[],
    actions: readonly Partial<ActionAControler>[],
    expositions: Exposition[] = [],
  ) =>
    check(
      { nombreEmployes },
      [
        {
          ...unite(
            [],
            actions.map((action, index) => ({ ...WHOLE, idAction: `a${index}`, ...action })),
          ),
          risques: [risque('CHU-OUV-01'), ...risques],
        },
      ],
      { expositions },
    ).find(({ code }) => code === 'LISTE_DES_ACTIONS');
  expect(find(50, [nuit], [{}])).toMatchObject({
    statut: 'à vérifier',
    step: 6,
    message:
      "Le programme annuel comprend les mesures de prévention des effets de l'exposition aux facteurs de l'annexe\u00A0: aucune action à venir ne porte sur un risque qui y expose. Faut-il en prévoir une\u202f?",
    reference: { article: 'L4121-3-1', alinea: 'III, 1°' },
  });
  expect(find(50, [nuit], [{}, { idRisqueAssocie: 'nuit' }])?.statut).toBe('renseigné');
  expect(find(50, [nuit], [{}, { idRisqueAssocie: 'nuit', statut: 'Terminé' }])?.statut).toBe('à vérifier');
  expect(find(50, [nuit], [{}, { idRisqueAssocie: 'nuit', statut: 'Annulé' }])?.statut).toBe('à vérifier');
  expect(find(50, [nuit], [])?.statut).toBe('à compléter');
  expect(find(50, [], [{}])?.statut).toBe('renseigné');
  // Below, the list is of no factor.
  expect(find(49, [nuit], [{}])?.statut).toBe('renseigné');
  // A factor that only a person's own risks carry: which of them does nobody but them knows.
  const bruit: Exposition = { facteur: 'bruit', donneesCollectives: 'Broyeur', nombreAuDela: 1 };
  expect(find(50, [own], [{}], [bruit])?.statut).toBe('à vérifier');
  expect(find(50, [own], [{ idRisqueAssocie: 'own' }], [bruit])?.statut).toBe('renseigné');
  expect(find(50, [nuit, own], [{ idRisqueAssocie: 'own' }])?.statut).toBe('à vérifier');
});

test('a risk that a trade brings counts as what it is', () => {
  const company = { nombreEmployes: 3 };
  // « Client mécontent ou agressif »: its family is with risks, and can no longer be set aside.
  expect(statutOf('RPS', company, [unite(['COI-CLI-01'])])).toBe('renseigné');
  expect(statutOf('RPS', company, [unite(['COI-COL-01'])])).toBe('à compléter');
  // Formaldehyde, benzene, chromium VI: the list of the exposed is asked for wherever they are.
  for (const code of ['COI-COL-04', 'AUT-FLU-03', 'CHI-POU-02', 'CMR-BOI-01'])
    expect(statutOf('LISTE_CMR', company, [unite([code])])).toBe('à vérifier');
  expect(statutOf('LISTE_CMR', company, [unite(['CHI-NET-01', 'COI-COL-01'])])).toBe('sans objet');
});

test.for([
  [10, false, 'sans objet', ['L2311-2', 'L2312-5']],
  [10, true, 'à vérifier', ['L2311-2', 'L2311-1']],
  [11, false, 'à vérifier', ['L2312-5']],
  [49, false, 'à vérifier', ['L2312-5']],
  [50, false, 'à vérifier', ['L2312-27', 'L2312-19', 'L2312-22', 'L2312-2']],
  [null, false, 'à vérifier', []],
  [62, true, 'à vérifier', ['L2311-1']],
] as const)(
  '%s employees, public %s: the CSE is %s, with %j',
  ([nombreEmployes, isSecteurPublic, statut, articles]) => {
    const cse = check({ nombreEmployes, isSecteurPublic }).find(({ code }) => code === 'CSE');
    expect(cse?.statut).toBe(statut);
    expect(cse?.autresReferences?.map(({ article }) => article)).toEqual(articles);
    expect(cse?.message.includes('Secteur public\u00A0: à vérifier')).toBe(isSecteurPublic);
  },
);

test('a company of fewer than eleven that has a CSE presents it the list of actions (L2312-5)', () => {
  const cse = check({ nombreEmployes: 10 }).find(({ code }) => code === 'CSE');
  expect(cse?.message).toContain('mises à jour, et présentez-lui la liste des actions.');
});

test.for([
  ['2022-11-22', 'renseigné', ['L2314-9']],
  ['2022-11-21', 'à vérifier', ['L2314-9', 'L2314-4']],
] as const)(
  'that there is no CSE (carence of %s) is %s: elections come back every four years (L2314-4)',
  ([date, statut, articles]) => {
    const suivi = [
      {
        id: 'a',
        type: 'CSE',
        versionId: 'v1',
        corrige: null,
        avis: 'carence',
        date,
        createdAt: '2026-11-01T09:00:00Z',
      },
    ] as const;
    const versions = [{ id: 'v1', creationTime: '2026-03-01T09:00:00Z' }];
    // The day is that of Paris.
    for (const today of [TODAY, '2026-11-22T22:30:00Z']) {
      const cse = check({ nombreEmployes: 12 }, undefined, { versions, suivi, today }).find(
        ({ code }) => code === 'CSE',
      );
      expect(cse?.statut).toBe(statut);
      expect(cse?.place).toBe('suivi');
      expect(cse?.autresReferences?.map(({ article }) => article)).toEqual(articles);
      expect(cse?.message.includes('Plus de quatre ans ont passé')).toBe(statut === 'à vérifier');
    }
  },
);

test('a CSE that a company of fewer than eleven has, and consulted, answers', () => {
  const versions = [{ id: 'v1', creationTime: '2026-03-01T09:00:00Z' }];
  const suivi = [
    {
      id: 'a',
      type: 'CSE',
      versionId: 'v1',
      corrige: null,
      date: '2026-03-02',
      createdAt: '2026-03-02T09:00:00Z',
    },
  ] as const;
  expect(statutOf('CSE', { nombreEmployes: 10 }, undefined, { versions, suivi })).toBe('renseigné');
});

test.for([
  [
    10,
    false,
    'carence',
    'sans objet',
    ['L2311-2', 'L2312-5'],
    "La loi ne demande un CSE qu'à partir de onze salariés",
  ],
  [11, false, 'carence', 'renseigné', ['L2314-9'], 'procès-verbal de carence du 2 mars 2026'],
  [62, true, 'carence', 'à vérifier', ['L2311-1'], 'Secteur public'],
  [10, false, 'effectif non atteint', 'sans objet', ['L2311-2', 'L2312-5'], 'La loi ne demande un CSE'],
  [
    11,
    false,
    'effectif non atteint',
    'renseigné',
    ['L2311-2'],
    'onze salariés non atteints pendant douze mois consécutifs, constaté le 2 mars 2026.',
  ],
  [62, true, 'effectif non atteint', 'à vérifier', ['L2311-1'], 'Secteur public'],
] as const)(
  '%s employees, public %s, no CSE (%s): the point is %s',
  ([nombreEmployes, isSecteurPublic, avis, statut, articles, text]) => {
    const v1 = { id: 'v1', creationTime: '2026-03-01T09:00:00Z' };
    const [date, createdAt] = ['2026-03-02', '2026-03-02T09:00:00Z'];
    const suivi = [{ id: 'a', type: 'CSE', versionId: 'v1', corrige: null, avis, date, createdAt }] as const;
    const company = { nombreEmployes, isSecteurPublic };
    const find = (versions: readonly { id: string; creationTime: string }[]) =>
      check(company, undefined, { versions, suivi }).find(({ code }) => code === 'CSE');
    const cse = find([v1]);
    expect(cse?.statut).toBe(statut);
    expect(cse?.message.replaceAll('\u00A0', ' ')).toContain(text);
    expect(cse?.message).not.toContain('consulté');
    expect(cse?.autresReferences?.map(({ article }) => article)).toEqual(articles);
    // A later version asks again.
    const later = { id: 'v2', creationTime: '2026-03-05T09:00:00Z' };
    expect(find([v1, later])?.statut).toBe(nombreEmployes < 11 ? 'sans objet' : 'à vérifier');
  },
);

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
  expect(conseils.map(({ idRisque }) => idRisque)).toEqual([CRITIQUE.idRisque, CRITIQUE.idRisque]);
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

test('the count is of what concerns the company, and no sentence says that the document is lawful', () => {
  const points = check({ nombreEmployes: 62 }, undefined, { ressourcesPapripact: 'Un mi-temps' });
  expect(formatConformite(points)).toBe('10 points sur 16');
  expect(countConformite(points)).toEqual({ renseignes: 10, aVerifier: 5, total: 16 });
  expect(points.map(({ message }) => message).join(' ')).not.toMatch(/conforme/i);
  expect(formatConformite(check(null, []))).toMatch(/^0 point sur/);
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

test('a notice that is to be posted later is told with its day, and answers from that day on', () => {
  const versions = [{ id: 'v1', creationTime: '2026-03-01T09:00:00Z' }];
  const avis = (id: string, date: string) =>
    ({
      id,
      type: 'AVIS_D_ACCES',
      versionId: 'v1',
      corrige: null,
      date,
      createdAt: `2026-03-0${id}T09:00:00Z`,
    }) as const;
  const point = (suivi: Parameters<typeof controleDeConformite>[2], today: string) =>
    check({ nombreEmployes: 12 }, undefined, { versions, suivi, today }).find(
      ({ code }) => code === 'AVIS_D_ACCES',
    );
  const later = avis('2', '2026-12-01');
  expect(point([later], '2026-11-30T22:59:00Z')).toMatchObject({
    statut: 'à compléter',
    message: "Avis d'accès à afficher à partir du 1er\u00A0décembre 2026.",
    place: 'suivi',
  });
  expect(point([later], '2026-11-30T23:00:00Z')?.statut).toBe('renseigné');
  expect(point([later], '2026-12-01')?.message).toContain('affiché à partir du');
  // The one that is posted stands until then.
  expect(point([later, avis('1', '2026-03-02')], TODAY)).toMatchObject({
    statut: 'renseigné',
    message: "Avis d'accès affiché à partir du 2\u00A0mars 2026.",
  });
});

test('what was done with the newest version answers for the SPST and the CSE; the notice stands for every version', () => {
  const versions = [
    { id: 'v1', creationTime: '2026-01-01T09:00:00Z' },
    { id: 'v2', creationTime: '2026-03-01T09:00:00Z' },
  ];
  const entree = (
    id: string,
    type: 'SPST' | 'CSE' | 'AVIS_D_ACCES',
    versionId: string,
    corrige: string | null = null,
  ) => ({
    id,
    type,
    versionId,
    corrige,
    date: '2026-03-02',
    createdAt: `2026-03-02T09:00:0${id.length}Z`,
  });
  const statuts = (suivi: Parameters<typeof controleDeConformite>[2]) => {
    const points = check({ nombreEmployes: 12 }, undefined, { versions, suivi });
    return (['SPST', 'CSE', 'AVIS_D_ACCES'] as const).map(
      (code) => points.find((point) => point.code === code)?.statut,
    );
  };
  expect(statuts(null)).toEqual(['à vérifier', 'à vérifier', 'à vérifier']);
  expect(statuts([])).toEqual(['à compléter', 'à vérifier', 'à compléter']);
  expect(
    statuts([entree('a', 'SPST', 'v1'), entree('b', 'CSE', 'v1'), entree('c', 'AVIS_D_ACCES', 'v1')]),
  ).toEqual(['à compléter', 'à vérifier', 'renseigné']);
  expect(statuts([entree('a', 'SPST', 'v2'), entree('b', 'CSE', 'v2')])).toEqual([
    'renseigné',
    'renseigné',
    'à compléter',
  ]);
});
