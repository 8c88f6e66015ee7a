import { AUCUN_RISQUE_SELECTIONNE_MESSAGE, formatPluriel, type PremadeSelection } from '@odu/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { RisquePicker, type RisquePickerProps } from '../RisquePicker/RisquePicker.tsx';
import * as styles from './RisquePickerDialog.css.ts';

export interface PickerFormProps extends Omit<RisquePickerProps, 'selection' | 'onChange'> {
  onAdd: (selection: PremadeSelection) => void;
  onCancel: () => void;
  /** Called at each tick: whether any risk is ticked, which closing would lose. */
  onTick?: ((isAnyTicked: boolean) => void) | undefined;
}

/** Lives as long as the dialog is open, and the ticks with it. */
export function PickerForm({ onAdd, onCancel, onTick, ...pickerProps }: PickerFormProps) {
  const [selection, setSelection] = useState<PremadeSelection>(new Set());
  const [isRefused, setIsRefused] = useState(false);
  const handleChange = (next: PremadeSelection) => {
    setSelection(next);
    onTick?.(next.size > 0);
  };
  const handleAdd = () => {
    setIsRefused(selection.size === 0);
    if (selection.size > 0) onAdd(selection);
  };
  return (
    <>
      <RisquePicker {...pickerProps} selection={selection} onChange={handleChange} />
      <DialogFooter>
        <output className={styles.summary}>
          {isRefused && selection.size === 0 ? (
            <span className={styles.error}>{AUCUN_RISQUE_SELECTIONNE_MESSAGE}</span>
          ) : (
            formatPluriel(selection.size, 'risque sélectionné', 'risques sélectionnés')
          )}
        </output>
        <Button variant="quiet" onPress={onCancel}>
          Annuler
        </Button>
        <Button onPress={handleAdd}>Ajouter les risques sélectionnés</Button>
      </DialogFooter>
    </>
  );
}
