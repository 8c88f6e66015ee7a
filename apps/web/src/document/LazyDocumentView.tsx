import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazyPart } from '../loading/lazy-part.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';

/** The whole document to read, whose code is half of its page's weight: what stands above it comes first. */
export const LazyDocumentView = lazyPart(() => import('./document-view.ts'), {
  isFetchedAhead: true,
  isDrawnLast: true,
  fallback: (
    <SkeletonGroup label="Chargement du document…">
      <Skeleton variant="title" />
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => <LoadFailure onRetry={retry}>Le document n'a pas pu être chargé.</LoadFailure>,
});
