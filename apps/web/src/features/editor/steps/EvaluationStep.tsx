import type { DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';
import { formatNombre, isRisqueEvalue, situateRisques, summarizeEvaluation } from '@odu/domain';
import { EvaluationProgress, Skeleton, SkeletonGroup, Stack } from '@odu/ui';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { LoadFailure } from '../../../shell/LoadFailure.tsx';
import { findNextToEvaluate } from '../evaluation/find-next-to-evaluate.ts';
import { useCotations } from '../evaluation/use-cotations.ts';
import { readVue } from '../evaluation/vue.ts';
import { usePlace } from '../model/place.ts';
import { findRisque, useOpenedRisque } from '../model/use-opened-risque.ts';
import { EvaluationTools } from '../evaluation/EvaluationTools.tsx';
import { UniteRisqueCards } from '../evaluation/UniteRisqueCards.tsx';
import { FindableRisques } from '../parts/FindableRisques.tsx';
import { useNewAction } from '../parts/use-new-action.tsx';
import { NoRisques } from '../parts/NoRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';

// A form and all its fields: the list of risks shows without it, and fetches it once it is used.
const RisqueEvaluation = lazyPart(() => import('../evaluation/RisqueEvaluation.tsx'), {
  isFetchedAhead: true,
  failure: (_, retry) => <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>,
});

// The cards are what the step opens with.
const RisqueTable = lazyPart(() => import('../evaluation/RisqueTable.tsx'), {
  isFetchedAhead: true,
  fallback: (
    <SkeletonGroup label="Chargement du tableau…">
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => <LoadFailure onRetry={retry}>Le tableau n'a pas pu être chargé.</LoadFailure>,
});

/** « Risque 3 sur 12 », counted over all units; nothing for one that is gone. */
const describePosition = (unites: readonly UniteDeTravail[], { idRisque }: Risque): string => {
  const ids = unites.flatMap(({ risques }) => risques.map((risque) => risque.idRisque));
  const index = ids.indexOf(idRisque);
  return index === -1 ? '' : `Risque ${formatNombre(index + 1)} sur ${formatNombre(ids.length)}`;
};

/** Step 5: the three criteria of each risk, on cards or in a table. */
export default function EvaluationStep({ duerp }: { duerp: DuerpDocument }) {
  const unites = duerp.data.unitesDeTravail;
  const { place, move } = usePlace();
  const vue = readVue(place.vue);
  const current = useOpenedRisque(unites, place.risque);
  const [lastEvaluatedId, setLastEvaluatedId] = useState<string | null>(null);
  const [areMesuresExpanded, setAreMesuresExpanded] = useState(false);
  // The unit whose table begins with the focus: the one before was gone through to its end.
  const uniteToBegin = useRef<string | null>(null);
  const { addActionFor, newAction } = useNewAction(duerp);
  const synthese = summarizeEvaluation(unites);
  const evaluatedId = current?.risque.idRisque ?? null;
  const { cotations, begun } = useCotations(duerp, evaluatedId);
  const next = evaluatedId === null ? null : findNextToEvaluate(unites, evaluatedId);
  const idToFocus = evaluatedId === null ? lastEvaluatedId : null;
  const open = (idRisque: string | null) => {
    const asked = findRisque(unites, idRisque);
    if (asked !== null) move({ risque: asked.risque.idRisque, unite: asked.unite.idUniteDeTravail });
  };
  if (current === null && unites.length === 0) return <NoUnites duerpId={duerp.id} />;
  if (current === null && synthese.total === 0) return <NoRisques duerpId={duerp.id} />;
  const table = { unites, cotations, begun, onOpen: open, idToFocus };
  return (
    <Stack gap="large">
      <EvaluationProgress total={synthese.total} evalues={synthese.evalues} />
      <EvaluationTools
        vue={vue}
        onVueChange={(chosen) => move({ vue: chosen === 'cartes' ? undefined : chosen })}
      />
      <FindableRisques
        unites={unites}
        idToFocus={idToFocus}
        onOpen={open}
        onAddAction={addActionFor}
        renderFound={
          vue === 'cartes'
            ? undefined
            : ({ found, ...search }) => (
                <RisqueTable {...table} {...search} label="Risques trouvés" risques={found} />
              )
        }
      >
        <UniteTabs
          duerp={duerp}
          renderBadge={({ risques }) => `${risques.filter(isRisqueEvalue).length} / ${risques.length}`}
        >
          {(unite) => (
            <Stack gap="medium">
              {unites.length > 1 && unite.risques.length > 0 && (
                <EvaluationProgress
                  total={unite.risques.length}
                  evalues={unite.risques.filter(isRisqueEvalue).length}
                  unite={unite.displayName}
                />
              )}
              {vue === 'cartes' ? (
                <UniteRisqueCards
                  unite={unite}
                  idToFocus={idToFocus}
                  onEvaluate={open}
                  onAddAction={addActionFor}
                />
              ) : (
                <RisqueTable
                  {...table}
                  label={`Risques de ${unite.displayName}`}
                  risques={situateRisques([unite])}
                  searchKey={null}
                  onPastEnd={() => {
                    const rest = unites.slice(unites.indexOf(unite) + 1);
                    const following = rest.find(({ risques }) => risques.length > 0);
                    if (following === undefined) return;
                    uniteToBegin.current = following.idUniteDeTravail;
                    move({ unite: following.idUniteDeTravail });
                  }}
                  shouldFocusFirst={() => {
                    const isBegun = uniteToBegin.current === unite.idUniteDeTravail;
                    uniteToBegin.current = null;
                    return isBegun;
                  }}
                />
              )}
            </Stack>
          )}
        </UniteTabs>
      </FindableRisques>
      {newAction}
      {current !== null && (
        <RisqueEvaluation
          key={evaluatedId}
          duerp={duerp}
          unite={current.unite}
          risque={current.risque}
          positionText={describePosition(unites, current.risque)}
          hasNext={next !== null}
          areMesuresExpanded={areMesuresExpanded}
          onMesuresExpandedChange={setAreMesuresExpanded}
          onClose={() => {
            setLastEvaluatedId(evaluatedId);
            move({ risque: undefined });
          }}
          onNext={() => open(next)}
        />
      )}
    </Stack>
  );
}
