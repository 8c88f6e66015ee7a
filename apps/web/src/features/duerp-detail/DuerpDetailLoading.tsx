import { BackLink, Page, Skeleton, SkeletonGroup, Stack, SuiviCardLoading } from '@odu/ui';
import * as links from '../../routing/links.ts';
import * as shell from '../../shell/AppShell.css.ts';

/** What stands while a document is on its way to its page: what the page of nearly every document says. */
export function DuerpDetailLoading() {
  return (
    <div className={shell.loading}>
      <Page>
        <SkeletonGroup>
          <Stack gap="large" inert>
            <Stack gap="medium">
              <BackLink href={links.duerps()}>Retour à mes DUERP</BackLink>
              <Skeleton variant="title" />
              <Skeleton lines={4} />
            </Stack>
            <Skeleton variant="field" />
            <SuiviCardLoading />
          </Stack>
        </SkeletonGroup>
      </Page>
    </div>
  );
}
