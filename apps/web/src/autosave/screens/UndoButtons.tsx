import { NBSP } from '@odu/domain';
import { Button, Icon, IconRedo, IconUndo, Inline } from '@odu/ui';
import { useEffect, useRef } from 'react';
import { focusShownHeading, hasNoFocus } from '../../routing/focus-page-heading.ts';
import { useEditHistory } from '../use-edit-duerp.ts';
import { readUndoKey } from './undo-keys.ts';

/** « Annuler » and « Rétablir » for every edit of the visit, also by Ctrl+Z and Ctrl+Y outside texts and dialogs. */
export function UndoButtons({ duerpId }: { duerpId: string }) {
  const { undone, redone, undo, redo } = useEditHistory(duerpId);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const key = readUndoKey(event);
      if (key === null) return;
      event.preventDefault();
      if (key === 'undo') undo();
      else redo();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [undo, redo]);
  const undoRef = useRef<HTMLButtonElement>(null);
  const redoRef = useRef<HTMLButtonElement>(null);
  // Which of them was pressed, or was given the focus, last.
  const held = useRef<'undo' | 'redo' | null>(null);
  // A button that has nothing more to do, its press done or overtaken by somebody else's edit, gives the focus to the other
  // one, or to the page; whoever moved it meanwhile keeps it.
  useEffect(() => {
    const isOver = held.current === 'undo' ? undone === null : held.current === 'redo' && redone === null;
    const button = held.current === 'undo' ? undoRef.current : redoRef.current;
    if (!isOver || !(hasNoFocus() || document.activeElement === button)) return;
    if (undone !== null) held.current = 'undo';
    else held.current = redone === null ? null : 'redo';
    if (held.current === null) focusShownHeading({ preventScroll: true });
    else (held.current === 'undo' ? undoRef : redoRef).current?.focus();
  }, [undone, redone]);
  return (
    <Inline gap="small">
      <Button
        variant="quiet"
        isDisabled={undone === null}
        {...(undone !== null && { 'aria-label': `Annuler${NBSP}: ${undone}` })}
        ref={undoRef}
        onPress={() => {
          held.current = 'undo';
          undo();
        }}
      >
        <Icon shape={IconUndo} size="small" /> Annuler
      </Button>
      <Button
        variant="quiet"
        isDisabled={redone === null}
        {...(redone !== null && { 'aria-label': `Rétablir${NBSP}: ${redone}` })}
        ref={redoRef}
        onPress={() => {
          held.current = 'redo';
          redo();
        }}
      >
        <Icon shape={IconRedo} size="small" /> Rétablir
      </Button>
    </Inline>
  );
}
