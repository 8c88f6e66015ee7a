import { Page, Skeleton, SkeletonGroup } from '@odu/ui';

/** What stands while a page's code or data is on its way. */
export function PageLoading() {
  return (
    <Page>
      <SkeletonGroup>
        <Skeleton variant="title" />
        <Skeleton lines={4} />
      </SkeletonGroup>
    </Page>
  );
}
