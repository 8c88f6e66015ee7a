import type { ReactNode } from 'react';
import { useSelection } from './selection-context.ts';

export interface SelectionAllProps {
  label: ReactNode;
  risques: readonly { idRisque: string }[];
}

/** The box for all the risks of a list, while several are being ticked; nothing for a list without any. */
export function SelectionAll({ label, risques }: SelectionAllProps) {
  const renderAll = useSelection()?.renderAll;
  return risques.length === 0 ? null : renderAll?.(label, risques);
}
