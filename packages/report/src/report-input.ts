import type {
  ActionPreventive,
  CategorieDeRisques,
  DisplayOptions,
  DuerpData,
  Entreprise,
  Risque,
  UniteDeTravail,
  Version,
} from '@odu/api-contract/types';
import type { Incomplet } from '@odu/domain';
import type { Preuve, VersionPrecedente } from './preuve/preuve.ts';

/** An entity as a version keeps it: a version made before a field existed lacks it, the fields `K` are as old as versions. */
type Snapshot<T, K extends keyof T> = Readonly<Pick<T, K>> & Incomplet<Omit<T, K>>;

/** The company card; every field may still be empty in a draft. */
export type SnapshotEntreprise = Incomplet<Entreprise>;

export type SnapshotCategorie = Snapshot<CategorieDeRisques, 'idCategorie' | 'displayName' | 'isUserDefined'>;

export type SnapshotRisque = Snapshot<
  Risque,
  'idRisque' | 'idCategorie' | 'displayName' | 'evalGravite' | 'evalFrequence' | 'evalMaitrise'
>;

export type SnapshotAction = Snapshot<
  ActionPreventive,
  'idAction' | 'idUniteDeTravail' | 'descriptionDeLaMesure' | 'responsable'
>;

export type SnapshotUnite = Readonly<Pick<UniteDeTravail, 'idUniteDeTravail' | 'displayName'>> &
  Incomplet<Pick<UniteDeTravail, 'effectif' | 'differencesSelonSexe'>> & {
    readonly categorieDeRisques: readonly SnapshotCategorie[];
    readonly risques: readonly SnapshotRisque[];
    readonly papripactActionsPreventives: readonly SnapshotAction[];
    readonly famillesNonConcernees?: UniteDeTravail['famillesNonConcernees'];
  };

/** The part of the contract's `DuerpData` that is printed; the data of a version fits as it is, however old. */
export type SnapshotData = Readonly<Pick<DuerpData, 'isPapripactEnabled'>> & {
  /** A version made before the field existed lacks it. */
  readonly ressourcesPapripact?: string;
  readonly expositions?: DuerpData['expositions'];
  readonly entreprise?: SnapshotEntreprise | null;
  readonly unitesDeTravail: readonly SnapshotUnite[];
};

/** A line of the table of versions. */
export type ReportVersion = Readonly<Pick<Version, 'versionNumber' | 'creationTime'>> &
  Incomplet<Pick<Version, 'notesDeVersion' | 'motif'>>;

/** Everything a report is made of: the same input gives the same bytes. Times are ISO 8601 instants. */
export type ReportInput = {
  data: SnapshotData;
  displayName: string;
  /** Shown on the cover and in the footer, null for none. */
  reference: string | null;
  versionNumber: Version['versionNumber'];
  creationTime: Version['creationTime'];
  notesDeVersion: Version['notesDeVersion'] | null;
  motif?: Version['motif'];
  displayOptions: DisplayOptions;
  /** For the table of versions, in any order; the printed version is added when it is missing. */
  versions: readonly ReportVersion[];
  /** What the journal of changes is made against; null or absent for a first version. */
  precedente?: VersionPrecedente | null;
  /** What a full report carries and proves; null for a demo. */
  preuve: Preuve | null;
  /** True scrambles the free text before the engine has it and marks every page. */
  isDemo: boolean;
  interfaceVersion: string;
  productName: string;
};
