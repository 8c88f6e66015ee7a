import { formatDateLongue, NBSP, type PremadeSelection } from '@odu/domain';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { RisquePickerProps } from '../RisquePicker/RisquePicker.tsx';
import { PickerForm } from './PickerForm.tsx';

export interface RisquePickerDialogProps extends Omit<RisquePickerProps, 'selection' | 'onChange'> {
  isOpen: boolean;
  /** The unit that receives the risks. */
  uniteName: string;
  /** The day (`YYYY-MM-DD`) of the last review of the examples and their thresholds. */
  derniereRelecture?: string | undefined;
  /** What is to be known of the examples before one is ticked: that some of their texts are missing. */
  notice?: ReactNode;
  /** At least one risk. */
  onAdd: (selection: PremadeSelection) => void;
  onCancel: () => void;
  /** Called at each tick: whether any risk is ticked, which closing would lose. */
  onTick?: ((isAnyTicked: boolean) => void) | undefined;
}

/** The dialog of the examples: the picker, the number of ticked risks, and the button that adds them; closed, it forgets the ticks. */
export function RisquePickerDialog({
  isOpen,
  uniteName,
  derniereRelecture,
  notice,
  onAdd,
  onCancel,
  ...pickerProps
}: RisquePickerDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) onCancel();
      }}
      size="wide"
      title={`Ajouter des risques${NBSP}: ${uniteName}`}
      description={[
        "Cochez les risques auxquels cette unité est exposée. Vous pourrez en ajouter d'autres à la main.",
        ...(derniereRelecture === undefined
          ? []
          : [`Exemples relus le ${formatDateLongue(derniereRelecture)}.`]),
      ].join(' ')}
    >
      {notice}
      <PickerForm {...pickerProps} uniteName={uniteName} onAdd={onAdd} onCancel={onCancel} />
    </Dialog>
  );
}
