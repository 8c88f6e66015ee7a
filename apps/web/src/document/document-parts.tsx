import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazyPart } from '../loading/lazy-part.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { Cadre } from './Cadre.tsx';

const WHILE_FETCHED = {
  isFetchedAhead: true,
  fallback: (
    <SkeletonGroup>
      <Skeleton lines={4} />
    </SkeletonGroup>
  ),
  failure: (_props: object, retry: () => void) => (
    <LoadFailure onRetry={retry}>Cette partie du document n'a pas pu être chargée.</LoadFailure>
  ),
};

/** What a document shows behind a tab, a title or a button: fetched once the page is used. */
export const DOCUMENT_PARTS = {
  Dialog: lazyPart(() => import('./dialog.ts'), {
    isFetchedAhead: true,
    isShown: ({ isOpen = false }) => isOpen,
    failure: ({ isOpen = false }, retry) =>
      isOpen && <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>,
  }),
  Cadre,
  HelpGrid: lazyPart(() => import('./help-grid.ts'), WHILE_FETCHED),
  InteractiveRisques: lazyPart(() => import('./interactive-risques.ts'), WHILE_FETCHED),
};
