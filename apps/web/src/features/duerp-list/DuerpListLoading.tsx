import { NBSP } from '@odu/domain';
import { AwaitedHeading, Inline, Page, Stack } from '@odu/ui';
import * as styles from '../../shell/AppShell.css.ts';
import { DuerpCardsLoading } from './DuerpCards.tsx';
import { ImportButton } from './ImportDuerp.tsx';
import { NewDuerpLink } from './NewDuerpLink.tsx';

/** What stands in the place of the list before its code and the account are there. */
export function DuerpListLoading() {
  return (
    <Page>
      <Stack gap="large">
        <Inline justify="between" gap="medium">
          {/* With the space before its count, which belongs to the title. */}
          <AwaitedHeading level={1}>Mes DUERP{NBSP}</AwaitedHeading>
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
