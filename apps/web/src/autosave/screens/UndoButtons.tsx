import { NBSP } from '@odu/domain';
import { Button, Icon, IconRedo, IconUndo, Inline } from '@odu/ui';
import { useEffect, useRef } from 'react';
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
  // A button that has nothing more to do gives the focus to the other one.
  const undoRef = useRef<HTMLButtonElement>(null);
  const redoRef = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'undo' | 'redo' | null>(null);
  useEffect(() => {
    if (pressed.current === 'undo' && undone === null) redoRef.current?.focus();
    if (pressed.current === 'redo' && redone === null) undoRef.current?.focus();
    pressed.current = null;
  }, [undone, redone]);
  return (
    <Inline gap="small">
      <Button
        variant="quiet"
        isDisabled={undone === null}
        {...(undone !== null && { 'aria-label': `Annuler${NBSP}: ${undone}` })}
        ref={undoRef}
        onPress={() => {
          pressed.current = 'undo';
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
          pressed.current = 'redo';
          redo();
        }}
      >
        <Icon shape={IconRedo} size="small" /> Rétablir
      </Button>
    </Inline>
  );
}
