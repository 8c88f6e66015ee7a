import { ETAPES } from '@odu/domain';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconClose, IconMenu } from '../../components/Icon/icons.ts';
import { Stepper, type Step } from '../../components/Stepper/Stepper.tsx';
import { useStableHandlers } from '../../components/use-stable-handlers.ts';
import { EditorBottomBar } from './EditorBottomBar.tsx';
import { EditorMobileBar, type EditorMobileBarProps } from './EditorMobileBar.tsx';
import * as styles from './EditorStepper.css.ts';

/** What the editor knows of one of its seven steps; its name comes from the domain. */
export interface EtapeDeLEditeur {
  step: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  status: Step['status'];
  /** What is missing, in a few words. */
  hint?: string;
  href?: string;
  isDisabled?: boolean;
}

export interface EditorStepperProps extends Pick<EditorMobileBarProps, 'Etapes'> {
  etapes: readonly EtapeDeLEditeur[];
  /** From 1 to 7. */
  currentStep: number;
  /** For steps without an address. */
  onSelectStep?: (step: number) => void;
  /** No « Précédent » without it. */
  onPrevious?: () => void;
  /** No « Suivant » without it. */
  onNext?: () => void;
  /** Leaves the editor, from step 1. */
  onQuit: () => void;
  /** A `SaveStatus`. */
  saveStatus?: ReactNode;
  /** The current step. */
  children: ReactNode;
}

/** The frame of the editor: the seven steps at the side or in a sheet, the step itself, the way on at the bottom. */
export function EditorStepper({
  etapes,
  currentStep,
  onSelectStep,
  onPrevious,
  onNext,
  onQuit,
  saveStatus,
  Etapes,
  children,
}: EditorStepperProps) {
  const [isSidebarOpen, setIsSidebarOpen] = useState(true);
  const sidebarId = useId();
  // The same from one rendering to the next, so that an edit draws the steps that it says something new of, and no button.
  const handlers = useStableHandlers({
    select: (id: string) => onSelectStep?.(Number(id)),
    selectStep: (step: number) => onSelectStep?.(step),
    goBefore: () => onPrevious?.(),
    goOn: () => onNext?.(),
    quit: onQuit,
  });
  const steps = etapes.map(({ step, ...etape }) => ({
    ...etape,
    id: String(step),
    label: ETAPES[step - 1] ?? '',
  }));
  const isFirstStep = currentStep === 1;
  const hasPrevious = onPrevious !== undefined;
  const hasNext = onNext !== undefined;
  const bottomBar = useMemo(
    () => (
      <EditorBottomBar
        isFirstStep={isFirstStep}
        onPrevious={hasPrevious ? handlers.goBefore : undefined}
        onNext={hasNext ? handlers.goOn : undefined}
        onQuit={handlers.quit}
        saveStatus={saveStatus}
      />
    ),
    [isFirstStep, hasPrevious, hasNext, handlers, saveStatus],
  );
  return (
    <div className={styles.editor} data-sidebar={isSidebarOpen ? 'open' : 'closed'}>
      <div className={isSidebarOpen ? styles.sidebar : styles.closedSidebar}>
        <Button
          variant="quiet"
          aria-expanded={isSidebarOpen}
          aria-controls={sidebarId}
          onPress={() => setIsSidebarOpen(!isSidebarOpen)}
        >
          <Icon shape={isSidebarOpen ? IconClose : IconMenu} />
          {isSidebarOpen ? 'Masquer les étapes' : 'Afficher les étapes'}
        </Button>
        <div id={sidebarId} className={styles.steps} hidden={!isSidebarOpen}>
          <Stepper
            label="Étapes du DUERP"
            steps={steps}
            currentId={String(currentStep)}
            onSelect={handlers.select}
          />
        </div>
      </div>
      <EditorMobileBar
        steps={steps}
        currentStep={currentStep}
        onSelectStep={handlers.selectStep}
        Etapes={Etapes}
      />
      <div className={styles.content}>{children}</div>
      {bottomBar}
    </div>
  );
}
