import type { CodeDeFamille } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { check, LAST, risque, statutOf, TODAY, TOUT, unite } from './conformite.test-data.ts';
import type { controleDeConformite } from './controle-de-conformite.ts';
import type { UniteAControler } from './donnees-a-controler.ts';

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

test('the list of CMR agents is « sans objet » only where somebody looked: own risks are to be looked at', () => {
  const statut = (...unites: readonly UniteAControler[]) =>
    statutOf('LISTE_CMR', { nombreEmployes: 3 }, unites);
  const own = (displayName: string, ...aside: readonly CodeDeFamille[]): UniteAControler => ({
    ...unite([]),
    risques: [{ ...risque(''), displayName }],
    famillesNonConcernees: aside.map((code) => ({ code, motif: '' })),
  });
  expect(statut(unite(TOUT), unite(['PHY-MAN-01'], [], 'Vente'))).toBe('sans objet');
  expect(statut(unite(TOUT), own('Bruit du broyeur'))).toBe('à vérifier');
  const mixed = { ...unite(TOUT), risques: [...unite(TOUT).risques, ...own('Bruit du broyeur').risques] };
  expect(statut(mixed)).toBe('à vérifier');
  expect(statut(unite(TOUT), own('Bruit du broyeur', 'CMR'))).toBe('sans objet');
  expect(statut(unite(TOUT), unite([], [], 'Vente'))).toBe('à vérifier');
  // Nothing was looked at yet.
  expect(statut()).toBe('à vérifier');
  // What somebody wrote in a unit whose family is set aside still names such an agent.
  for (const agent of [
    'Soudure au plomb',
    'Médicament cytotoxique',
    'Goudron (HAP)',
    'Trichloréthylène',
    'Huiles usagées',
    'Huile usagée',
    "Gaz d'échappement",
    'Monoxyde de carbone du four',
  ])
    expect([agent, statut(own(agent, 'CMR'))]).toEqual([agent, 'à vérifier']);
  for (const nom of ['Plomberie', "Travaux d'aplomb"]) expect(statut(own(nom, 'CMR'))).toBe('sans objet');
});

test('the list of who is exposed to agents of the groups 3 and 4 is asked for where they may be met (R4426-1)', () => {
  const statut = (...unites: readonly UniteAControler[]) =>
    statutOf('LISTE_BIOLOGIQUE', { nombreEmployes: 3 }, unites);
  const aside = (displayName: string): UniteAControler => ({
    ...unite([]),
    risques: [{ ...risque(''), displayName }],
    famillesNonConcernees: [{ code: 'BIO', motif: '' }],
  });
  for (const code of ['BIO-SAN-01', 'SAN-AES-02', 'PRO-DEC-01', 'VET-ZOO-02'])
    expect([code, statut(unite([code]))]).toEqual([code, 'à vérifier']);
  // Group 2, or nothing alive.
  for (const code of ['BIO-DEC-02', 'BIO-ANI-03', 'ALI-VIA-05', 'CHI-NET-01'])
    expect([code, statut(unite([code]))]).toEqual([code, 'sans objet']);
  // A risk of one's own in a category of such risks.
  const own = { ...risque(''), idCategorie: 'c', displayName: 'Prise de sang' };
  const categorie = { idCategorie: 'c', code: 'SAN-AES', displayName: '' };
  expect(statut({ ...unite([]), categorieDeRisques: [categorie], risques: [own] })).toBe('à vérifier');
  expect(statut(aside('Bruit du broyeur'))).toBe('sans objet');
  for (const agent of ['Tuberculose', 'Contact avec du sang', 'Hépatite B', 'Agents biologiques', 'Zoonose'])
    expect([agent, statut(aside(agent))]).toEqual([agent, 'à vérifier']);
  expect(statut(aside('Sangle de levage'))).toBe('sans objet');
  expect(statut()).toBe('à vérifier');
});

test('that list is made after the opinion of the physician, who receives it, and is kept apart (R4426-1 to -3)', () => {
  const liste = check({ nombreEmployes: 3 }, [unite(['SAN-AES-01'])]).find(
    ({ code }) => code === 'LISTE_BIOLOGIQUE',
  );
  for (const words of [
    'des groupes 3 et 4',
    'après avis du médecin du travail',
    'le type de travail et, si possible, les agents, les expositions, les accidents et les incidents',
    'Communiquez-la au médecin du travail',
    "au moins dix ans après la fin de l'exposition",
    "si l'incubation est longue",
    'lire ce qui le concerne',
    "n'écrivez aucun nom dans le DUERP",
  ])
    expect(liste?.message).toContain(words);
});

test('the list of CMR agents is kept apart, and read by those whom it is of (R4412-93-2, -3 and -4)', () => {
  const liste = check({ nombreEmployes: 3 }, [unite(['CMR-BOI-01'])]).find(
    ({ code }) => code === 'LISTE_CMR',
  );
  // R4412-93-1 and -3.
  expect(liste?.message).toContain(
    'les substances et les informations connues sur la nature, la durée et le degré de son exposition',
  );
  expect(liste?.message).toContain('ses actualisations');
  expect(liste?.message).toContain('de santé au travail en agriculture');
  expect(liste?.message).toContain('une forme anonyme');
  expect(liste?.message).toContain("l'entreprise de travail temporaire");
  // What of these agents stands in the document itself.
  expect(liste?.message).toContain(
    "consignez dans le document unique les résultats de l'évaluation et de la recherche d'un remplacement",
  );
  expect(liste?.autresReferences?.map(({ article }) => article)).toEqual([
    'R4412-64',
    'R4412-66',
    'R4412-93-2',
    'R4412-93-3',
    'R4412-93-4',
  ]);
});

test.for([
  // Explosive atmospheres.
  ['INC-EXP-02', 'à vérifier'],
  ['AGR-FOS-05', 'à vérifier'],
  ['ALI-FAR-03', 'à vérifier'],
  ['AUT-ELE-03', 'à vérifier'],
  ['AUT-FLU-08', 'à vérifier'],
  ['AUT-PEI-03', 'à vérifier'],
  ['ELE-BAT-03', 'à vérifier'],
  ['PHA-PRE-03', 'à vérifier'],
  ['TRP-ADR-01', 'à vérifier'],
  // Asbestos.
  ['CMR-AMI-01', 'à vérifier'],
  ['AUT-FLU-06', 'à vérifier'],
  ['BTP-DEM-01', 'à vérifier'],
  ['BTP-ROU-04', 'à vérifier'],
  ['SCO-BAT-04', 'à vérifier'],
  // Another danger of the same families.
  ['INC-DEP-01', 'sans objet'],
  ['CMR-BOI-01', 'sans objet'],
] as const)(
  '%s: the documents that are joined to this one are %s (R4227-52, R4412-145 to -147)',
  ([code, statut]) => {
    const pieces = check({ nombreEmployes: 3 }, [unite(TOUT), unite([code], [], 'Vente')]).find(
      (point) => point.code === 'PIECES_JOINTES',
    );
    expect(pieces).toMatchObject({ statut, step: null, reference: { article: 'R4227-52' } });
    expect(pieces?.autresReferences).toEqual([
      { article: 'R4227-42' },
      { article: 'R4412-145' },
      { article: 'R4412-146' },
      { article: 'R4412-147' },
      { article: 'R4462-3' },
      { article: 'R4543-9' },
    ]);
    expect(pieces?.message).toContain("soumis à l'avis du médecin du travail et du CSE");
    expect(pieces?.message).toContain(
      "transmis à l'inspection du travail et aux services de prévention des organismes de sécurité sociale",
    );
    expect(pieces?.message).toContain(
      '(hors appareils à gaz, explosifs, substances chimiques instables et zones de traitement médical pendant celui-ci)',
    );
    expect(pieces?.message).toMatch(/^Pièces à joindre au document unique, notamment/);
    // Studies that complete the document are no part of it.
    expect(pieces?.message).toMatch(
      /En complément\u00A0: pour chaque activité pyrotechnique .+ tous les cinq ans\u202F; pour chaque ascenseur, [^.]+, une étude de sécurité spécifique\.$/,
    );
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
  expect(statutOf('PIECES_JOINTES', { nombreEmployes: 3 }, [])).toBe('à vérifier');
  expect(statut('Poussières explosives', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Poussière explosive', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Zone ATEX', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Gaz naturel explosif', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Gants en latex', 'CMR', 'INC')).toBe('sans objet');
  expect(statut('Dalles en amiante', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Matériaux amiantés', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Désamiantage', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Atmosphère explosible', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut('Mélange explosif dans la cuve', 'CMR', 'INC')).toBe('à vérifier');
  expect(statut("Manipulation d'explosifs, explosion", 'CMR', 'INC')).toBe('à vérifier');
  // Explosives are no explosive atmosphere (R4227-42, 3°), and have a study of their own (R4462-3).
  for (const nom of [
    "Manipulation d'explosifs",
    "Tir à l'explosif",
    'Stockage de feux d’artifice',
    'Essais pyrotechniques',
    'Remplissage de munitions',
  ])
    expect([nom, statut(nom, 'CMR', 'INC')]).toEqual([nom, 'à vérifier']);
});

test.for([3, 62, null])(
  'of %s employees: what the SPST is told each year is to be checked (D4622-22, R4624-23)',
  (nombreEmployes) => {
    const point = check({ nombreEmployes }).find(({ code }) => code === 'DECLARATION_AU_SPST');
    expect(point).toMatchObject({
      statut: 'à vérifier',
      step: null,
      reference: { article: 'D4622-22' },
      autresReferences: [
        { article: 'R4624-23', alinea: 'III' },
        { article: 'R4624-24' },
        { article: 'R4624-28-2' },
      ],
    });
  },
);

test.for([3, 62, null])(
  'of %s employees: who is put in charge of prevention is to be checked (L4644-1, I)',
  (nombreEmployes) => {
    const designe = check({ nombreEmployes }).find(({ code }) => code === 'SALARIE_DESIGNE');
    expect(designe).toMatchObject({
      statut: 'à vérifier',
      step: null,
      reference: { article: 'L4644-1', alinea: 'I' },
      autresReferences: [
        { article: 'R4644-1' },
        { article: 'L2315-16' },
        { article: 'L2315-17' },
        { article: 'L2315-18' },
      ],
    });
    expect(designe?.message).toContain('désigne un ou plusieurs salariés compétents');
  },
);

test.for([
  [10, false, 'sans objet', ['L2311-2', 'L2301-1', 'L2312-5']],
  [10, true, 'à vérifier', ['L2311-2', 'L2301-1', 'L2311-1']],
  [11, false, 'à vérifier', ['L2311-2', 'L2312-5']],
  [49, false, 'à vérifier', ['L2311-2', 'L2312-5']],
  [50, false, 'à vérifier', ['L2311-2', 'L2312-27', 'L2312-19', 'L2312-22', 'L2312-2']],
  [null, false, 'à vérifier', ['L2311-2']],
  [62, true, 'à vérifier', ['L2311-1']],
] as const)(
  '%s employees, public %s: the CSE is %s, with %j',
  ([nombreEmployes, isSecteurPublic, statut, articles]) => {
    const cse = check({ nombreEmployes, isSecteurPublic }).find(({ code }) => code === 'CSE');
    expect(cse?.statut).toBe(statut);
    expect(cse?.autresReferences?.map(({ article }) => article)).toEqual(articles);
    expect(cse?.message.includes('Secteur public\u00A0: à vérifier')).toBe(isSecteurPublic);
    expect(
      cse?.message.startsWith(
        "Un CSE est mis en place quand l'effectif atteint au moins onze salariés pendant douze mois consécutifs. Consultez-le sur le document",
      ),
    ).toBe(!isSecteurPublic && nombreEmployes !== 10);
  },
);

test('where a CSE is asked for, why there is none is noted', () => {
  const message = (nombreEmployes: number) =>
    check({ nombreEmployes }).find(({ code }) => code === 'CSE')?.message;
  expect(message(11)).toMatch(/\. S'il n'y a pas de CSE, notez pourquoi\.$/);
  expect(message(10)).not.toContain('notez pourquoi');
});

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
    ['L2311-2', 'L2301-1', 'L2312-5'],
    "La loi ne demande un CSE qu'à partir de onze salariés",
  ],
  [11, false, 'carence', 'renseigné', ['L2314-9'], 'procès-verbal de carence du 2 mars 2026'],
  [62, true, 'carence', 'à vérifier', ['L2311-1'], 'Secteur public'],
  [
    10,
    false,
    'effectif non atteint',
    'sans objet',
    ['L2311-2', 'L2301-1', 'L2312-5'],
    "La loi ne demande un CSE qu'à partir de onze salariés, douze mois de suite, CIE et CAE compris.",
  ],
  [
    11,
    false,
    'effectif non atteint',
    'renseigné',
    ['L2311-2'],
    'effectif de onze salariés non atteint pendant douze mois consécutifs, constaté le 2 mars 2026. À constater de nouveau à la prochaine version.',
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

test.for([
  [49, false, 'sans avis', 'renseigné'],
  [50, false, 'sans avis', 'à vérifier'],
  [50, false, 'favorable', 'renseigné'],
  [50, false, 'défavorable', 'renseigné'],
  // An entry from before the opinion was asked for.
  [50, false, null, 'renseigné'],
  [49, true, 'sans avis', 'renseigné'],
  [50, true, 'sans avis', 'à vérifier'],
  [null, false, 'sans avis', 'à vérifier'],
] as const)(
  '%s employees, public %s, opinion of the CSE %s: the point is %s (L2312-16, R2312-6)',
  ([nombreEmployes, isSecteurPublic, avis, statut]) => {
    const versions = [{ id: 'v1', creationTime: '2026-03-01T09:00:00Z' }];
    const [date, createdAt] = ['2026-03-02', '2026-03-02T09:00:00Z'];
    const entree = { id: 'a', type: 'CSE', versionId: 'v1', corrige: null, date, createdAt } as const;
    const suivi = [{ ...entree, ...(avis !== null && { avis }) }];
    const cse = check({ nombreEmployes, isSecteurPublic }, undefined, { versions, suivi }).find(
      ({ code }) => code === 'CSE',
    );
    expect(cse).toMatchObject({ statut, place: 'suivi' });
    const isToCheck = statut === 'à vérifier';
    const [did, end] = isToCheck ? ['réuni', ', avis non rendu. '] : ['consulté', '.'];
    expect(cse?.message).toContain(`CSE ${did} sur la dernière version le 2\u00A0mars 2026${end}`);
    expect(cse?.message.includes('réputé consulté, avec un avis négatif')).toBe(isToCheck);
    expect(cse?.message.includes("à défaut d'accord, un mois")).toBe(isToCheck);
    expect(cse?.autresReferences).toEqual(
      isToCheck ? [{ article: 'L2312-16' }, { article: 'R2312-6' }, { article: 'R2312-5' }] : undefined,
    );
  },
);

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

// Nothing can be noted before a version, nor where the code asks for no CSE.
test.for([
  [12, false, true, 'suivi'],
  [12, false, false, undefined],
  [10, false, true, undefined],
  [10, true, true, 'suivi'],
  [10, true, false, undefined],
] as const)(
  '%s employees, public %s, a version %s: the CSE is noted in %s',
  ([nombreEmployes, isSecteurPublic, hasVersion, place]) => {
    const versions = hasVersion ? [{ id: 'v1', creationTime: '2026-03-01T09:00:00Z' }] : [];
    const points = check({ nombreEmployes, isSecteurPublic }, undefined, { versions, suivi: [] });
    expect(points.find(({ code }) => code === 'CSE')?.place).toBe(place);
  },
);
