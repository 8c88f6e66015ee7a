import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { createAnnouncements, describePosition, INSTRUCTIONS, type LastOver } from './announcements.ts';
import * as styles from './SortableList.css.ts';
import { SortableListItem } from './SortableListItem.tsx';

/** How far the pointer goes before a press becomes a drag (specification 2, § 9); the arrows' 25 px are dnd-kit's. */
const DRAG_STARTS_AFTER_PX = 8;

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export interface SortableListProps<Item> {
  /** The name of the list. */
  label: string;
  items: readonly Item[];
  getId: (item: Item) => string;
  /** The name of an item, as it is announced. */
  getLabel: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** The whole list in its new order, and the item that was moved; put it in the state at once, or the item jumps back. */
  onReorder: (items: Item[], moved: Item) => void;
  isDisabled?: boolean;
}

/** A list that is put in order by mouse, finger, keyboard or the « Monter » and « Descendre » buttons. */
export function SortableList<Item>({
  label,
  items,
  getId,
  getLabel,
  renderItem,
  onReorder,
  isDisabled = false,
}: SortableListProps<Item>) {
  const [announcement, setAnnouncement] = useState('');
  const [lastOver] = useState<LastOver>(() => ({ current: undefined }));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_AFTER_PX } }),
    useSensor(KeyboardSensor),
  );
  const ids = items.map(getId);
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const labelOf = (id: UniqueIdentifier) => {
    const item = items[indexOf(id)];
    return item === undefined ? '' : getLabel(item);
  };
  const move = (from: number, to: number) => {
    const moved = items[from];
    if (moved !== undefined) onReorder(arrayMove([...items], from, to), moved);
  };

  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
  };
  const handleMove = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(describePosition(labelOf(ids[from] ?? ''), to, items.length));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: createAnnouncements({ labelOf, indexOf, count: items.length, lastOver }),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        <ul aria-label={label} className={styles.list}>
          {items.map((item, index) => (
            <SortableListItem
              key={getId(item)}
              id={getId(item)}
              label={getLabel(item)}
              index={index}
              count={items.length}
              isDisabled={isDisabled}
              onMove={handleMove}
            >
              {renderItem(item)}
            </SortableListItem>
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </DndContext>
  );
}
