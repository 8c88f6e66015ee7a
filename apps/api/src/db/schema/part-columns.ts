import type { Schema } from './schema.ts';

/** The tables of a document's parts. */
export type PartTable = 'uniteDeTravail' | 'categorieDeRisques' | 'risque' | 'actionPreventive';

/** A column that is added to the schema and missing here breaks the type check. */
type Columns = { readonly [T in PartTable]: Readonly<Record<keyof Schema[T] & string, boolean>> };

/** Of each column whether it holds what a person writes, and so counts for the greatest size of a document. */
const IS_WRITTEN: Columns = {
  uniteDeTravail: {
    duerpDocumentId: false,
    idUniteDeTravail: false,
    position: false,
    displayName: true,
    effectif: false,
    differencesSelonSexe: true,
    famillesNonConcernees: true,
  },
  categorieDeRisques: {
    duerpDocumentId: false,
    idCategorie: false,
    idUniteDeTravail: false,
    position: false,
    code: false,
    displayName: true,
    isUserDefined: false,
  },
  risque: {
    duerpDocumentId: false,
    idRisque: false,
    idUniteDeTravail: false,
    idCategorie: false,
    position: false,
    code: false,
    displayName: true,
    isUserDefined: false,
    danger: true,
    remarques: true,
    mesuresEnPlace: true,
    nombreExposes: false,
    evalGravite: false,
    evalFrequence: false,
    evalMaitrise: false,
    evalueLe: false,
    evaluationPrecedente: false,
    niveauDeRisqueValue: false,
  },
  actionPreventive: {
    duerpDocumentId: false,
    idAction: false,
    idUniteDeTravail: false,
    position: false,
    idRisqueAssocie: false,
    descriptionDeLaMesure: true,
    responsable: true,
    budget: true,
    date: false,
    statut: false,
    conditionsExecution: true,
    indicateurResultat: true,
    type: false,
    termineeLe: false,
  },
};

type Column<T extends PartTable> = keyof Schema[T] & string;

const listColumns = <T extends PartTable>(table: T) => Object.keys(IS_WRITTEN[table]) as Column<T>[];

/** Every column of a part's table: their names are written in the statements that read or write many rows at once. */
export const PART_COLUMNS: { [T in PartTable]: readonly Column<T>[] } = {
  uniteDeTravail: listColumns('uniteDeTravail'),
  categorieDeRisques: listColumns('categorieDeRisques'),
  risque: listColumns('risque'),
  actionPreventive: listColumns('actionPreventive'),
};

/** The columns of a part's table that hold what a person writes. */
export const listWrittenColumns = <T extends PartTable>(table: T): Column<T>[] =>
  listColumns(table).filter((column) => IS_WRITTEN[table][column]);
