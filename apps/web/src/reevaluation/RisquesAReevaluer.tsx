import type { DuerpDocument } from '@odu/api-contract';
import { confirmerEvaluation, listRisquesAReevaluer } from '@odu/domain';
import { AReevaluer } from '@odu/ui';
import { useEditDuerp } from '../autosave/use-edit-duerp.ts';
import * as links from '../routing/links.ts';

export type RisquesAReevaluerProps = { duerp: DuerpDocument };

/** The risks of which an action was finished since they were evaluated, each with the way to its evaluation. */
export default function RisquesAReevaluer({ duerp }: RisquesAReevaluerProps) {
  const edit = useEditDuerp(duerp.id);
  return (
    <AReevaluer
      risques={listRisquesAReevaluer(duerp.data.unitesDeTravail)}
      getRisqueHref={(place) => links.risque(duerp.id, 5, place)}
      onConfirm={({ unite, risque }) =>
        void edit(confirmerEvaluation(unite, risque, new Date().toISOString()), unite)
      }
    />
  );
}
