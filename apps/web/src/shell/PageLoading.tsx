import { Page, Skeleton, SkeletonGroup } from '@odu/ui';
import * as styles from './AppShell.css.ts';

/** What stands while a page's code or data is on its way. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Page>
        <SkeletonGroup>
          <Skeleton variant="title" />
          <Skeleton lines={4} />
        </SkeletonGroup>
      </Page>
    </div>
  );
}
