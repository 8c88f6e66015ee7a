import type { UpdateListRisquesRequest } from '@odu/api-contract';
import type { Handler } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import {
  type CategorieRow,
  deleteCategories,
  insertCategories,
  listCategorieRowsOfUnite,
  updateCategorie,
} from '../../repositories/categorie-repository.ts';
import {
  deleteRisques,
  insertRisques,
  listRisqueRowsOfUnite,
  type RisqueRow,
  updateRisqueRow,
} from '../../repositories/risque-repository.ts';
import { hasUnite } from '../../repositories/unite-de-travail-repository.ts';
import { checkListRisques } from './check-list-risques.ts';
import { isEmptyPlan, planList } from './plan-list.ts';
import { refuse, refuseAll, uniteNotFound } from './problems.ts';
import { toRisqueFields } from './risque-fields.ts';
import { writeDuerp } from './write-duerp.ts';

type Place = { duerpDocumentId: string; idUniteDeTravail: string };

/** An id of the list that another unit of the document has already. */
const refuseUsedIds = async (path: string, insert: Promise<void>): Promise<void> => {
  try {
    await insert;
  } catch (error) {
    throw isUniqueViolation(error)
      ? refuse(path, 'Un identifiant est déjà utilisé dans une autre unité de travail du document.')
      : error;
  }
};

async function planCategories(queries: Queries, place: Place, body: UpdateListRisquesRequest) {
  const stored = await listCategorieRowsOfUnite(queries, place.duerpDocumentId, place.idUniteDeTravail);
  const wanted = body.categorieDeRisques.map(({ idCategorie, code, displayName, isUserDefined }) => ({
    ...place,
    idCategorie,
    code,
    displayName,
    isUserDefined: isUserDefined ? (1 as const) : (0 as const),
  }));
  return planList<CategorieRow>(stored, wanted, ({ idCategorie }) => idCategorie);
}

async function planRisques(queries: Queries, place: Place, body: UpdateListRisquesRequest) {
  const stored = await listRisqueRowsOfUnite(queries, place.duerpDocumentId, place.idUniteDeTravail);
  const byId = new Map(stored.map((row) => [row.idRisque, row]));
  const wanted = body.risques.map((input) => toRisqueFields(input, place, byId.get(input.idRisque)));
  return planList<RisqueRow>(stored, wanted, ({ idRisque }) => idRisque);
}

/** Replaces the categories and risks of one unit (step 4), writing only the rows that differ. */
export const updateListRisques = (deps: Deps): Handler<'updateListRisques'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { body } = context;
      const place = { duerpDocumentId, idUniteDeTravail: body.idUniteDeTravail };
      if (!(await hasUnite(queries, duerpDocumentId, body.idUniteDeTravail))) throw uniteNotFound();
      const errors = checkListRisques(body);
      if (errors.length > 0) throw refuseAll(errors);
      const categories = await planCategories(queries, place, body);
      const risques = await planRisques(queries, place, body);
      // Categories first and last: a risk must find its category, and a category goes only without its risks.
      await refuseUsedIds('/categorieDeRisques', insertCategories(queries, categories.inserted));
      for (const row of categories.updated) await updateCategorie(queries, row);
      await refuseUsedIds('/risques', insertRisques(queries, risques.inserted));
      for (const row of risques.updated) await updateRisqueRow(queries, row);
      await deleteRisques(queries, duerpDocumentId, risques.deletedIds);
      await deleteCategories(queries, duerpDocumentId, categories.deletedIds);
      return {
        isChanged: !isEmptyPlan(categories) || !isEmptyPlan(risques),
        risques: [...risques.inserted, ...risques.updated],
        unites: [body.idUniteDeTravail],
      };
    });
};
