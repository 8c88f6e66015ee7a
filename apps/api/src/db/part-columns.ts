import type { Schema } from './schema.ts';

/** The tables of a document's parts. */
export type PartTable = 'uniteDeTravail' | 'categorieDeRisques' | 'risque' | 'actionPreventive';

/** Every column of a part's table: their names are written in the statements that read or write many rows at once. */
export const PART_COLUMNS: { [T in PartTable]: readonly (keyof Schema[T] & string)[] } = {
  uniteDeTravail: listAll<'uniteDeTravail'>({
    duerpDocumentId: true,
    idUniteDeTravail: true,
    position: true,
    displayName: true,
    effectif: true,
    differencesSelonSexe: true,
    famillesNonConcernees: true,
  }),
  categorieDeRisques: listAll<'categorieDeRisques'>({
    duerpDocumentId: true,
    idCategorie: true,
    idUniteDeTravail: true,
    position: true,
    code: true,
    displayName: true,
    isUserDefined: true,
  }),
  risque: listAll<'risque'>({
    duerpDocumentId: true,
    idRisque: true,
    idUniteDeTravail: true,
    idCategorie: true,
    position: true,
    code: true,
    displayName: true,
    isUserDefined: true,
    danger: true,
    remarques: true,
    mesuresEnPlace: true,
    nombreExposes: true,
    evalGravite: true,
    evalFrequence: true,
    evalMaitrise: true,
    niveauDeRisqueValue: true,
  }),
  actionPreventive: listAll<'actionPreventive'>({
    duerpDocumentId: true,
    idAction: true,
    idUniteDeTravail: true,
    position: true,
    idRisqueAssocie: true,
    descriptionDeLaMesure: true,
    responsable: true,
    budget: true,
    date: true,
    statut: true,
    conditionsExecution: true,
    indicateurResultat: true,
    type: true,
  }),
};

/** A column that is added to the schema and missing here breaks the type check. */
function listAll<Table extends PartTable>(columns: Record<keyof Schema[Table], true>) {
  return Object.keys(columns) as (keyof Schema[Table] & string)[];
}
