import { ETAPES, NBSP } from '@odu/domain';
import { Button } from '../../components/Button/Button.tsx';
import { DialogTrigger } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconMenu } from '../../components/Icon/icons.ts';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Stepper, type Step } from '../../components/Stepper/Stepper.tsx';
import * as styles from './EditorStepper.css.ts';

export interface EditorMobileBarProps {
  steps: readonly Step[];
  currentStep: number;
  onSelectStep?: ((step: number) => void) | undefined;
}

/** On a narrow screen: where one is, what comes next, and the steps in a sheet. */
export function EditorMobileBar({ steps, currentStep, onSelectStep }: EditorMobileBarProps) {
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
        <DialogTrigger>
          <Button variant="secondary">
            <Icon shape={IconMenu} /> Étapes
          </Button>
          <Sheet title="Étapes du DUERP">
            {({ close }) => (
              <Stepper
                label="Étapes du DUERP"
                steps={steps}
                currentId={String(currentStep)}
                onSelect={(id) => {
                  close();
                  onSelectStep?.(Number(id));
                }}
              />
            )}
          </Sheet>
        </DialogTrigger>
      </div>
    </div>
  );
}
