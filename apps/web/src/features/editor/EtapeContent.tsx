import type { DuerpDocument } from '@odu/api-contract';
import { Skeleton, SkeletonGroup } from '@odu/ui';
import { lazy, Suspense } from 'react';
import type { Etape } from './model/etapes.ts';

// Each step has its own file: the editor opens with the one that is shown.
const IntroductionStep = lazy(() =>
  import('./steps/IntroductionStep.tsx').then((step) => ({ default: step.IntroductionStep })),
);
const EntrepriseStep = lazy(() => import('./steps/EntrepriseStep.tsx'));
const UnitesStep = lazy(() => import('./steps/UnitesStep.tsx'));
const RisquesStep = lazy(() => import('./steps/RisquesStep.tsx'));
const EvaluationStep = lazy(() => import('./steps/EvaluationStep.tsx'));
const PapripactStep = lazy(() => import('./steps/PapripactStep.tsx'));
const FinalisationStep = lazy(() => import('./steps/FinalisationStep.tsx'));

type EtapeContentProps = {
  duerp: DuerpDocument;
  step: Etape;
  onStepChange: (step: Etape) => void;
  onGenerated: (versionId: string) => void;
};

/** The content of one step. */
export function EtapeContent(props: EtapeContentProps) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton lines={4} />
        </SkeletonGroup>
      }
    >
      <EtapeSwitch {...props} />
    </Suspense>
  );
}

function EtapeSwitch({ duerp, step, onStepChange, onGenerated }: EtapeContentProps) {
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
