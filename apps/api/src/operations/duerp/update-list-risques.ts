import type { UpdateListRisquesRequest } from '@odu/api-contract';
import type { Handler } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { listActionRowsOfUnite, updateAction } from '../../repositories/action-preventive-repository.ts';
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
import { checkActionsAssociees } from './check-actions-associees.ts';
import { checkListRisques } from './check-list-risques.ts';
import { isEmptyPlan, planList } from './plan-list.ts';
import { refuseAll, uniteNotFound } from './problems.ts';
import { refuseUsedIds } from './refuse-used-ids.ts';
import { toRisqueFields } from './risque-fields.ts';
import { writeDuerp } from './write-duerp.ts';

type Place = { duerpDocumentId: string; idUniteDeTravail: string };

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

/** The rows of the actions whose link changes; throws the 422 when a link cannot be. */
async function planActionsAssociees(queries: Queries, place: Place, body: UpdateListRisquesRequest) {
  const { actionsAssociees = [] } = body;
  if (actionsAssociees.length === 0) return [];
  const stored = await listActionRowsOfUnite(queries, place.duerpDocumentId, place.idUniteDeTravail);
  const errors = checkActionsAssociees(actionsAssociees, stored, body.risques);
  if (errors.length > 0) throw refuseAll(errors);
  const risqueOf = new Map(
    actionsAssociees.map(({ idAction, idRisqueAssocie }) => [idAction, idRisqueAssocie]),
  );
  return stored.flatMap((row) => {
    const idRisqueAssocie = risqueOf.get(row.idAction) ?? row.idRisqueAssocie;
    return idRisqueAssocie === row.idRisqueAssocie ? [] : [{ ...row, idRisqueAssocie }];
  });
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
      const actions = await planActionsAssociees(queries, place, body);
      // Categories first and last: a risk must find its category, and a category goes only without its risks.
      await refuseUsedIds('/categorieDeRisques', insertCategories(queries, categories.inserted));
      for (const row of categories.updated) await updateCategorie(queries, row);
      await refuseUsedIds('/risques', insertRisques(queries, risques.inserted));
      for (const row of risques.updated) await updateRisqueRow(queries, row);
      await deleteRisques(queries, duerpDocumentId, risques.deletedIds);
      // After the deletion, which takes the links to the risks that go.
      for (const row of actions) await updateAction(queries, row);
      await deleteCategories(queries, duerpDocumentId, categories.deletedIds);
      return {
        isChanged: !isEmptyPlan(categories) || !isEmptyPlan(risques) || actions.length > 0,
        risques: [...risques.inserted, ...risques.updated],
        unites: [body.idUniteDeTravail],
      };
    });
};
