import { toggleRisque } from '@odu/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { SelectionAllBox } from '../blocks/SelectionBar/SelectionAllBox.tsx';
import { SelectionBox } from '../blocks/SelectionBar/SelectionBox.tsx';
import { SelectionProvider } from '../blocks/SelectionBar/selection-context.ts';

export interface TickedProps {
  /** The ids of the risks that are ticked at first. */
  ids?: readonly string[];
  onChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  children: ReactNode;
}

/** Lists of risks while several are being ticked, as the application shows them. */
export function Ticked({ ids = [], onChange, children }: TickedProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set(ids));
  const value = useMemo(() => {
    const change = (next: ReadonlySet<string>) => {
      onChange?.(next);
      setSelection(next);
    };
    return {
      button: null,
      bar: null,
      renderBox: ({ idRisque, displayName }: { idRisque: string; displayName: string }) => (
        <SelectionBox
          name={displayName}
          isSelected={selection.has(idRisque)}
          onChange={() => change(toggleRisque(selection, idRisque))}
        />
      ),
      renderAll: (label: ReactNode, risques: readonly { idRisque: string }[]) => (
        <SelectionAllBox label={label} risques={risques} selection={selection} onChange={change} />
      ),
    };
  }, [selection, onChange]);
  return <SelectionProvider value={value}>{children}</SelectionProvider>;
}
