import { expect, test } from 'vitest';
import { check, TOUT, unite, WHOLE } from './conformite.test-data.ts';
import { CODES_DE_FAMILLE } from '../familles/familles-de-risques.ts';
import type { CodeDeConformite } from './point-de-conformite.ts';

/** A point with its sentence, whose no-break spaces a test can show as spaces. */
const told = (code: CodeDeConformite, ...given: Parameters<typeof check>) => {
  const point = check(...given).find((one) => one.code === code);
  return point && { ...point, message: point.message.replaceAll(/[\u00A0\u202F]/gu, ' ') };
};
const lacking = [unite([], [], 'Vente')];
const PETITE = { nombreEmployes: 8 };

test.for([
  ['RISQUES_PAR_UNITE', 'R4121-1', 'Aucun risque identifié'],
  [
    'FAMILLES',
    'L4121-3-1',
    "Pour n'oublier aucun risque, des familles du référentiel restent à examiner, sur 22,",
  ],
  ['CHALEUR', 'R4463-2', 'Épisodes de chaleur intense, en intérieur ou en extérieur, à évaluer'],
  ['RPS', 'L4121-1', 'Risques psychosociaux à regarder'],
] as const)('%s: what a unit lacks is asked for in step 4, with its article', ([code, article, manque]) => {
  expect(told(code, PETITE, lacking)).toMatchObject({
    statut: 'à compléter',
    step: 4,
    message: `${manque} pour l'unité « Vente ».`,
    reference: { article },
  });
});

test.for([
  [
    'RISQUES_PAR_UNITE',
    'Chaque unité de travail a ses risques, ou toutes les familles y sont non concernées.',
  ],
  ['FAMILLES', 'Les 22 familles de risques du référentiel sont examinées dans chaque unité.'],
  ['CHALEUR', 'Les épisodes de chaleur intense sont regardés dans chaque unité.'],
  ['RPS', 'Les risques psychosociaux sont regardés dans chaque unité.'],
] as const)('%s: that somebody looked is told, and may be looked at again in step 4', ([code, message]) => {
  const looked = {
    ...unite([]),
    famillesNonConcernees: CODES_DE_FAMILLE.map((famille) => ({ code: famille, motif: '' })),
  };
  expect(told(code, PETITE, [looked])).toMatchObject({ statut: 'renseigné', step: 4, message });
});

test('the differences by sex are told or asked for', () => {
  expect(told('DIFFERENCES_SEXE', PETITE)).toMatchObject({
    step: 3,
    message: "L'impact différencié de l'exposition en fonction du sexe est renseigné pour chaque unité.",
  });
  expect(told('DIFFERENCES_SEXE', PETITE, [{ ...unite(TOUT), differencesSelonSexe: '' }])?.message).toBe(
    "Impact différencié de l'exposition en fonction du sexe à renseigner pour l'unité « Fournil ».",
  );
});

test('the annex that no factor asks for is told so, and one’s own risks are asked about', () => {
  const aucun =
    "Aucun risque choisi dans le référentiel n'expose à un des dix facteurs de l'annexe des expositions.";
  expect(told('EXPOSITIONS', PETITE)).toMatchObject({
    step: 7,
    message: aucun,
    reference: { article: 'R4121-1-1' },
  });
  expect(told('EXPOSITIONS', PETITE, [unite([...TOUT, ''])])?.message).toBe(
    `${aucun} Vos propres risques en portent-ils un ?`,
  );
});

test.for([
  ['CONDITIONS', 'conditionsExecution', "conditions d'exécution", 'de '],
  ['INDICATEURS', 'indicateurResultat', 'indicateur de résultat', "d'"],
  ['COUTS', 'budget', 'coût estimé (budget)', 'de '],
  ['CALENDRIER', 'date', 'date', 'de '],
] as const)('%s: the programme says which measures have it', ([code, champ, nom, de]) => {
  const message = (...actions: Parameters<typeof unite>[1] & {}) =>
    told(code, { nombreEmployes: 62 }, [unite(TOUT, actions)])?.message;
  const missing = { ...WHOLE, [champ]: '' };
  expect(message()).toBe(`Aucune mesure n'a encore ${de}${nom}.`);
  expect(message(WHOLE)).toBe(`Chaque mesure a : ${nom}.`);
  expect(message(WHOLE, missing)).toBe(`1 mesure sans ${nom}.`);
  expect(message(missing, missing)).toBe(`2 mesures sans ${nom}.`);
});

test('the resources are told or asked for', () => {
  expect(told('RESSOURCES', { nombreEmployes: 62 })?.message).toBe(
    "Les ressources de l'entreprise ne sont pas indiquées.",
  );
  const ressourcesPapripact = 'Un mi-temps';
  expect(told('RESSOURCES', { nombreEmployes: 62 }, undefined, { ressourcesPapripact })?.message).toBe(
    "Les ressources de l'entreprise sont indiquées.",
  );
});

test('the list of a small company says how many actions it has', () => {
  expect(told('LISTE_DES_ACTIONS', PETITE)).toMatchObject({
    step: 6,
    message: 'La liste des actions de prévention contient 1 action.',
  });
  expect(told('LISTE_DES_ACTIONS', PETITE, [unite(TOUT)])?.message).toBe(
    'La liste des actions de prévention ne contient aucune action prévue : ajoutez-en une.',
  );
});

test('without a headcount, step 2 is where it is filled in, for the actions and for the yearly update', () => {
  expect(told('EFFECTIF', { nombreEmployes: null })).toMatchObject({ statut: 'à compléter', step: 2 });
  expect(told('EFFECTIF', null)?.message).toMatch(
    /^Effectif à renseigner : à partir de 50 salariés.*protection\.$/u,
  );
  expect(told('MISE_A_JOUR', null)).toMatchObject({
    statut: 'à compléter',
    step: 2,
    message: 'Effectif à renseigner : il dit si la mise à jour annuelle vous concerne.',
  });
});

test('the yearly update leads to step 7, with its article', () => {
  const reference = { article: 'R4121-2' };
  expect(told('MISE_A_JOUR', PETITE)).toMatchObject({
    step: 7,
    reference,
    autresReferences: [{ article: 'L4121-3' }],
  });
  expect(told('MISE_A_JOUR', PETITE)?.message).toMatch(
    /^La mise à jour annuelle concerne les entreprises d'au moins onze salariés\./u,
  );
  expect(told('MISE_A_JOUR', { nombreEmployes: 11 }, undefined, { versions: [] })).toMatchObject({
    step: 7,
    reference,
    message: "Aucune version n'est encore générée.",
  });
  expect(told('MISE_A_JOUR', { nombreEmployes: 11 })).toMatchObject({ step: 7, reference });
});

const DOUZE = { nombreEmployes: 12 };
const versions = [{ id: 'v1', creationTime: '2026-03-01T09:00:00Z' }];
const entree = (type: 'SPST' | 'CSE' | 'AVIS_D_ACCES', date: string, createdAt: string) =>
  ({ id: createdAt, type, versionId: 'v1', corrige: null, date, createdAt }) as const;
const DONE = [
  entree('SPST', '2026-03-02', '2026-03-02T09:00:00Z'),
  entree('CSE', '2026-03-03', '2026-03-03T09:00:00Z'),
  entree('AVIS_D_ACCES', '2026-03-04', '2026-03-04T09:00:00Z'),
];

test.for([
  ['SPST', 'Dernière version transmise au SPST le 2 mars 2026.'],
  ['CSE', 'CSE consulté sur la dernière version le 3 mars 2026.'],
  ['AVIS_D_ACCES', "Avis d'accès affiché à partir du 4 mars 2026."],
] as const)('%s: what was done is told with its day, and leads to the follow-up', ([code, message]) => {
  expect(told(code, DOUZE, undefined, { versions, suivi: DONE })).toMatchObject({
    statut: 'renseigné',
    place: 'suivi',
    message,
  });
});

test.for([
  ['SPST', /^(Dernière version non transmise au SPST\. )?Transmettez chaque mise à jour/u],
  ['CSE', /S'il n'y a pas de CSE, notez pourquoi\.$/u],
  ['AVIS_D_ACCES', /^Affichez dans les lieux de travail/u],
] as const)(
  '%s: what is not done is asked for in the follow-up, once a version and its follow-up are known',
  ([code, message]) => {
    expect(told(code, DOUZE, undefined, { versions, suivi: [] })).toMatchObject({
      place: 'suivi',
      message: expect.stringMatching(message) as string,
    });
    for (const unknown of [
      { versions, suivi: null },
      { versions: [], suivi: [] },
    ]) {
      const point = told(code, DOUZE, undefined, unknown);
      expect(point?.statut).toBe('à vérifier');
      expect(point?.message).toMatch(message);
      expect(point?.place).toBeUndefined();
    }
  },
);

test('a version that was not sent to the SPST is told only once its follow-up is known', () => {
  const isTold = (suivi: [] | null) =>
    told('SPST', DOUZE, undefined, { versions, suivi })?.message.startsWith('Dernière version non transmise');
  expect([isTold([]), isTold(null)]).toEqual([true, false]);
});

test('the follow-up of a CSE is where one may be asked for: not in a small private company', () => {
  const place = (nombreEmployes: number, isSecteurPublic: boolean) =>
    told('CSE', { nombreEmployes, isSecteurPublic }, undefined, { versions, suivi: [] })?.place;
  expect([place(10, false), place(10, true), place(11, false), place(11, true)]).toEqual([
    undefined,
    'suivi',
    'suivi',
    'suivi',
  ]);
});

test('of several notices that are posted, the newest is told', () => {
  const suivi = [...DONE, entree('AVIS_D_ACCES', '2026-04-01', '2026-04-01T09:00:00Z')];
  for (const entrees of [suivi, suivi.toReversed()])
    expect(told('AVIS_D_ACCES', DOUZE, undefined, { versions, suivi: entrees })?.message).toBe(
      "Avis d'accès affiché à partir du 1er avril 2026.",
    );
});
