import type { FamilleNonConcernee } from '@odu/api-contract';
import { Problem } from '../../../contract/problem.ts';
import type { Handler } from '../../../contract/types.ts';
import type { Queries } from '../../../db/database.ts';
import { readTogether } from '../../../db/readings.ts';
import type { Deps } from '../../../deps.ts';
import { readingsOfUnite } from '../../../repositories/duerp/duerp-content-repository.ts';
import {
  findRisqueOfUnite,
  type RisqueRow,
  updateRisqueRow,
} from '../../../repositories/duerp/risque-repository.ts';
import { hasUnite, writeUnites } from '../../../repositories/duerp/unite-de-travail-repository.ts';
import { planFamilles } from './familles-of-unite.ts';
import { isGrowing } from '../lecture/duerp-size.ts';
import { isSameRow } from '../liste/plan-list.ts';
import { refuse, uniteNotFound } from '../problems.ts';
import { toRisqueFields } from './risque-fields.ts';
import { writeDuerp } from './write-duerp.ts';

/** Writes what the unit sets aside after one of its risks changed; whether that changed. */
async function writeFamilles(
  queries: Queries,
  { duerpDocumentId, idUniteDeTravail }: { duerpDocumentId: string; idUniteDeTravail: string },
  sent: FamilleNonConcernee[] | undefined,
): Promise<boolean> {
  const after = await readTogether(queries, readingsOfUnite(duerpDocumentId, idUniteDeTravail));
  const [unite] = after.unites;
  const changed = unite && planFamilles(unite, after, sent);
  if (changed !== undefined) await writeUnites(queries, [changed]);
  return changed !== undefined;
}

/** Saves one risk and its evaluation (step 5). */
export const updateRisque = (deps: Deps): Handler<'updateRisque'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { idUniteDeTravail, famillesNonConcernees, ...input } = context.body;
      const found = await findRisqueOfUnite(queries, duerpDocumentId, context.body);
      if (found === undefined) {
        const isUniteKnown = await hasUnite(queries, duerpDocumentId, idUniteDeTravail);
        throw isUniteKnown ? new Problem(404, { message: 'Risque introuvable.' }) : uniteNotFound();
      }
      const { isCategorieOfUnite, actionTermineeLe: termineeLe, ...stored } = found;
      if (!isCategorieOfUnite) {
        throw refuse('/idCategorie', "La catégorie du risque n'est pas dans l'unité de travail.");
      }
      const { position } = stored;
      const place = { duerpDocumentId, idUniteDeTravail };
      const ecriture = { at: deps.clock.now().toISOString(), termineeLe };
      const row: RisqueRow = { ...toRisqueFields(input, place, stored, ecriture), position };
      const isRowChanged = !isSameRow(stored, row);
      if (isRowChanged) await updateRisqueRow(queries, stored, row);
      const hasOtherFamille = stored.idCategorie !== row.idCategorie || stored.code !== row.code;
      const familles =
        (hasOtherFamille || famillesNonConcernees !== undefined) &&
        (await writeFamilles(queries, place, famillesNonConcernees));
      const isChanged = isRowChanged || familles;
      return { isChanged, isGrowing: isGrowing([stored], [row]), risques: [row], unites: [idUniteDeTravail] };
    });
};
