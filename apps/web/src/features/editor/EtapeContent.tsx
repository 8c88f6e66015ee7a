import type { DuerpDocument } from '@odu/api-contract';
import { preloadLongLists, Skeleton, SkeletonGroup } from '@odu/ui';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { whenIdle } from '../../loading/when-idle.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import type { Etape } from './model/etapes.ts';

// Each step has its own file: the editor opens with the one that is shown, the others come when it is idle.
const lazyStep = <Props extends object>(importStep: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(importStep, {
    fallback: (
      <SkeletonGroup>
        <Skeleton lines={4} />
      </SkeletonGroup>
    ),
    failure: (_, retry) => <LoadFailure onRetry={retry}>Cette étape n'a pas pu être chargée.</LoadFailure>,
  });
const IntroductionStep = lazyStep(() => import('./steps/IntroductionStep.tsx'));
const EntrepriseStep = lazyStep(() => import('./steps/EntrepriseStep.tsx'));
const UnitesStep = lazyStep(() => import('./steps/UnitesStep.tsx'));
const RisquesStep = lazyStep(() => import('./steps/RisquesStep.tsx'));
const EvaluationStep = lazyStep(() => import('./steps/EvaluationStep.tsx'));
const PapripactStep = lazyStep(() => import('./steps/PapripactStep.tsx'));
const FinalisationStep = lazyStep(() => import('./steps/FinalisationStep.tsx'));

type EtapeContentProps = {
  duerp: DuerpDocument;
  step: Etape;
  onStepChange: (step: Etape) => void;
  onGenerated: (versionId: string) => void;
};

const STEPS = [
  IntroductionStep,
  EntrepriseStep,
  UnitesStep,
  RisquesStep,
  EvaluationStep,
  PapripactStep,
  FinalisationStep,
];

/** The content of one step; without a network all seven can be gone through once the editor was idle. */
export function EtapeContent({ duerp, step, onStepChange, onGenerated }: EtapeContentProps) {
  useEffect(() => {
    // Each in an idle moment of its own: the files of all seven, kept by the browser, were one task of 50 ms on a slow processor.
    const stops = [...STEPS.map(({ preload }) => preload), preloadLongLists].map((fetchAhead) =>
      whenIdle(() => void fetchAhead()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
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
