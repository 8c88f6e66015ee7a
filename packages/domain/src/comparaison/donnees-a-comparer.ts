import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpData,
  Entreprise,
  Risque,
  UniteDeTravail,
} from '@odu/api-contract/types';
import type { Incomplet } from '../champs/incomplet.ts';

/** An entity as an old version may keep it: the fields `K` are as old as versions, any other may lack. */
type Ancien<T, K extends keyof T> = Readonly<Pick<T, K>> & Incomplet<Omit<T, K>>;

/** A category as the comparison reads it. */
export type CategorieAComparer = Ancien<CategorieDeRisques, 'idCategorie' | 'displayName' | 'isUserDefined'>;

/** A risk as the comparison reads it. */
export type RisqueAComparer = Ancien<Risque, 'idRisque' | 'idCategorie' | 'displayName'>;

/** A preventive action as the comparison reads it. */
export type ActionAComparer = Ancien<ActionPreventive, 'idAction' | 'descriptionDeLaMesure'>;

/** A unit as the comparison reads it. */
export type UniteAComparer = Readonly<Pick<UniteDeTravail, 'idUniteDeTravail' | 'displayName'>> &
  Incomplet<Pick<UniteDeTravail, 'effectif' | 'differencesSelonSexe'>> & {
    readonly famillesNonConcernees?: UniteDeTravail['famillesNonConcernees'] | undefined;
    readonly categorieDeRisques: readonly CategorieAComparer[];
    readonly risques: readonly RisqueAComparer[];
    readonly papripactActionsPreventives: readonly ActionAComparer[];
  };

/** The data of a version, however old, or of the draft. */
export type DonneesAComparer = Incomplet<Pick<DuerpData, 'isPapripactEnabled' | 'ressourcesPapripact'>> & {
  readonly expositions?: DuerpData['expositions'] | undefined;
  readonly entreprise?: Incomplet<Entreprise> | null;
  readonly unitesDeTravail: readonly UniteAComparer[];
};
