import { Alert, Skeleton, SkeletonGroup } from '@odu/ui';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import type { Prices } from './use-prices.ts';

type MissingPricesProps = Extract<Prices, { prices: null }>;

/** What stands in place of the prices: they are on their way, cannot be had, or are not in the answer. */
export function MissingPrices({ missing, reload }: Omit<MissingPricesProps, 'prices'>) {
  if (missing === 'pending') return <OrderLoading />;
  if (missing === 'none') return <Alert tone="warning">Aucune information de tarification disponible.</Alert>;
  return (
    <LoadFailure error={missing} onRetry={reload}>
      Erreur lors du chargement des tarifs.
    </LoadFailure>
  );
}

/** What stands in place of prices, or of an order, on their way. */
export const OrderLoading = () => (
  <SkeletonGroup>
    <Skeleton variant="block" />
  </SkeletonGroup>
);
