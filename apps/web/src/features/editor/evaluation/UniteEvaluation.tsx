import type { UniteDeTravail } from '@odu/api-contract';
import { isRisqueEvalue, situateRisques } from '@odu/domain';
import { EvaluationProgress, Stack } from '@odu/ui';
import { memo, useMemo } from 'react';
import { LazyRisqueTable } from './LazyRisqueTable.tsx';
import type { TableShared } from './LazyRisqueTable.tsx';
import { UniteRisqueCards } from './UniteRisqueCards.tsx';
import type { Vue } from './vue.ts';

type UniteEvaluationProps = {
  unite: UniteDeTravail;
  vue: Vue;
  /** What a table needs of the document. */
  table: TableShared;
  /** The way on from the last line of its table. */
  onPastEnd: (unite: UniteDeTravail) => void;
  /** Asked once, when its table comes: whether its first line takes the focus. */
  shouldFocusFirst: (unite: UniteDeTravail) => boolean;
  onAddAction: (idRisque: string) => void;
};

/** What one unit shows at step 5: how far it is, and its risks as cards or in a table. */
export const UniteEvaluation = memo(function UniteEvaluation({
  unite,
  vue,
  table,
  onPastEnd,
  shouldFocusFirst,
  onAddAction,
}: UniteEvaluationProps) {
  const { unites, onOpen } = table;
  const situated = useMemo(() => situateRisques([unite]), [unite]);
  return (
    <Stack gap="medium">
      {unites.length > 1 && (
        <EvaluationProgress
          total={unite.risques.length}
          evalues={unite.risques.filter(isRisqueEvalue).length}
          unite={unite.displayName}
        />
      )}
      {vue === 'cartes' ? (
        <UniteRisqueCards unite={unite} onEvaluate={onOpen} onAddAction={onAddAction} />
      ) : (
        <LazyRisqueTable
          {...table}
          label={`Risques de ${unite.displayName}`}
          risques={situated}
          searchKey={null}
          onPastEnd={() => onPastEnd(unite)}
          shouldFocusFirst={() => shouldFocusFirst(unite)}
        />
      )}
    </Stack>
  );
});
