import { ETAPES } from '@odu/domain';
import { AwaitedHeading, Page, Skeleton, SkeletonGroup, Stack } from '@odu/ui';
import * as shell from '../../shell/AppShell.css.ts';
import { EditorLayout } from './EditorLayout.tsx';
import * as styles from './EditorLoading.css.ts';
import { ETAPES_INCONNUES, type Etape } from './model/etapes.ts';

const nothing = () => {};

/** What stands while a document is on its way to its editor: the frame and the title of the step, which the address tells. */
export function EditorLoading({ duerpId, step }: { duerpId: string; step: Etape }) {
  return (
    <div className={shell.loading}>
      <Page isTight>
        <SkeletonGroup>
          <Stack gap="medium" inert>
            <EditorLayout
              duerpId={duerpId}
              title={
                <div className={styles.titlePlace}>
                  <Skeleton lines={2} />
                </div>
              }
              undo={step > 1 && <div className={styles.undoPlace} />}
              stepTitle={<AwaitedHeading level={2}>{ETAPES[step - 1]}</AwaitedHeading>}
              help={<div className={styles.helpPlace} />}
              etapes={ETAPES_INCONNUES}
              currentStep={step}
              onQuit={nothing}
            >
              <Skeleton lines={4} />
            </EditorLayout>
          </Stack>
        </SkeletonGroup>
      </Page>
    </div>
  );
}
