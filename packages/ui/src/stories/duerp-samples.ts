import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpData,
  DuerpListItem,
  Entreprise,
  Note,
  Risque,
  UniteDeTravail,
  Version,
} from '@odu/api-contract';
import { classifyNiveauDeRisque, computeNiveauDeRisqueOrNull, DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';

/** Documents as the server sends them, for the stories of the blocks. */

export const ENTREPRISE: Entreprise = {
  nom: 'Boulangerie Martin',
  siret: '73282932000074',
  secteurDActivite: 'Commerce',
  isSecteurPublic: false,
  adresse: '3 rue des Lilas, 69003 Lyon',
  nomDuRepresentantLegal: 'Camille Martin',
  nombreEmployes: 8,
  isEtablissement: false,
  nomDeLEtablissement: null,
};

export const aVersion = (fields: Partial<Version> = {}): Version => ({
  id: 'version-2',
  duerpDocumentId: 'duerp-1',
  versionNumber: 2,
  creationTime: '2026-11-03T09:30:00Z',
  notesDeVersion: '',
  isCovered_Derivated: true,
  ...fields,
});

export const aDuerpListItem = (fields: Partial<DuerpListItem> = {}): DuerpListItem => ({
  id: 'duerp-1',
  displayName: 'Boulangerie Martin',
  data: { entreprise: { nom: 'Boulangerie Martin', siret: '73282932000074' } },
  latestVersion: aVersion(),
  paymentStatus_Derivated: 'IN_PAID_PERIOD',
  isVip_Derivated: false,
  hasFullAccess_Derivated: true,
  hasBeenModifiedSinceLastGeneration: false,
  ...fields,
});

/** A risk with its level computed; `notes` are gravité, fréquence, maîtrise. */
export const aRisque = (
  idRisque: string,
  fields: Partial<Risque> = {},
  notes: readonly [Note, Note, Note] = [3, 2, 3],
): Risque => {
  const evaluation = { evalGravite: notes[0], evalFrequence: notes[1], evalMaitrise: notes[2] };
  const niveauDeRisqueValue = computeNiveauDeRisqueOrNull(evaluation);
  return {
    idRisque,
    idCategorie: 'sols',
    code: '',
    displayName: 'Glissade sur un sol humide ou fariné',
    isUserDefined: false,
    danger: 'Farine et eau au sol près du pétrin.',
    remarques: '',
    ...evaluation,
    isRisqueEvalue: niveauDeRisqueValue !== null,
    niveauDeRisqueValue,
    niveauDeRisqueStatus: classifyNiveauDeRisque(niveauDeRisqueValue),
    ...fields,
  };
};

/** What a risk holds besides once it is followed: measures in place, whom it reaches, what it was before. */
export const SUIVI = {
  mesuresEnPlace: [
    { idMesure: 'm1', texte: 'Chaussures antidérapantes', type: 'protection individuelle' },
    { idMesure: 'm2', texte: 'Caniveau devant la plonge', type: 'protection collective' },
  ],
  nombreExposes: 3,
  evaluationPrecedente: {
    evalGravite: 4,
    evalFrequence: 4,
    evalMaitrise: 4,
    evalueLe: '2026-03-02T23:00:00.000Z',
  },
} as const satisfies Partial<Risque>;

export const anAction = (idAction: string, fields: Partial<ActionPreventive> = {}): ActionPreventive => ({
  idAction,
  idUniteDeTravail: 'fournil',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un revêtement antidérapant devant le pétrin',
  responsable: 'Camille Martin',
  budget: '1\u202F200\u202F€',
  date: '2027-03-15',
  statut: 'À planifier',
  ...fields,
});

const aCategorie = (idCategorie: string, displayName: string, code: string): CategorieDeRisques => ({
  idCategorie,
  displayName,
  code,
  isUserDefined: false,
});

export const CATEGORIES: CategorieDeRisques[] = [
  aCategorie('sols', 'Chutes de plain-pied', 'CPP-SOL'),
  aCategorie('manut', 'Manutention manuelle', 'MAN'),
  aCategorie('chaleur', 'Ambiances thermiques', 'THE'),
];

export const anUnite = (idUniteDeTravail: string, fields: Partial<UniteDeTravail> = {}): UniteDeTravail => ({
  idUniteDeTravail,
  displayName: 'Fournil',
  categorieDeRisques: CATEGORIES,
  risques: [],
  papripactActionsPreventives: [],
  niveauDeRisqueValue: null,
  ...fields,
});

export const UNITES: UniteDeTravail[] = [
  anUnite('fournil', {
    risques: [
      aRisque('r1', { code: 'CPP-SOL-04', remarques: 'Deux glissades sans gravité en 2025.' }),
      aRisque(
        'r2',
        {
          code: 'MAN-02',
          idCategorie: 'manut',
          displayName: 'Port de sacs de farine de 25 kg',
          danger: 'Livraison deux fois par semaine, escalier de la réserve.',
        },
        [3, 4, 4],
      ),
      aRisque(
        'r3',
        { code: 'THE-01', idCategorie: 'chaleur', displayName: 'Chaleur du four en été', danger: '' },
        [2, 2, 1],
      ),
    ],
    papripactActionsPreventives: [
      anAction('a1'),
      anAction('a2', {
        descriptionDeLaMesure: 'Nettoyer le sol après chaque fournée',
        budget: '',
        statut: 'En cours',
      }),
      anAction('a3', {
        idRisqueAssocie: 'r2',
        descriptionDeLaMesure: 'Acheter un diable monte-escalier',
        statut: 'Terminé',
      }),
    ],
    niveauDeRisqueValue: 7.17,
  }),
  anUnite('vente', {
    displayName: 'Vente',
    risques: [
      aRisque('r4', { code: 'CPP-SOL-01', displayName: 'Chute sur le trottoir gelé' }, [2, 1, 2]),
      aRisque(
        'r5',
        { idCategorie: 'manut', displayName: 'Station debout prolongée', isUserDefined: true, danger: '' },
        [null, null, null],
      ),
    ],
    niveauDeRisqueValue: 1,
  }),
];

export const aDuerpData = (fields: Partial<DuerpData> = {}): DuerpData => ({
  entreprise: ENTREPRISE,
  unitesDeTravail: UNITES,
  isPapripactEnabled: true,
  niveauDeRisqueTotalValue: 5.63,
  niveauDeRisqueTotalStatus: 'RED',
  displayOptions: DEFAULT_DISPLAY_OPTIONS,
  ...fields,
});

/** A document of the largest kind: `count` risks in ten units. */
export const manyUnites = (count: number): UniteDeTravail[] =>
  Array.from({ length: 10 }, (_, unite) =>
    anUnite(`u${unite}`, {
      displayName: `Atelier ${unite + 1}`,
      risques: Array.from({ length: count / 10 }, (_unused, index) => {
        const note = ((index % 4) + 1) as Note;
        return aRisque(
          `u${unite}r${index}`,
          {
            code: `R-${unite * (count / 10) + index + 1}`,
            displayName: `Risque numéro ${unite * (count / 10) + index + 1}`,
            idCategorie: CATEGORIES[Math.floor(index / 80) % 3]?.idCategorie ?? 'sols',
            remarques: 'Vu avec le CSE.',
          },
          [note, note, note],
        );
      }),
    }),
  );
