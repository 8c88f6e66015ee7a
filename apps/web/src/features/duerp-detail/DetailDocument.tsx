import type { DuerpDocument } from '@odu/api-contract';
import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { focusShownHeading } from '../../routing/focus-page-heading.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

// The document is half of the page's weight and stands under its actions: they come first.
const DocumentView = lazyPart(() => import('./document-view.ts'), {
  isFetchedAhead: true,
  fallback: (
    <SkeletonGroup label="Chargement du document…">
      <Skeleton variant="title" />
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => (
    <LoadFailure
      onRetry={() => {
        focusShownHeading();
        retry();
      }}
    >
      Le document n'a pas pu être chargé.
    </LoadFailure>
  ),
});

type DetailDocumentProps = { duerp: DuerpDocument; choosePlanHref: string };

/** The whole document to read; in demonstration its free texts cannot be. */
export function DetailDocument({ duerp, choosePlanHref }: DetailDocumentProps) {
  return (
    <DocumentView
      displayName={duerp.displayName}
      data={duerp.data}
      isDemo={!duerp.hasFullAccess_Derivated}
      choosePlanHref={choosePlanHref}
    />
  );
}
