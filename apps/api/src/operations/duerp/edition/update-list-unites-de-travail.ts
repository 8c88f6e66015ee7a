import type { UniteDeTravailInput } from '@odu/api-contract';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import {
  deleteUnites,
  listUniteRows,
  type UniteDeTravailRow,
  writeUnites,
} from '../../../repositories/duerp/unite-de-travail-repository.ts';
import { checkAddedUnites, insertContents, toContents } from './contents-of-added-unites.ts';
import { isGrowing } from '../lecture/duerp-size.ts';
import { findDuplicate, isEmptyPlan, listReplaced, planList } from '../liste/plan-list.ts';
import { refuse, refuseAll } from '../problems.ts';
import { checkEffectifs, checkNames, toUniteFields } from './unite-fields.ts';
import { writeDuerp } from './write-duerp.ts';

const idOfUnite = ({ idUniteDeTravail }: Pick<UniteDeTravailRow, 'idUniteDeTravail'>) => idUniteDeTravail;

/** Adds (with their content when they come back), renames, writes who works in them, reorders and deletes units (step 3). */
export const updateListUnitesDeTravail = (deps: Deps): Handler<'updateListUnitesDeTravail'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { unitesDeTravail } = context.body;
      const duplicate = findDuplicate(unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail));
      if (duplicate) {
        throw refuse(
          `/unitesDeTravail/${duplicate.index}/idUniteDeTravail`,
          "L'identifiant d'une unité de travail est présent deux fois.",
        );
      }
      const stored = await listUniteRows(queries, duerpDocumentId);
      const byId = new Map(stored.map((row) => [row.idUniteDeTravail, row]));
      const plan = planList<UniteDeTravailRow>(
        stored,
        unitesDeTravail.map((unite) =>
          toUniteFields(unite, duerpDocumentId, byId.get(unite.idUniteDeTravail)),
        ),
        idOfUnite,
      );
      const added = new Set(plan.inserted.map(({ idUniteDeTravail }) => idUniteDeTravail));
      const isAdded = ({ idUniteDeTravail }: UniteDeTravailInput) => added.has(idUniteDeTravail);
      const errors = [
        ...checkNames(unitesDeTravail, byId),
        ...checkEffectifs(unitesDeTravail),
        ...checkAddedUnites(unitesDeTravail, isAdded),
      ];
      if (errors.length > 0) throw refuseAll(errors);
      const contents = toContents(unitesDeTravail.filter(isAdded), duerpDocumentId);
      const written = [...plan.inserted, ...plan.updated];
      await writeUnites(queries, written);
      await insertContents(queries, contents);
      await deleteUnites(queries, duerpDocumentId, plan.deletedIds);
      return {
        isChanged: !isEmptyPlan(plan),
        isGrowing: plan.inserted.length > 0 || isGrowing(listReplaced(stored, plan, idOfUnite), written),
        risques: contents.risques,
        unites: [...new Set(contents.risques.map(({ idUniteDeTravail }) => idUniteDeTravail))],
      };
    });
};
