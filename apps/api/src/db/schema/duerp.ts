import type { components, MotifDeVersion, TypeDeMesure } from '@odu/api-contract';
import type { Note } from '@odu/domain';
import type { Flag, Instant } from './compte.ts';

type SortBy = components['schemas']['SortBy'];
type StatutAction = components['schemas']['StatutAction'];

/** A calendar day in Paris, `YYYY-MM-DD`. */
export type Day = string;

export type DuerpDocumentTable = {
  id: string;
  accountId: string;
  displayName: string;
  description: string;
  /** Raised by every change: the ETag (decision D2). */
  revision: number;
  /** `revision` as the last generation left it; null before the first version. */
  generatedRevision: number | null;
  /** The contract's `Entreprise` as JSON; null until step 2 is saved. Always read and written as a whole. */
  entreprise: string | null;
  isPapripactEnabled: Flag;
  ressourcesPapripact: string;
  /** The contract's `Expositions` as JSON. Always read and written as a whole. */
  expositions: string;
  sortBy: SortBy;
  shouldGroupByUnite: Flag;
  shouldGroupByCategorie: Flag;
  createdAt: Instant;
  updatedAt: Instant;
  /** Last time its owner opened it: what decision D5 counts from. */
  openedAt: Instant;
  /** In the archive when it has versions, waiting for the purge otherwise (decision D4). */
  deletedAt: Instant | null;
};

/**
 * The parts of a document: ids are made by the client, so they identify only within their document, and
 * `position` orders them (gaps are allowed).
 */
type Part = { duerpDocumentId: string; position: number };

export type UniteDeTravailTable = Part & {
  idUniteDeTravail: string;
  displayName: string;
  /** The contract's `Effectif` as JSON; null when nobody said. Always read and written as a whole. */
  effectif: string | null;
  differencesSelonSexe: string;
  /** The contract's `FamillesNonConcernees` as JSON. Always read and written as a whole. */
  famillesNonConcernees: string;
};

export type CategorieDeRisquesTable = Part & {
  idCategorie: string;
  idUniteDeTravail: string;
  code: string;
  displayName: string;
  isUserDefined: Flag;
};

export type RisqueTable = Part & {
  idRisque: string;
  idUniteDeTravail: string;
  idCategorie: string;
  code: string;
  displayName: string;
  isUserDefined: Flag;
  danger: string;
  remarques: string;
  /** The contract's `MesuresEnPlace` as JSON. Always read and written as a whole. */
  mesuresEnPlace: string;
  nombreExposes: number | null;
  evalGravite: Note | null;
  evalFrequence: Note | null;
  evalMaitrise: Note | null;
  evalueLe: Instant | null;
  /** The contract's `EvaluationPrecedente` as JSON. Always read and written as a whole. */
  evaluationPrecedente: string | null;
  /** What domain's rule gives for the three criteria, unrounded (decision D1): kept so that means are one aggregate. */
  niveauDeRisqueValue: number | null;
};

export type ActionPreventiveTable = Part & {
  idAction: string;
  idUniteDeTravail: string;
  /** No foreign key: an action outlives its risk, what the user wrote is never lost with it. */
  idRisqueAssocie: string | null;
  descriptionDeLaMesure: string;
  responsable: string;
  budget: string;
  date: Day;
  statut: StatutAction;
  conditionsExecution: string;
  indicateurResultat: string;
  type: TypeDeMesure | null;
  /** When it became « Terminé »; null while it is not, and for what was before this was kept. */
  termineeLe: Instant | null;
};

/** An immutable version (decision D7). Never updated; erased by the operator alone. */
export type VersionTable = {
  id: string;
  duerpDocumentId: string;
  versionNumber: number;
  creationTime: Instant;
  notesDeVersion: string;
  /** Why it was made; null when nobody said, and for every version before there was a question. */
  motif: MotifDeVersion | null;
  /** Canonical JSON (RFC 8785). */
  displayOptions: string;
  /** Canonical JSON of the name and the whole data as they were. */
  snapshot: string;
  /** SHA-256 in hexadecimal, as the three below. */
  snapshotSha256: string;
  pdfSha256: string;
  /** `hash` of the version before it; null for the first. */
  previousHash: string | null;
  /** Of everything above but the texts, which it holds through their own SHA-256. */
  hash: string;
  /** The full PDF. */
  pdf: Uint8Array;
  /** Made where there was no billing: covered whatever is switched on later (decision C9). A right, not a part of the seal. */
  isAlwaysCovered: Flag;
  /** The contract's `CompteursDeNiveau` of the snapshot as JSON, so that lists need not read it. Beside the seal; null when nobody counted. */
  compteurs: string | null;
};

/** The demonstration PDF of a version, which can always be made again. */
export type KeptDemoTable = {
  versionId: string;
  /** What it was made with beside its version: the interface's version and the product's name. */
  edition: string;
  usedAt: Instant;
  /** The size of `pdf`: its sum is read without the files. */
  octets: number;
  pdf: Uint8Array;
};

export type DuerpTables = {
  duerpDocument: DuerpDocumentTable;
  uniteDeTravail: UniteDeTravailTable;
  categorieDeRisques: CategorieDeRisquesTable;
  risque: RisqueTable;
  actionPreventive: ActionPreventiveTable;
  version: VersionTable;
  keptDemo: KeptDemoTable;
};
