import { Skeleton, SkeletonGroup } from '@odu/ui';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

type MissingPricesProps = { isError: boolean; onRetry: () => void };

/** What stands in place of the prices: they are on their way, or cannot be had. */
export function MissingPrices({ isError, onRetry }: MissingPricesProps) {
  if (isError) return <LoadFailure onRetry={onRetry}>Erreur lors du chargement des tarifs.</LoadFailure>;
  return (
    <SkeletonGroup>
      <Skeleton variant="block" />
    </SkeletonGroup>
  );
}
