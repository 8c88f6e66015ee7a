import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

export interface SelectionBoxProps {
  /** The name of the risk. */
  name: string;
  isSelected: boolean;
  onChange: () => void;
}

/** The box that ticks one risk among several. */
export function SelectionBox({ name, isSelected, onChange }: SelectionBoxProps) {
  return (
    <Checkbox
      label={<VisuallyHidden>Sélectionner {name}</VisuallyHidden>}
      isSelected={isSelected}
      onChange={onChange}
    />
  );
}
