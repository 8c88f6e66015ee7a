import type { DuerpDocument } from '@odu/api-contract';
import { isRisqueEvalue, summarizeEvaluation } from '@odu/domain';
import { Button, Dialog, DialogTrigger, EvaluationProgress, HelpGrid, Icon, IconHelp, Stack } from '@odu/ui';
import { useState } from 'react';
import { findNextToEvaluate } from '../model/find-next-to-evaluate.ts';
import { NoRisques } from '../parts/NoRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { RisqueEvaluation } from '../parts/RisqueEvaluation.tsx';
import { UniteRisqueCards } from '../parts/UniteRisqueCards.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';

/** Step 5: the three criteria of each risk. */
export default function EvaluationStep({ duerp }: { duerp: DuerpDocument }) {
  const unites = duerp.data.unitesDeTravail;
  const [evaluatedId, setEvaluatedId] = useState<string | null>(null);
  const [lastEvaluatedId, setLastEvaluatedId] = useState<string | null>(null);
  const synthese = summarizeEvaluation(unites);
  if (unites.length === 0) return <NoUnites duerpId={duerp.id} />;
  if (synthese.total === 0) return <NoRisques duerpId={duerp.id} />;
  const next = evaluatedId === null ? null : findNextToEvaluate(unites, evaluatedId);
  const evaluatedUnite = unites.find(({ risques }) =>
    risques.some(({ idRisque }) => idRisque === evaluatedId),
  );
  const evaluatedRisque = evaluatedUnite?.risques.find(({ idRisque }) => idRisque === evaluatedId);
  return (
    <Stack gap="large">
      <EvaluationProgress total={synthese.total} evalues={synthese.evalues} parUnite={synthese.parUnite} />
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
      <UniteTabs
        duerp={duerp}
        idToShow={evaluatedUnite?.idUniteDeTravail ?? null}
        renderBadge={({ risques }) => `${risques.filter(isRisqueEvalue).length} / ${risques.length}`}
      >
        {(unite) => (
          <UniteRisqueCards
            unite={unite}
            idToFocus={evaluatedId === null ? lastEvaluatedId : null}
            onEvaluate={setEvaluatedId}
          />
        )}
      </UniteTabs>
      {evaluatedUnite !== undefined && evaluatedRisque !== undefined && (
        <RisqueEvaluation
          key={evaluatedRisque.idRisque}
          duerp={duerp}
          unite={evaluatedUnite}
          risque={evaluatedRisque}
          hasNext={next !== null}
          onClose={() => {
            setLastEvaluatedId(evaluatedId);
            setEvaluatedId(null);
          }}
          onNext={() => setEvaluatedId(next)}
        />
      )}
    </Stack>
  );
}
