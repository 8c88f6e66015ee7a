import { AwaitedHeading, Inline, Page, Stack } from '@odu/ui';
import * as styles from '../../shell/AppShell.css.ts';
import { DuerpCardsLoading } from './DuerpCards.tsx';
import { ImportButton } from './ImportDuerp.tsx';
import { NewDuerpLink } from './NewDuerpLink.tsx';

/** What stands in the place of the list before its code is there. */
export function DuerpListLoading() {
  return (
    <Page>
      <Stack gap="large">
        <Inline justify="between" gap="medium">
          <AwaitedHeading level={1}>Mes DUERP</AwaitedHeading>
          <div className={styles.reserved}>
            <Inline gap="small">
              <ImportButton />
              <NewDuerpLink />
            </Inline>
          </div>
        </Inline>
        <DuerpCardsLoading />
      </Stack>
    </Page>
  );
}
