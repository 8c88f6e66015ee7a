import { ETAPES } from '@odu/domain';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconClose, IconMenu } from '../../components/Icon/icons.ts';
import { Stepper, type Step } from '../../components/Stepper/Stepper.tsx';
import { EditorBottomBar } from './EditorBottomBar.tsx';
import { EditorMobileBar } from './EditorMobileBar.tsx';
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

export interface EditorStepperProps {
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
  children,
}: EditorStepperProps) {
  const [isSidebarOpen, setIsSidebarOpen] = useState(true);
  const sidebarId = useId();
  const steps = etapes.map(({ step, ...etape }) => ({
    ...etape,
    id: String(step),
    label: ETAPES[step - 1] ?? '',
  }));
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
            onSelect={(id) => onSelectStep?.(Number(id))}
          />
        </div>
      </div>
      <EditorMobileBar steps={steps} currentStep={currentStep} onSelectStep={onSelectStep} />
      <div className={styles.content}>{children}</div>
      <EditorBottomBar
        isFirstStep={currentStep === 1}
        onPrevious={onPrevious}
        onNext={onNext}
        onQuit={onQuit}
        saveStatus={saveStatus}
      />
    </div>
  );
}
