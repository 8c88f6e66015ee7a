import { Problem } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findRisqueOfUnite, type RisqueRow, writeRisques } from '../../repositories/risque-repository.ts';
import { hasUnite } from '../../repositories/unite-de-travail-repository.ts';
import { isGrowing } from './duerp-size.ts';
import { isSameRow } from './plan-list.ts';
import { refuse, uniteNotFound } from './problems.ts';
import { toRisqueFields } from './risque-fields.ts';
import { writeDuerp } from './write-duerp.ts';

/** Saves one risk and its evaluation (step 5). */
export const updateRisque = (deps: Deps): Handler<'updateRisque'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { idUniteDeTravail, ...input } = context.body;
      const found = await findRisqueOfUnite(queries, duerpDocumentId, context.body);
      if (found === undefined) {
        const isUniteKnown = await hasUnite(queries, duerpDocumentId, idUniteDeTravail);
        throw isUniteKnown ? new Problem(404, { message: 'Risque introuvable.' }) : uniteNotFound();
      }
      const { isCategorieOfUnite, ...stored } = found;
      if (!isCategorieOfUnite) {
        throw refuse('/idCategorie', "La catégorie du risque n'est pas dans l'unité de travail.");
      }
      const { position } = stored;
      const row: RisqueRow = {
        ...toRisqueFields(input, { duerpDocumentId, idUniteDeTravail }, stored),
        position,
      };
      const isChanged = !isSameRow(stored, row);
      if (isChanged) await writeRisques(queries, [row]);
      return { isChanged, isGrowing: isGrowing([stored], [row]), risques: [row], unites: [idUniteDeTravail] };
    });
};
