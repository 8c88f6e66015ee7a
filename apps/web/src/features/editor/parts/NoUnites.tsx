import { AUCUNE_UNITE_MESSAGE } from '@odu/domain';
import { MissingBefore } from './MissingBefore.tsx';

/** Steps 4 to 6 without a unit. */
export function NoUnites({ duerpId }: { duerpId: string }) {
  return (
    <MissingBefore duerpId={duerpId} step={3} linkLabel="Ajouter des unités de travail">
      {AUCUNE_UNITE_MESSAGE}
    </MissingBefore>
  );
}
