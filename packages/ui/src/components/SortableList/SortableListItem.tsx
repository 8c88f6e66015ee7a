import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconArrowDown, IconArrowUp, IconDragHandle } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SortableList.css.ts';

const HANDLE_TITLE = 'Glisser pour réorganiser';

export interface SortableListItemProps {
  id: string;
  label: string;
  index: number;
  count: number;
  isDisabled: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A row of `SortableList`: its handle, its content, its two buttons. */
export function SortableListItem({
  id,
  label,
  index,
  count,
  isDisabled,
  onMove,
  children,
}: SortableListItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      disabled: isDisabled,
      attributes: { roleDescription: 'élément à ordonner' },
    });
  const upRef = useRef<HTMLButtonElement>(null);
  const downRef = useRef<HTMLButtonElement>(null);
  const lastMove = useRef<'up' | 'down'>(undefined);
  const isFirst = index === 0;
  const isLast = index === count - 1;

  // At an end the button that was pressed goes out, and the focus with it: the other one takes it.
  useEffect(() => {
    const pressed = lastMove.current;
    lastMove.current = undefined;
    if (pressed === 'up') (isFirst ? downRef : upRef).current?.focus();
    if (pressed === 'down') (isLast ? upRef : downRef).current?.focus();
  }, [index, isFirst, isLast]);

  const handleMove = (direction: 'up' | 'down') => {
    lastMove.current = direction;
    onMove(index, direction === 'up' ? index - 1 : index + 1);
  };

  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        disabled={isDisabled}
        title={HANDLE_TITLE}
        aria-label={`${HANDLE_TITLE}\u00A0: ${label}`}
        className={styles.handle}
      >
        <Icon shape={IconDragHandle} />
      </button>
      <div className={styles.content}>{children}</div>
      <div className={styles.buttons}>
        <IconButton
          ref={upRef}
          icon={IconArrowUp}
          label={`Monter ${label}`}
          isDisabled={isDisabled || isFirst}
          onPress={() => handleMove('up')}
        />
        <IconButton
          ref={downRef}
          icon={IconArrowDown}
          label={`Descendre ${label}`}
          isDisabled={isDisabled || isLast}
          onPress={() => handleMove('down')}
        />
      </div>
    </li>
  );
}
