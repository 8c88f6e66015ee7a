import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

export interface CategorieSelectionProps {
  displayName: string;
  risques: readonly { idRisque: string }[];
  selection: ReadonlySet<string>;
  onChange?: ((selection: ReadonlySet<string>) => void) | undefined;
}

/** One box for all the risks of a category. */
export function CategorieSelection({ displayName, risques, selection, onChange }: CategorieSelectionProps) {
  const ids = risques.map(({ idRisque }) => idRisque);
  const ticked = ids.filter((id) => selection.has(id)).length;
  const areAll = ticked === ids.length;
  const toggle = () => {
    const others = [...selection].filter((id) => !ids.includes(id));
    onChange?.(new Set(areAll ? others : [...others, ...ids]));
  };
  return (
    <Checkbox
      label={
        <>
          Toute la catégorie<VisuallyHidden> {displayName}</VisuallyHidden>
        </>
      }
      isSelected={areAll}
      isIndeterminate={ticked > 0 && !areAll}
      onChange={toggle}
    />
  );
}
