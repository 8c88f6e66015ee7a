import type { DuerpDocument } from '@odu/api-contract';
import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazy, Suspense } from 'react';

// The document is half of the page's weight and stands under its actions: they come first.
const DocumentView = lazy(() => import('./document-view.ts'));

type DetailDocumentProps = { duerp: DuerpDocument; choosePlanHref: string };

/** The whole document to read; in demonstration its free texts cannot be. */
export function DetailDocument({ duerp, choosePlanHref }: DetailDocumentProps) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Chargement du document…">
          <Skeleton variant="title" />
          <Skeleton variant="block" />
        </SkeletonGroup>
      }
    >
      <DocumentView
        displayName={duerp.displayName}
        data={duerp.data}
        isDemo={!duerp.hasFullAccess_Derivated}
        choosePlanHref={choosePlanHref}
      />
    </Suspense>
  );
}
