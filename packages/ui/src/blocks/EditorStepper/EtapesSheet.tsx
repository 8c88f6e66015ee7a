import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Stepper, type Step } from '../../components/Stepper/Stepper.tsx';

export interface EtapesSheetProps {
  steps: readonly Step[];
  currentStep: number;
  onSelectStep?: ((step: number) => void) | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The steps of the editor in a panel on the side, for a screen too narrow for their column. */
export function EtapesSheet({ steps, currentStep, onSelectStep, isOpen, onOpenChange }: EtapesSheetProps) {
  return (
    <Sheet title="Étapes du DUERP" isOpen={isOpen} onOpenChange={onOpenChange}>
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
  );
}
