import { Problem } from '../../../contract/problem.ts';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { deleteAction, findAction } from '../../../repositories/duerp/action-preventive-repository.ts';
import { writeDuerp } from './write-duerp.ts';

/** Deletes a preventive action (step 6). */
export const deleteActionPreventive = (deps: Deps): Handler<'deleteActionPreventive'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }, isLate) => {
      const { idAction, idUniteDeTravail } = context.body;
      const stored = await findAction(queries, duerpDocumentId, idAction);
      // Gone since the client saw the document: as it wished, by its own first try or by somebody else.
      if (stored === undefined && isLate) return { isChanged: false };
      if (stored?.idUniteDeTravail !== idUniteDeTravail) {
        throw new Problem(404, { message: 'Action préventive introuvable.' });
      }
      await deleteAction(queries, duerpDocumentId, idAction);
      return { isChanged: true };
    });
};
