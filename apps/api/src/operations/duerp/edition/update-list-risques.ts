import type { UpdateListRisquesRequest } from '@odu/api-contract';
import type { Handler } from '../../../contract/types.ts';
import { type Read, readTogether } from '../../../db/readings.ts';
import type { Deps } from '../../../deps.ts';
import {
  type ActionPreventiveRow,
  writeActions,
} from '../../../repositories/duerp/action-preventive-repository.ts';
import {
  type CategorieRow,
  deleteCategories,
  writeCategories,
} from '../../../repositories/duerp/categorie-repository.ts';
import { readingsOfUnite } from '../../../repositories/duerp/duerp-content-repository.ts';
import { deleteRisques, writeRisques } from '../../../repositories/duerp/risque-repository.ts';
import { writeUnites } from '../../../repositories/duerp/unite-de-travail-repository.ts';
import { checkActionsAssociees } from './check-actions-associees.ts';
import { checkListRisques } from './check-list-risques.ts';
import { isGrowing } from '../lecture/duerp-size.ts';
import { planFamilles } from './familles-of-unite.ts';
import { isEmptyPlan, isSameRow, listReplaced, planList } from '../liste/plan-list.ts';
import { refuseAll, uniteNotFound } from '../problems.ts';
import { refuseIdsOfOthers } from './refuse-used-ids.ts';
import { idOfRisque, type Place, planRisques } from './plan-risques.ts';
import { writeDuerp } from './write-duerp.ts';

const idOfCategorie = ({ idCategorie }: Pick<CategorieRow, 'idCategorie'>) => idCategorie;
type Stored = Read<ReturnType<typeof readingsOfUnite>>;

function planCategories(stored: CategorieRow[], place: Place, body: UpdateListRisquesRequest) {
  const wanted = body.categorieDeRisques.map(({ idCategorie, code, displayName, isUserDefined }) => ({
    ...place,
    idCategorie,
    code,
    displayName,
    isUserDefined: isUserDefined ? (1 as const) : (0 as const),
  }));
  return planList<CategorieRow>(stored, wanted, idOfCategorie);
}

/** The rows of the actions whose link changes: to the risk that is sent for them, to none when theirs goes. */
function planActions(
  stored: ActionPreventiveRow[],
  { actionsAssociees = [] }: UpdateListRisquesRequest,
  deletedRisques: readonly string[],
) {
  const risqueOf = new Map(
    actionsAssociees.map(({ idAction, idRisqueAssocie }) => [idAction, idRisqueAssocie]),
  );
  const deleted = new Set<string | null>(deletedRisques);
  return stored.flatMap((row) => {
    const kept = deleted.has(row.idRisqueAssocie) ? null : row.idRisqueAssocie;
    const changed = { ...row, idRisqueAssocie: risqueOf.get(row.idAction) ?? kept };
    return isSameRow(row, changed) ? [] : [changed];
  });
}

/** Throws the 404 or the 422 of a list that the unit cannot take. */
function requireValid(body: UpdateListRisquesRequest, { unites, actions }: Stored) {
  if (unites.length === 0) throw uniteNotFound();
  const errors = checkListRisques(body);
  if (errors.length > 0) throw refuseAll(errors);
  const linkErrors = checkActionsAssociees(body.actionsAssociees ?? [], actions, body.risques);
  if (linkErrors.length > 0) throw refuseAll(linkErrors);
}

/** Replaces the categories and risks of one unit (step 4), writing only the rows that differ. */
export const updateListRisques = (deps: Deps): Handler<'updateListRisques'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { body } = context;
      const place = { duerpDocumentId, idUniteDeTravail: body.idUniteDeTravail };
      const stored = await readTogether(queries, readingsOfUnite(duerpDocumentId, body.idUniteDeTravail));
      requireValid(body, stored);
      const categories = planCategories(stored.categories, place, body);
      const risques = planRisques(stored, place, body, deps.clock.now().toISOString());
      const actions = planActions(stored.actions, body, risques.deletedIds);
      const [unite] = stored.unites;
      const familles =
        unite &&
        planFamilles(
          unite,
          { categories: body.categorieDeRisques, risques: body.risques },
          body.famillesNonConcernees,
        );
      const writtenCategories = [...categories.inserted, ...categories.updated];
      const written = [...risques.inserted, ...risques.updated];
      // Categories first and last: a risk must find its category, and a category goes only without its risks.
      await refuseIdsOfOthers('/categorieDeRisques', writeCategories(queries, writtenCategories));
      await refuseIdsOfOthers('/risques', writeRisques(queries, written));
      await deleteRisques(queries, duerpDocumentId, risques.deletedIds);
      await writeActions(queries, actions);
      if (familles !== undefined) await writeUnites(queries, [familles]);
      await deleteCategories(queries, duerpDocumentId, categories.deletedIds);
      return {
        isGrowing: isGrowing(
          [
            ...listReplaced(stored.categories, categories, idOfCategorie),
            ...listReplaced(stored.risques, risques, idOfRisque),
          ],
          [...writtenCategories, ...written],
        ),
        isChanged:
          !isEmptyPlan(categories) || !isEmptyPlan(risques) || actions.length > 0 || familles !== undefined,
        risques: written,
        unites: [body.idUniteDeTravail],
      };
    });
};
