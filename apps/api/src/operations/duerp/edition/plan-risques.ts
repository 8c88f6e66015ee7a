import type { UpdateListRisquesRequest } from '@odu/api-contract';
import { indexFinsDAction } from '@odu/domain';
import type { ActionPreventiveRow } from '../../../repositories/duerp/action-preventive-repository.ts';
import type { RisqueRow } from '../../../repositories/duerp/risque-repository.ts';
import { planList } from '../liste/plan-list.ts';
import { toRisqueFields } from './risque-fields.ts';

/** The unit that a list is of. */
export type Place = { duerpDocumentId: string; idUniteDeTravail: string };

type Stored = {
  risques: RisqueRow[];
  actions: readonly Pick<ActionPreventiveRow, 'idRisqueAssocie' | 'termineeLe'>[];
};

export const idOfRisque = ({ idRisque }: Pick<RisqueRow, 'idRisque'>) => idRisque;

/** What a list of risks, sent at the instant `at`, makes of the stored one. */
export function planRisques(
  { risques, actions }: Stored,
  place: Place,
  body: Pick<UpdateListRisquesRequest, 'risques'>,
  at: string,
) {
  const byId = new Map(risques.map((row) => [row.idRisque, row]));
  // Once for all: a unit may have thousands of both, and the write holds the document meanwhile.
  const fins = indexFinsDAction(actions);
  const wanted = body.risques.map((input) =>
    toRisqueFields(input, place, byId.get(input.idRisque), {
      at,
      termineeLe: fins.get(input.idRisque) ?? null,
    }),
  );
  return planList<RisqueRow>(risques, wanted, idOfRisque);
}
