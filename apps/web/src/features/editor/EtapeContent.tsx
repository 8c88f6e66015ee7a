import type { DuerpDocument } from '@odu/api-contract';
import type { Etape } from './model/etapes.ts';
import { EntrepriseStep } from './steps/EntrepriseStep.tsx';
import { EvaluationStep } from './steps/EvaluationStep.tsx';
import { FinalisationStep } from './steps/FinalisationStep.tsx';
import { IntroductionStep } from './steps/IntroductionStep.tsx';
import { PapripactStep } from './steps/PapripactStep.tsx';
import { RisquesStep } from './steps/RisquesStep.tsx';
import { UnitesStep } from './steps/UnitesStep.tsx';

type EtapeContentProps = {
  duerp: DuerpDocument;
  step: Etape;
  onStepChange: (step: Etape) => void;
  onGenerated: (versionId: string) => void;
};

/** The content of one step. */
export function EtapeContent({ duerp, step, onStepChange, onGenerated }: EtapeContentProps) {
  switch (step) {
    case 1:
      return (
        <IntroductionStep hasFullAccess={duerp.hasFullAccess_Derivated} onStart={() => onStepChange(2)} />
      );
    case 2:
      return <EntrepriseStep duerp={duerp} />;
    case 3:
      return <UnitesStep duerp={duerp} />;
    case 4:
      return <RisquesStep duerp={duerp} />;
    case 5:
      return <EvaluationStep duerp={duerp} />;
    case 6:
      return <PapripactStep duerp={duerp} />;
    case 7:
      return <FinalisationStep duerp={duerp} onGenerated={onGenerated} />;
  }
}
