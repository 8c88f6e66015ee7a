import { ETAPES, NBSP } from '@odu/domain';
import { useState, type ComponentType } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconMenu } from '../../components/Icon/icons.ts';
import type { Step } from '../../components/Stepper/Stepper.tsx';
import type { EtapesSheetProps } from './EtapesSheet.tsx';
import * as styles from './EditorStepper.css.ts';

export interface EditorMobileBarProps {
  steps: readonly Step[];
  currentStep: number;
  onSelectStep?: ((step: number) => void) | undefined;
  /** `EtapesSheet`, or what fetches it: a dialog weighs more than the bar, and few open it. */
  Etapes: ComponentType<EtapesSheetProps>;
}

/** On a narrow screen: where one is, what comes next, and the steps in a sheet. */
export function EditorMobileBar({ steps, currentStep, onSelectStep, Etapes }: EditorMobileBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const nextName = ETAPES[currentStep];
  return (
    <div className={styles.mobileBar}>
      <div className={styles.mobileTexts}>
        <p className={styles.mobilePlace}>
          Étape {currentStep} sur {ETAPES.length}
        </p>
        <p className={styles.mobileNext}>
          {nextName === undefined ? 'Dernière étape' : `Ensuite${NBSP}: ${nextName}`}
        </p>
      </div>
      <div className={styles.mobileSteps}>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => {
            setIsNeeded(true);
            setIsOpen(true);
          }}
        >
          <Icon shape={IconMenu} /> Étapes
        </Button>
        {isNeeded && (
          <Etapes
            steps={steps}
            currentStep={currentStep}
            onSelectStep={onSelectStep}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        )}
      </div>
    </div>
  );
}
