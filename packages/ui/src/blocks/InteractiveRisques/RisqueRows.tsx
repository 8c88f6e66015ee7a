import { memo } from 'react';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { VirtualList } from '../../components/VirtualList/VirtualList.tsx';
import { SelectionRow } from '../SelectionBar/SelectionRow.tsx';
import { InteractiveRisqueRow } from './InteractiveRisqueRow.tsx';
import * as styles from './InteractiveRisques.css.ts';
import type { PlacedRow } from './lay-out-risques.ts';
import type { RisqueLinks } from './risque-links.ts';

export interface RisqueRowsProps {
  rows: readonly PlacedRow[];
  headingLevel: 2 | 3 | 4 | 5;
  risqueLinks?: RisqueLinks | undefined;
  onShowActions: (idRisque: string) => void;
}

const USUAL_ROW_HEIGHT = 190;

/** The risks of the interactive view under the titles of their groups; a letter or a choice that they do not follow yet draws none of them. */
export const RisqueRows = memo(function RisqueRows({
  rows,
  headingLevel,
  risqueLinks,
  onShowActions,
}: RisqueRowsProps) {
  return (
    <div className={styles.rows}>
      <VirtualList
        label="Risques"
        items={rows}
        getKey={({ risque }) => risque.idRisque}
        estimateSize={USUAL_ROW_HEIGHT}
        renderItem={(row) => (
          <>
            {row.isFirstOfUnite && (
              <Heading level={headingLevel} size="s22" className={styles.uniteTitle}>
                {row.uniteTitle}
              </Heading>
            )}
            {row.isFirstOfCategorie && (
              <Heading
                level={categorieLevel(row.uniteTitle === null, headingLevel)}
                size="s18"
                tone="soft"
                className={styles.categorieTitle}
              >
                {row.categorieTitle}
              </Heading>
            )}
            <SelectionRow risque={row.risque}>
              <InteractiveRisqueRow
                risque={row.risque}
                context={row.context}
                nombreDActions={row.actions.length}
                risqueHref={risqueLinks?.getRisqueHref(row.place)}
                actionHref={risqueLinks?.getActionHref(row.place)}
                onShowActions={onShowActions}
              />
            </SelectionRow>
          </>
        )}
      />
    </div>
  );
});

const UNDER = { 2: 3, 3: 4, 4: 5, 5: 6 } as const satisfies Record<number, HeadingLevel>;
const categorieLevel = (isTopmost: boolean, headingLevel: 2 | 3 | 4 | 5): HeadingLevel =>
  isTopmost ? headingLevel : UNDER[headingLevel];
