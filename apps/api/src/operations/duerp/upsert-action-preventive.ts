import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import {
  type ActionPreventiveRow,
  findAction,
  findNextActionPosition,
  insertActions,
  updateAction,
} from '../../repositories/action-preventive-repository.ts';
import { findRisqueOfUnite } from '../../repositories/risque-repository.ts';
import { hasUnite } from '../../repositories/unite-de-travail-repository.ts';
import { isSameRow } from './plan-list.ts';
import { refuse, uniteNotFound } from './problems.ts';
import { writeDuerp } from './write-duerp.ts';

/** Adds a preventive action at the end of its unit's list, or replaces it (step 6). */
export const upsertActionPreventive = (deps: Deps): Handler<'upsertActionPreventive'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { budget = '', ...fields } = context.body;
      const { idUniteDeTravail, idRisqueAssocie, idAction } = fields;
      if (!(await hasUnite(queries, duerpDocumentId, idUniteDeTravail))) throw uniteNotFound();
      const risque = { idUniteDeTravail, idRisque: idRisqueAssocie };
      if ((await findRisqueOfUnite(queries, duerpDocumentId, risque)) === undefined) {
        throw refuse('/idRisqueAssocie', "Le risque associé n'est pas dans l'unité de travail.");
      }
      const stored = await findAction(queries, duerpDocumentId, idAction);
      if (stored !== undefined && stored.idUniteDeTravail !== idUniteDeTravail) {
        throw refuse('/idAction', "L'action préventive appartient à une autre unité de travail.");
      }
      const position =
        stored?.position ?? (await findNextActionPosition(queries, duerpDocumentId, idUniteDeTravail));
      const row: ActionPreventiveRow = { ...fields, duerpDocumentId, budget, position };
      const isChanged = stored === undefined || !isSameRow(stored, row);
      if (stored === undefined) await insertActions(queries, [row]);
      else if (isChanged) await updateAction(queries, row);
      return { isChanged };
    });
};
