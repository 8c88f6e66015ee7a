import type { UpsertActionPreventiveRequest } from '@odu/api-contract';
import type { Handler } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import {
  type ActionPreventiveRow,
  findAction,
  findNextActionPosition,
  insertActions,
  moveActionsFrom,
  updateAction,
} from '../../repositories/action-preventive-repository.ts';
import { findRisqueOfUnite } from '../../repositories/risque-repository.ts';
import { hasUnite } from '../../repositories/unite-de-travail-repository.ts';
import { isSameRow } from './plan-list.ts';
import { refuse, uniteNotFound } from './problems.ts';
import { writeDuerp } from './write-duerp.ts';

/** Throws the 422 for a link that the action cannot have. */
async function requireRisque(
  queries: Queries,
  duerpDocumentId: string,
  { idUniteDeTravail, idRisqueAssocie, apresIdAction }: UpsertActionPreventiveRequest,
  isKnown: boolean,
): Promise<void> {
  if (idRisqueAssocie === null) {
    // An action that comes back, at a place of the list, may have lost its risk before it went.
    if (isKnown || apresIdAction !== undefined) return;
    throw refuse('/idRisqueAssocie', 'Le risque associé est requis');
  }
  const risque = { idUniteDeTravail, idRisque: idRisqueAssocie };
  if ((await findRisqueOfUnite(queries, duerpDocumentId, risque)) === undefined) {
    throw refuse('/idRisqueAssocie', "Le risque associé n'est pas dans l'unité de travail.");
  }
}

/** The position of a new action: after the one that it names, first for null, else last. */
async function makePosition(
  queries: Queries,
  duerpDocumentId: string,
  { idUniteDeTravail, apresIdAction }: UpsertActionPreventiveRequest,
): Promise<number> {
  const place = { duerpDocumentId, idUniteDeTravail };
  const isFirst = apresIdAction === null;
  const before = apresIdAction ? await findAction(queries, duerpDocumentId, apresIdAction) : undefined;
  if (!isFirst && before?.idUniteDeTravail !== idUniteDeTravail) {
    return findNextActionPosition(queries, place);
  }
  const position = before === undefined ? 0 : before.position + 1;
  await moveActionsFrom(queries, place, position);
  return position;
}

/** Adds a preventive action to its unit's list, or replaces it (step 6). */
export const upsertActionPreventive = (deps: Deps): Handler<'upsertActionPreventive'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { body } = context;
      const { budget = '', apresIdAction: _place, ...fields } = body;
      const { idUniteDeTravail, idAction } = fields;
      if (!(await hasUnite(queries, duerpDocumentId, idUniteDeTravail))) throw uniteNotFound();
      const stored = await findAction(queries, duerpDocumentId, idAction);
      if (stored !== undefined && stored.idUniteDeTravail !== idUniteDeTravail) {
        throw refuse('/idAction', "L'action préventive appartient à une autre unité de travail.");
      }
      await requireRisque(queries, duerpDocumentId, body, stored !== undefined);
      const position = stored?.position ?? (await makePosition(queries, duerpDocumentId, body));
      const row: ActionPreventiveRow = { ...fields, duerpDocumentId, budget, position };
      const isChanged = stored === undefined || !isSameRow(stored, row);
      if (stored === undefined) await insertActions(queries, [row]);
      else if (isChanged) await updateAction(queries, row);
      return { isChanged };
    });
};
