import { PHRASE_DU_SPST, TYPE_DE_SUIVI_LABELS } from '@odu/domain';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';
import * as styles from './SuiviCard.css.ts';

/** What every follow-up says, where it will say it, while the document is on its way: the rest is not known yet. Stands in a `SkeletonGroup`. */
export function SuiviCardLoading() {
  return (
    <Card padding="large" inert>
      <Stack>
        <Skeleton variant="title" />
        <Skeleton />
        <div className={styles.line}>
          <Text>{TYPE_DE_SUIVI_LABELS.SPST}</Text>
          <Text tone="soft" size="s14" isProse className={styles.awaited}>
            <PhraseDeLoi phrase={PHRASE_DU_SPST} />
          </Text>
        </div>
        <Skeleton variant="field" />
      </Stack>
    </Card>
  );
}
