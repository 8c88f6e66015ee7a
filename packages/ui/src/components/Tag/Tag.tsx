import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** The word itself, a plain text: the remove button repeats it. */
  children: string;
  /** Shows a button that removes the tag. */
  onRemove?: () => void;
}

/** A keyword or an applied filter, removable when `onRemove` is given. */
export function Tag({ children, onRemove }: TagProps) {
  return (
    <span className={styles.tag}>
      {children}
      {onRemove !== undefined && (
        <IconButton icon={IconClose} label={`Retirer ${children}`} onPress={onRemove} />
      )}
    </span>
  );
}
