import type { Selectable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { RisqueTable } from '../../db/schema/duerp.ts';
import { makePartWrites } from './part-writes.ts';

export type RisqueRow = Selectable<RisqueTable>;

const selectRisquesOfUnite = compileOnce(
  ['duerpDocumentId', 'idUniteDeTravail', 'idRisque', 'idCategorie'],
  (queries, { duerpDocumentId, idUniteDeTravail, idRisque, idCategorie }) =>
    queries
      .selectFrom('risque')
      .selectAll()
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('categorieDeRisques')
              .select('idCategorie')
              .where('duerpDocumentId', '=', duerpDocumentId)
              .where('idUniteDeTravail', '=', idUniteDeTravail)
              .where('idCategorie', '=', idCategorie),
          )
          .as('isCategorieOfUnite'),
      )
      .select((eb) =>
        eb
          .selectFrom('actionPreventive')
          .select((action) => action.fn.max('termineeLe').as('termineeLe'))
          .where('duerpDocumentId', '=', duerpDocumentId)
          .where('idRisqueAssocie', '=', idRisque)
          .as('actionTermineeLe'),
      )
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('idUniteDeTravail', '=', idUniteDeTravail)
      .where('idRisque', '=', idRisque),
);

/** A risk of a unit, whether that unit has a category, and when the newest of its actions was finished. */
export async function findRisqueOfUnite(
  queries: Queries,
  duerpDocumentId: string,
  of: { idUniteDeTravail: string; idRisque: string; idCategorie: string },
) {
  const [found] = await selectRisquesOfUnite(queries, { ...of, duerpDocumentId });
  return found;
}

/** How many risks stand at each level, of every document of an account that is not deleted: a level is one of a few dozen values. */
export const countRisquesByNiveau = (
  queries: Queries,
  accountId: string,
): Promise<{ duerpDocumentId: string; niveauDeRisqueValue: number | null; nombre: number }[]> =>
  queries
    .selectFrom('risque')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'risque.duerpDocumentId')
    .select((eb) => [
      'risque.duerpDocumentId',
      'risque.niveauDeRisqueValue',
      eb.fn.countAll<number>().as('nombre'),
    ])
    .where('duerpDocument.accountId', '=', accountId)
    .where('duerpDocument.deletedAt', 'is', null)
    .groupBy(['risque.duerpDocumentId', 'risque.niveauDeRisqueValue'])
    .execute();

export const {
  insert: insertRisques,
  write: writeRisques,
  deleteAll: deleteRisques,
} = makePartWrites('risque', 'idRisque');
