import { Skeleton, SkeletonGroup } from '@odu/ui';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

type MissingPricesProps = { error: Error | null; onRetry: () => void };

/** What stands in place of the prices: they are on their way, or cannot be had. */
export function MissingPrices({ error, onRetry }: MissingPricesProps) {
  if (error !== null) {
    return (
      <LoadFailure error={error} onRetry={onRetry}>
        Erreur lors du chargement des tarifs.
      </LoadFailure>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton variant="block" />
    </SkeletonGroup>
  );
}
