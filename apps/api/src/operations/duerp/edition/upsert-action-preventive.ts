import type { UpsertActionPreventiveRequest } from '@odu/api-contract';
import {
  actionPreventiveFormSchema,
  firstMessage,
  mergeAction,
  RISQUE_ASSOCIE_REQUIS_MESSAGE,
} from '@odu/domain';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import {
  type ActionPreventiveRow,
  insertActions,
  moveActionsFrom,
  readAroundAction,
  writeActions,
} from '../../../repositories/duerp/action-preventive-repository.ts';
import { isGrowing } from '../lecture/duerp-size.ts';
import { isSameRow } from '../liste/plan-list.ts';
import { refuse, refuseAll, uniteNotFound } from '../problems.ts';
import { writeDuerp } from './write-duerp.ts';

type Around = Awaited<ReturnType<typeof readAroundAction>>;

/** Throws the 422 for a link that the action cannot have. */
function requireRisque(
  { idRisqueAssocie, apresIdAction }: UpsertActionPreventiveRequest,
  { stored, isRisqueOfUnite }: Around,
): void {
  if (idRisqueAssocie === null) {
    // An action that comes back, at a place of the list, may have lost its risk before it went.
    if (stored !== undefined || apresIdAction !== undefined) return;
    throw refuse('/idRisqueAssocie', RISQUE_ASSOCIE_REQUIS_MESSAGE);
  }
  if (!isRisqueOfUnite) {
    throw refuse('/idRisqueAssocie', "Le risque associé n'est pas dans l'unité de travail.");
  }
}

const REQUIRED_TEXTS = ['descriptionDeLaMesure', 'responsable'] as const;

/** Throws the 422 for a required text that is written blank; what is stored so already may stay. */
function requireTexts(body: UpsertActionPreventiveRequest, stored: ActionPreventiveRow | undefined): void {
  const errors = REQUIRED_TEXTS.flatMap((champ) => {
    const isStored = stored?.[champ] === body[champ];
    const message = isStored ? null : firstMessage(actionPreventiveFormSchema.shape[champ], body[champ]);
    return message === null ? [] : [{ path: `/${champ}`, message }];
  });
  if (errors.length > 0) throw refuseAll(errors);
}

/** The position of a new action: after the one that it names, first for null, else last. */
function findPosition(
  { idUniteDeTravail, apresIdAction }: UpsertActionPreventiveRequest,
  { before, nextPosition }: Around,
): number {
  if (apresIdAction === null) return 0;
  return before?.idUniteDeTravail === idUniteDeTravail ? before.position + 1 : nextPosition;
}

/** Adds a preventive action to its unit's list, or replaces it (step 6). */
export const upsertActionPreventive = (deps: Deps): Handler<'upsertActionPreventive'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { body } = context;
      const { apresIdAction, ...fields } = body;
      const place = { duerpDocumentId, idUniteDeTravail: fields.idUniteDeTravail };
      const around = await readAroundAction(queries, { ...fields, ...place, apresIdAction });
      const { stored } = around;
      if (!around.isUniteKnown) throw uniteNotFound();
      if (stored !== undefined && stored.idUniteDeTravail !== fields.idUniteDeTravail) {
        throw refuse('/idAction', "L'action préventive appartient à une autre unité de travail.");
      }
      requireRisque(body, around);
      requireTexts(body, stored);
      const position = stored?.position ?? findPosition(body, around);
      const at = deps.clock.now().toISOString();
      const row: ActionPreventiveRow = { ...mergeAction(fields, stored, at), duerpDocumentId, position };
      if (stored !== undefined) {
        const isChanged = !isSameRow(stored, row);
        if (isChanged) await writeActions(queries, [row]);
        return { isChanged, isGrowing: isGrowing([stored], [row]) };
      }
      if (position < around.nextPosition) await moveActionsFrom(queries, place, position);
      await insertActions(queries, [row]);
      return { isChanged: true, isGrowing: true };
    });
};
