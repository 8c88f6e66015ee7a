import type { Handler } from '../../../contract/types.ts';
import { readTogether } from '../../../db/readings.ts';
import type { Deps } from '../../../deps.ts';
import { readingsOfUnite } from '../../../repositories/duerp/duerp-content-repository.ts';
import { writeUnites } from '../../../repositories/duerp/unite-de-travail-repository.ts';
import { planFamilles } from './familles-of-unite.ts';
import { isGrowing } from '../lecture/duerp-size.ts';
import { findDuplicate } from '../liste/plan-list.ts';
import { refuse, uniteNotFound } from '../problems.ts';
import { writeDuerp } from './write-duerp.ts';

/** Replaces the families that a unit sets aside (step 4); one of which it has a risk is not kept. */
export const updateFamilles = (deps: Deps): Handler<'updateFamilles'> => {
  const write = writeDuerp(deps);
  return (context) =>
    write(context, async (queries, { id: duerpDocumentId }) => {
      const { idUniteDeTravail, famillesNonConcernees } = context.body;
      const duplicate = findDuplicate(famillesNonConcernees.map(({ code }) => code));
      if (duplicate)
        throw refuse(
          `/famillesNonConcernees/${duplicate.index}/code`,
          'Une famille de risques est présente deux fois.',
        );
      const stored = await readTogether(queries, readingsOfUnite(duerpDocumentId, idUniteDeTravail));
      const [unite] = stored.unites;
      if (unite === undefined) throw uniteNotFound();
      const changed = planFamilles(unite, stored, famillesNonConcernees);
      if (changed !== undefined) await writeUnites(queries, [changed]);
      return {
        isChanged: changed !== undefined,
        isGrowing: changed !== undefined && isGrowing([unite], [changed]),
      };
    });
};
