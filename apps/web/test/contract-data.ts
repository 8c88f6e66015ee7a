import type {
  AccountInfo,
  BillingProfile,
  DuerpListItem,
  DuerpPatch,
  Entreprise,
  MasterData,
  PriceInfo,
  Version,
} from '@odu/api-contract';

/** A verified account that may have five DUERPs. */
export const ACCOUNT: AccountInfo = {
  emailAddress: 'claire@boulangerie.example',
  isEmailVerified: true,
  maxNumberOfDuerps: 5,
  hasRappels: true,
  isDelegatedSession: false,
  lastDelegateSignIn: null,
};

/** What an account on the free plan pays. */
export const PRICES: PriceInfo = {
  isVip: false,
  isActivePremiumPlan: false,
  premiumPlanActiveUntilDate: null,
  numberOfActiveStandardPlan: 0,
  isOnFreePlan: true,
  standardPlanPrice: 99,
  premiumPriceInfo: { currentPrice: 299, originalPrice: 299, discount: 0 },
  vatRatePercentage: 20,
};

/** A company that is billed in France. */
export const LYON: BillingProfile = {
  id: 'p1',
  billingAddress: {
    name: 'Boulangerie Martin',
    line1: '3 rue des Lilas',
    line2: null,
    postalCode: '69003',
    city: 'Lyon',
    country: 'FR',
    vatNumber: null,
  },
};

/** A company of which nothing lacks. */
export const ENTREPRISE: Entreprise = {
  nom: 'Boulangerie Claire',
  isEtablissement: false,
  nomDeLEtablissement: null,
  siret: '73282932000074',
  adresse: '1 rue du Four',
  secteurDActivite: 'Boulangerie',
  isSecteurPublic: false,
  nombreEmployes: 12,
  nomDuRepresentantLegal: 'Claire Martin',
};

/** A referential with one unit, and one risk of one category. */
export const MASTER_DATA: MasterData = {
  unitesDeTravail: [{ idUniteDeTravail: 'e1', displayName: 'Fournil', isHighlighted: true }],
  familleDeRisques: [{ idFamille: 'f1', displayName: 'Ambiances', code: 'A' }],
  categorieDeRisques: [
    {
      idPremadeCategorie: 'p1',
      idFamille: 'f1',
      displayName: 'Bruit',
      code: 'A1',
      tagsPrincipaux: [],
      tagsSecondaires: [],
      isHighlighted: true,
      isSecteurSpecifique: false,
      mesuresTypes: [],
    },
  ],
  risques: [
    {
      idPremadeRisque: 'pr1',
      idPremadeCategorie: 'p1',
      displayName: 'Bruit du pétrin',
      code: 'A1.1',
      infoSeuil: null,
      facteursL4161: [],
      suiviIndividuelRenforcePossible: false,
    },
  ],
  secteurs: [],
  secteursReconnus: [],
};

/** The two parts of a referential, as the server answers them. */
export const splitMasterData = (whole: MasterData): { noms: MasterData; textes: MasterData } => ({
  noms: {
    ...whole,
    categorieDeRisques: whole.categorieDeRisques.map((categorie) => ({
      ...categorie,
      tagsPrincipaux: [],
      tagsSecondaires: [],
      mesuresTypes: [],
    })),
    risques: whole.risques.map((risque) => ({
      ...risque,
      infoSeuil: null,
      seuil: null,
      facteursL4161: [],
      suiviIndividuelRenforcePossible: false,
    })),
  },
  textes: {
    ...whole,
    unitesDeTravail: [],
    familleDeRisques: [],
    secteurs: [],
    categorieDeRisques: whole.categorieDeRisques.map((categorie) => ({
      ...categorie,
      idFamille: '',
      displayName: '',
      code: '',
      isHighlighted: false,
    })),
    risques: whole.risques
      .filter(({ seuil }) => seuil)
      .map((risque) => ({ ...risque, displayName: '', code: '', idPremadeCategorie: '' })),
  },
});

/** The first version of the document `d1`, covered by a plan. */
export const makeVersion = (fields: Partial<Version> = {}): Version => ({
  id: 'v1',
  duerpDocumentId: 'd1',
  versionNumber: 1,
  creationTime: '2026-11-20T09:00:00Z',
  notesDeVersion: '',
  isCovered_Derivated: true,
  ...fields,
});

/** The document `d1` in the list, without a version. */
export const makeListItem = (fields: Partial<DuerpListItem> = {}): DuerpListItem => ({
  id: 'd1',
  displayName: 'Boulangerie Claire',
  data: { entreprise: { nom: 'Boulangerie Claire', siret: null } },
  latestVersion: null,
  paymentStatus_Derivated: 'DRAFT',
  isVip_Derivated: false,
  hasFullAccess_Derivated: false,
  hasBeenModifiedSinceLastGeneration: false,
  ...fields,
});

/** A PDF; the contract types the bytes of a file as text. */
export const PDF = new Blob(['%PDF-']) as unknown as string;

/** What a write of the editor answers: the small answer of the contract, and the document's new version. */
export const written = (etag = '"2"'): { body: DuerpPatch; headers: { ETag: string } } => ({
  body: {
    isPatch: true,
    id: 'd1',
    displayName: 'Nouveau DUERP',
    hasBeenModifiedSinceLastGeneration: false,
    niveauDeRisqueTotalValue: null,
    niveauDeRisqueTotalStatus: null,
    unitesDeTravail: [],
    risques: [],
  },
  headers: { ETag: etag },
});
