import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import type { RisqueTableProps } from './RisqueTable.tsx';

/** What the tables of a document have in common. */
export type TableShared = Pick<RisqueTableProps, 'unites' | 'cotations' | 'onOpen'>;

/** The table, whose code comes once the browser is idle: step 5 opens with cards. */
export const LazyRisqueTable = lazyPart<RisqueTableProps>(() => import('./RisqueTable.tsx'), {
  isFetchedAhead: true,
  fallback: (
    <SkeletonGroup label="Chargement du tableau…">
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => <LoadFailure onRetry={retry}>Le tableau n'a pas pu être chargé.</LoadFailure>,
});
