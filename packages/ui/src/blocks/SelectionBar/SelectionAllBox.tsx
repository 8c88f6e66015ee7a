import type { ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';

export interface SelectionAllBoxProps {
  label: ReactNode;
  risques: readonly { idRisque: string }[];
  /** The ids of the ticked risks, of this list and others. */
  selection: ReadonlySet<string>;
  onChange: (selection: ReadonlySet<string>) => void;
}

/** One box for all the risks of a list. */
export function SelectionAllBox({ label, risques, selection, onChange }: SelectionAllBoxProps) {
  const ids = risques.map(({ idRisque }) => idRisque);
  const ticked = ids.filter((id) => selection.has(id)).length;
  const areAll = ticked === ids.length;
  const toggle = () => {
    const others = [...selection].filter((id) => !ids.includes(id));
    onChange(new Set(areAll ? others : [...others, ...ids]));
  };
  return (
    <Checkbox label={label} isSelected={areAll} isIndeterminate={ticked > 0 && !areAll} onChange={toggle} />
  );
}
