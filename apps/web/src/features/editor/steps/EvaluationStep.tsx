import type { DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';
import { formatNombre, isRisqueEvalue, summarizeEvaluation } from '@odu/domain';
import { Button, Dialog, DialogTrigger, EvaluationProgress, HelpGrid, Icon, IconHelp, Stack } from '@odu/ui';
import { useState } from 'react';
import { usePlace } from '../model/place.ts';
import { findNextToEvaluate } from '../model/find-next-to-evaluate.ts';
import { findRisque, useOpenedRisque } from '../model/use-opened-risque.ts';
import { FindableRisques } from '../parts/FindableRisques.tsx';
import { useNewAction } from '../parts/use-new-action.tsx';
import { NoRisques } from '../parts/NoRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { RisqueEvaluation } from '../parts/RisqueEvaluation.tsx';
import { UniteRisqueCards } from '../parts/UniteRisqueCards.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';

/** « Risque 3 sur 12 », counted over all units; nothing for one that is gone. */
const describePosition = (unites: readonly UniteDeTravail[], { idRisque }: Risque): string => {
  const ids = unites.flatMap(({ risques }) => risques.map((risque) => risque.idRisque));
  const index = ids.indexOf(idRisque);
  return index === -1 ? '' : `Risque ${formatNombre(index + 1)} sur ${formatNombre(ids.length)}`;
};

/** Step 5: the three criteria of each risk. */
export default function EvaluationStep({ duerp }: { duerp: DuerpDocument }) {
  const unites = duerp.data.unitesDeTravail;
  const { place, move } = usePlace();
  const current = useOpenedRisque(unites, place.risque);
  const [lastEvaluatedId, setLastEvaluatedId] = useState<string | null>(null);
  const [areMesuresExpanded, setAreMesuresExpanded] = useState(false);
  const { addActionFor, newAction } = useNewAction(duerp);
  const synthese = summarizeEvaluation(unites);
  const evaluatedId = current?.risque.idRisque ?? null;
  const next = evaluatedId === null ? null : findNextToEvaluate(unites, evaluatedId);
  const open = (idRisque: string | null) => {
    const asked = findRisque(unites, idRisque);
    if (asked !== null) move({ risque: asked.risque.idRisque, unite: asked.unite.idUniteDeTravail });
  };
  if (current === null && unites.length === 0) return <NoUnites duerpId={duerp.id} />;
  if (current === null && synthese.total === 0) return <NoRisques duerpId={duerp.id} />;
  return (
    <Stack gap="large">
      <EvaluationProgress total={synthese.total} evalues={synthese.evalues} />
      <div>
        <DialogTrigger>
          <Button variant="secondary">
            <Icon shape={IconHelp} /> Aide à l'évaluation
          </Button>
          <Dialog title="Aide à l'évaluation" size="wide">
            <HelpGrid />
          </Dialog>
        </DialogTrigger>
      </div>
      <FindableRisques
        unites={unites}
        idToFocus={evaluatedId === null ? lastEvaluatedId : null}
        onOpen={open}
        onAddAction={addActionFor}
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
              <UniteRisqueCards
                unite={unite}
                idToFocus={evaluatedId === null ? lastEvaluatedId : null}
                onEvaluate={open}
                onAddAction={addActionFor}
              />
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
