import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { formatNombre, isRisqueEvalue, summarizeEvaluation } from '@odu/domain';
import { Button, EvaluationProgress, Stack, Text, useIsPhone } from '@odu/ui';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { LazyAReevaluer } from '../../../reevaluation/LazyAReevaluer.tsx';
import { AvecSelection } from '../../../selection/AvecSelection.tsx';
import { ActiveSelectionBar } from '../../../selection/SelectionSlots.tsx';
import { EvaluationTools } from '../evaluation/EvaluationTools.tsx';
import { findNextToEvaluate } from '../evaluation/find-next-to-evaluate.ts';
import { LazyRisqueTable } from '../evaluation/LazyRisqueTable.tsx';
import { OpenedEvaluation } from '../evaluation/OpenedEvaluation.tsx';
import { UniteEvaluation } from '../evaluation/UniteEvaluation.tsx';
import { useCotations } from '../evaluation/use-cotations.ts';
import { readVue, type Vue } from '../evaluation/vue.ts';
import { useMove, usePlaceOf } from '../../../place/place.ts';
import { findRisque } from '../model/use-opened-risque.ts';
import { FindableRisques, type Trouvaille } from '../parts/FindableRisques.tsx';
import { NoRisques } from '../parts/NoRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';
import { useNewAction } from '../actions/use-new-action.tsx';

const countEvalues = ({ risques }: UniteDeTravail) =>
  `${formatNombre(risques.filter(isRisqueEvalue).length)} / ${formatNombre(risques.length)}`;

/** Step 5: the three criteria of each risk, on cards or in a table. */
export default function EvaluationStep({ duerp }: { duerp: DuerpDocument }) {
  // An edit shows in its form at once; the list behind follows in slices.
  const listed = useDeferredValue(duerp);
  const cotations = useCotations(listed);
  const move = useMove();
  const { addActionFor, newAction } = useNewAction(duerp);
  const latest = useRef(duerp);
  useEffect(() => {
    latest.current = duerp;
  });
  // The same function for every revision: a card is drawn again when its risk is another, not at each edit.
  const open = useCallback(
    (idRisque: string | null) => {
      const asked = findRisque(latest.current.data.unitesDeTravail, idRisque);
      if (asked !== null) move({ risque: asked.risque.idRisque, unite: asked.unite.idUniteDeTravail });
    },
    [move],
  );
  return (
    <>
      <RisquesToEvaluate duerp={listed} cotations={cotations} onOpen={open} onAddAction={addActionFor} />
      {newAction}
      <OpenedEvaluation duerp={duerp} cotations={cotations} onOpen={open} />
    </>
  );
}

type RisquesToEvaluateProps = {
  duerp: DuerpDocument;
  cotations: ReturnType<typeof useCotations>;
  onOpen: (idRisque: string | null) => void;
  onAddAction: (idRisque: string) => void;
};

// What stands behind the form of a risk: nothing of it follows what is typed there, nor the opening of it.
const RisquesToEvaluate = memo(function RisquesToEvaluate({
  duerp,
  cotations,
  onOpen,
  onAddAction,
}: RisquesToEvaluateProps) {
  const unites = duerp.data.unitesDeTravail;
  const move = useMove();
  const isPhone = useIsPhone();
  const asked = usePlaceOf('vue');
  const vue = isPhone ? 'cartes' : readVue(asked);
  // The unit whose table begins with the focus: the one before was gone through to its end.
  const uniteToBegin = useRef<string | null>(null);
  const synthese = useMemo(() => summarizeEvaluation(unites), [unites]);
  // Until the step is left: what stands below must not move under the hand that evaluates its first risk.
  const [isFirstVisit] = useState(synthese.evalues === 0);
  const table = useMemo(() => ({ unites, cotations, onOpen }), [unites, cotations, onOpen]);
  const tools = useMemo(
    () => (
      <EvaluationTools
        vue={vue}
        onVueChange={(chosen: Vue) => move({ vue: chosen === 'cartes' ? undefined : chosen })}
      />
    ),
    [vue, move],
  );
  const renderFound = useCallback(
    ({ found, ...search }: Trouvaille) => (
      <LazyRisqueTable {...table} {...search} label="Risques trouvés" risques={found} />
    ),
    [table],
  );
  const goPast = useCallback(
    (unite: UniteDeTravail) => {
      const following = unites.slice(unites.indexOf(unite) + 1).find(({ risques }) => risques.length > 0);
      if (following === undefined) return;
      uniteToBegin.current = following.idUniteDeTravail;
      move({ unite: following.idUniteDeTravail });
    },
    [unites, move],
  );
  const takeFocus = useCallback(({ idUniteDeTravail }: UniteDeTravail) => {
    const isBegun = uniteToBegin.current === idUniteDeTravail;
    uniteToBegin.current = null;
    return isBegun;
  }, []);
  const renderUnite = useCallback(
    (unite: UniteDeTravail) =>
      unite.risques.length === 0 ? (
        <NoRisques duerpId={duerp.id} unite={unite.idUniteDeTravail} />
      ) : (
        <UniteEvaluation
          unite={unite}
          vue={vue}
          table={table}
          onPastEnd={goPast}
          shouldFocusFirst={takeFocus}
          onAddAction={onAddAction}
        />
      ),
    [duerp.id, vue, table, onAddAction, goPast, takeFocus],
  );
  const parUnite = useMemo(
    () => (
      <UniteTabs duerp={duerp} getBadge={countEvalues}>
        {renderUnite}
      </UniteTabs>
    ),
    [duerp, renderUnite],
  );
  if (unites.length === 0) return <NoUnites duerpId={duerp.id} />;
  if (synthese.total === 0) return <NoRisques duerpId={duerp.id} />;
  const firstId = unites.find(({ risques }) => risques.length > 0)?.risques[0]?.idRisque ?? null;
  return (
    <Stack gap="large">
      {isFirstVisit && (
        <Text isProse>
          Donnez à chaque risque une gravité, une fréquence et une maîtrise&nbsp;: son niveau se calcule, et
          dit par où commencer.
        </Text>
      )}
      <EvaluationProgress total={synthese.total} evalues={synthese.evalues} />
      <LazyAReevaluer duerp={duerp} />
      {isPhone && (
        <Button onPress={() => onOpen(findNextToEvaluate(unites, '') ?? firstId)}>
          {synthese.evalues < synthese.total ? 'Évaluer un par un' : 'Revoir un par un'}
        </Button>
      )}
      <AvecSelection duerp={duerp} canEvaluate takeBegun={cotations.release}>
        <ActiveSelectionBar />
        <FindableRisques
          unites={unites}
          onOpen={onOpen}
          onAddAction={onAddAction}
          tools={tools}
          renderFound={vue === 'cartes' ? undefined : renderFound}
        >
          {parUnite}
        </FindableRisques>
      </AvecSelection>
    </Stack>
  );
});
