import type { Exposition } from '@odu/api-contract/types';
import { expect, test, vi } from 'vitest';
import { controleDeConformite } from './controle-de-conformite.ts';
import {
  type ActionAControler,
  BIOLOGIQUE,
  CHALEUR,
  CMR,
  hasRisqueDe,
  RPS,
  type Sujet,
  type UniteAControler,
} from './donnees-a-controler.ts';
import type { CodeDeConformite } from './point-de-conformite.ts';

type Nomme = { readonly code: string; readonly displayName: string };

/** A unit with one risk per name given, each in its category. */
const makeUnite = (
  ...risques: readonly { readonly risque: Nomme; readonly categorie?: Nomme }[]
): UniteAControler => ({
  idUniteDeTravail: 'u1',
  displayName: 'Fournil',
  categorieDeRisques: risques.flatMap(({ categorie }, index) =>
    categorie === undefined ? [] : [{ ...categorie, idCategorie: `c${index}` }],
  ),
  risques: risques.map(({ risque }, index) => ({
    ...risque,
    idRisque: `r${index}`,
    idCategorie: `c${index}`,
    evalGravite: 1,
    evalFrequence: 1,
    evalMaitrise: 1,
  })),
  papripactActionsPreventives: [],
});
const NEUTRE: Nomme = { code: '', displayName: 'Poste de travail' };
const own = (displayName: string): Nomme => ({ code: '', displayName });
const CHUTE: Nomme = { code: 'CHU-OUV-01', displayName: 'Chute' };

test.for<[string, Sujet, Nomme]>([
  ['heat, by code', CHALEUR, { code: 'THE-CHA', displayName: 'Épisodes' }],
  ['heat, by its words', CHALEUR, own('Canicule')],
  ['psychosocial risks, by code', RPS, { code: 'RPS-INT', displayName: 'Intensité du travail' }],
  ['psychosocial risks, by its words', RPS, own('Stress au travail')],
  ['CMR agents, by code', CMR, { code: 'CMR-BOI', displayName: 'Bois' }],
  ['CMR agents, by its words', CMR, own('Amiante')],
  ['biological agents, by code', BIOLOGIQUE, { code: 'BIO-SAN', displayName: 'Piqûres' }],
  ['biological agents, by its words', BIOLOGIQUE, own('Tuberculose')],
])('a risk is also what its category is: %s', ([, sujet, categorie]) => {
  expect(hasRisqueDe(makeUnite({ risque: NEUTRE, categorie }), sujet)).toBe(true);
  expect(hasRisqueDe(makeUnite({ risque: NEUTRE, categorie: NEUTRE }), sujet)).toBe(false);
  // A category that holds none of the unit's risks says nothing of them.
  const empty = makeUnite({ risque: NEUTRE });
  expect(hasRisqueDe({ ...empty, categorieDeRisques: [{ ...categorie, idCategorie: 'empty' }] }, sujet)).toBe(
    false,
  );
});

// Counts, not times: a document of 2,000 risks held a telephone for a tenth of a second, each time its page was drawn.
test('the names of a risk are reduced once, however often a document is checked', () => {
  const unite = makeUnite({ risque: NEUTRE }, { risque: CHUTE }, { risque: own('Canicule') });
  const read = vi.fn<(name: string) => string>((name) => name);
  const counted = {
    ...unite,
    risques: unite.risques.map(({ displayName, ...risque }) =>
      Object.defineProperty({ ...risque }, 'displayName', { get: () => read(displayName ?? '') }),
    ),
  };
  const check = () => controleDeConformite({ unitesDeTravail: [counted] }, [], [], '2026-11-27');
  check();
  check();
  expect(read.mock.calls.flat().toSorted()).toEqual(['Canicule', 'Chute', 'Poste de travail']);
});

const MOTS: readonly (readonly [Sujet, readonly string[]])[] = [
  [
    CHALEUR,
    [
      'Chaleur',
      'Vague de chaleur',
      'Fortes chaleurs',
      'Forte chaleur au fournil',
      'Pics de chaleur dans le fournil',
      'Chaleur sous la surface vitrée',
      'Canicule',
      'Canicules',
      'Températures caniculaires',
      'Chaleur en surface de vente',
      "Chaleur d'été au fournil",
      'Chaleur estivale au fournil',
      'Pic de chaleur dans le fournil',
      'Coup de chaleur au fournil',
      'Vigilance chaleur, atelier des machines',
      'Alerte chaleur à la forge',
      'Chaleur signalée par la météo au fournil',
      'Chaleur extrême au fournil',
      'Chaleur excessive près des fours',
      'Chaleur du soleil sur les machines',
      'Chaleur sous toiture, surfaces vitrées',
      'Fortes chaleurs et pompe à chaleur en panne',
    ],
  ],
  [
    RPS,
    [
      'Risques psychosociaux',
      'Risque psychosocial',
      'Charge psychosociale',
      'Risques psycho-sociaux',
      'Risques psycho sociaux',
      'RPS',
      'Stress',
      'Burn-out',
      'Burn out',
      'Burnout',
      'Épuisement',
      'Violence au guichet',
      'Violences externes',
      'Harcèlement',
      'Harcèlements moral et sexuel',
      'Sexisme',
      'Agissements sexistes',
      'Discriminations',
      'Agressions verbales',
      "Agression d'un client",
      'Incivilité',
      'Incivilités au guichet',
      'Charge mentale',
      'Surcharge de travail',
      'Charge de travail excessive',
      'Surmenage',
      'Mal-être au travail',
      'Souffrance au travail',
    ],
  ],
  [
    CMR,
    [
      'CMR',
      'Amiante',
      'Matériaux amiantés',
      'Dalle amiantée',
      'Désamiantage',
      'Agent cancérogène',
      'Produits cancérigènes',
      'Agents cancérogènes',
      'Mutagène',
      'Mutagènes',
      'Reprotoxique',
      'Reprotoxiques',
      'Produit toxique pour la reproduction',
      'Silice',
      'Benzène',
      'Formaldéhyde',
      'Formol',
      'Poussière de bois',
      'Poussières de bois',
      'Chrome VI',
      'Chrome hexavalent',
      'Chrome 6',
      'Trichloréthylène',
      'Trichloroéthylène',
      'Diesel',
      // Of the category 1B since a regulation of 2025.
      'Protoxyde d’azote',
      'MEOPA',
    ],
  ],
];

test.for(MOTS.flatMap(([sujet, mots]) => mots.map((mot) => [sujet.famille, mot, sujet] as const)))(
  '%s: a risk of one’s own is known by « %s »',
  ([, mot, sujet]) => {
    expect(hasRisqueDe(makeUnite({ risque: CHUTE }, { risque: own(mot) }), sujet)).toBe(true);
    expect(hasRisqueDe(makeUnite({ risque: own(mot.toUpperCase()) }), sujet)).toBe(true);
    for (const [other] of MOTS.filter(([one]) => one !== sujet))
      expect(hasRisqueDe(makeUnite({ risque: own(mot) }), other)).toBe(false);
  },
);

test.for<[Sujet, string]>([
  [CHALEUR, 'Accueil chaleureux'],
  [CHALEUR, 'Entretien de pompe à chaleur'],
  [CHALEUR, 'Pompes à chaleur'],
  [CHALEUR, 'Chaleur de la plaque'],
  [CHALEUR, 'Chaleur des plaques'],
  [CHALEUR, 'Chaleur du grill'],
  [CHALEUR, 'Chaleur du fourneau'],
  [CHALEUR, 'Chaleur des fournils'],
  [CHALEUR, 'Chaleur des panneaux radiants'],
  [CHALEUR, 'Chaleur de la surface de cuisine'],
  [CHALEUR, 'Chaleur de la machine'],
  // « Été » is a whole word.
  [CHALEUR, 'Chaleur du four éteint'],
  [CHALEUR, 'Chaleur du four arrêté'],
  [CHALEUR, 'Chaleur de la friteuse'],
  [CHALEUR, 'Chaleur du lave-vaisselle'],
  [CHALEUR, 'Chaleur de la forge'],
  [CHALEUR, 'Brûlure par la chaleur'],
  [CHALEUR, 'Chaleur des surfaces de cuisson'],
  [CHALEUR, "Pic d'activité, chaleur des machines"],
  [RPS, 'Déstressage des tôles'],
  [RPS, 'Agression par un chien'],
  [RPS, 'Agression par un animal'],
  [RPS, 'Agression par des animaux'],
  [RPS, 'Agressivité du produit'],
  [RPS, 'Surcharge du plancher'],
  [RPS, 'Charge physique de travail'],
  [CMR, 'Chrome décoratif'],
  [CMR, 'Poussières de farine'],
])('%#: another word that begins or ends like one is none: « %s »', ([sujet, mot]) => {
  expect(hasRisqueDe(makeUnite({ risque: own(mot) }), sujet)).toBe(false);
});

const TODAY = '2026-11-22';
const makeAction = (idAction: string, fields: Partial<ActionAControler> = {}): ActionAControler => ({
  idAction,
  statut: 'À planifier',
  date: '2027-01-15',
  ...fields,
});
/** The message of a point for a company of 62, with spaces that a test can show. */
const messageOf = (
  code: CodeDeConformite,
  unite: Partial<UniteAControler>,
  expositions: readonly Exposition[] = [],
) =>
  controleDeConformite(
    {
      entreprise: { nombreEmployes: 62 },
      unitesDeTravail: [{ ...makeUnite({ risque: CHUTE }), ...unite }],
      expositions,
    },
    [],
    null,
    TODAY,
  )
    .find((point) => point.code === code)
    ?.message.replaceAll('\u00A0', ' ')
    .replaceAll('\u202F', ' ');

test.for<[readonly ActionAControler[], string]>([
  [[], 'Le programme annuel ne contient aucune action prévue : ajoutez-en une.'],
  [
    [makeAction('a1', { statut: 'Terminé' })],
    "Toutes les actions du programme annuel sont terminées : ajoutez celles de l'année à venir.",
  ],
  [[makeAction('a1')], 'Le programme annuel contient 1 action.'],
  [[makeAction('a1'), makeAction('a2')], 'Le programme annuel contient 2 actions.'],
])('%#: the programme says what it lacks: %s', ([papripactActionsPreventives, message]) => {
  expect(messageOf('LISTE_DES_ACTIONS', { papripactActionsPreventives })).toBe(message);
});

const LATE = { date: '2026-11-21' };
test.for([
  [1, '1 mesure dont la date est passée : notez celle qui est terminée, ou donnez une nouvelle date.'],
  [2, '2 mesures dont la date est passée : notez celles qui sont terminées, ou donnez une nouvelle date.'],
  [3, '3 mesures dont la date est passée : notez celles qui sont terminées, ou donnez une nouvelle date.'],
] as const)('the calendar counts the measures whose date is over: %s', ([count, message]) => {
  const papripactActionsPreventives = [
    makeAction('a0'),
    ...Array.from({ length: count }, (_, index) => makeAction(`late${index}`, LATE)),
  ];
  expect(messageOf('CALENDRIER', { papripactActionsPreventives })).toMatch(
    new RegExp(`^${message} Si le CSE a les attributions prévues à partir de cinquante salariés`),
  );
});

const MANUTENTION: Nomme = { code: 'PHY-MAN-01', displayName: 'Manutention' };
const NUIT: Nomme = { code: 'ORG-NUI-01', displayName: 'Nuit' };
const said = (facteur: Exposition['facteur'], nombreAuDela: number | null): Exposition => ({
  facteur,
  donneesCollectives: 'Fournil',
  nombreAuDela,
});
test.for<[readonly Nomme[], readonly Exposition[], string]>([
  [
    [MANUTENTION],
    [],
    'Annexe des expositions à renseigner pour le facteur « Manutentions manuelles de charges ».',
  ],
  [
    [MANUTENTION, NUIT],
    [],
    'Annexe des expositions à renseigner pour le facteur « Manutentions manuelles de charges » et 1 autre.',
  ],
  // Said of a risk of one's own, but not by how many people.
  [
    [MANUTENTION, NUIT],
    [said('bruit', null)],
    'Annexe des expositions à renseigner pour le facteur « Manutentions manuelles de charges » et 2 autres.',
  ],
  [
    [MANUTENTION, NUIT],
    [said('manut', null)],
    'Annexe des expositions à renseigner pour le facteur « Travail de nuit ».',
  ],
  [[MANUTENTION], [said('manut', null)], "L'annexe des expositions est renseignée pour 1 facteur."],
  [
    [MANUTENTION, NUIT],
    [said('manut', null), said('nuit', 0)],
    "L'annexe des expositions est renseignée pour 2 facteurs.",
  ],
])(
  '%#: the annex names the first factor that lacks something and counts the others',
  ([risques, expositions, message]) => {
    const unite = makeUnite(...risques.map((risque) => ({ risque })));
    expect(messageOf('EXPOSITIONS', unite, expositions)).toBe(message);
  },
);
