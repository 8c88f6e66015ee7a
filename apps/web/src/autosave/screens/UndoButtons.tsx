import { NBSP } from '@odu/domain';
import { Button, Icon, IconRedo, IconUndo, Inline } from '@odu/ui';
import { useEffect } from 'react';
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
  return (
    <Inline gap="small">
      <Button
        variant="quiet"
        isDisabled={undone === null}
        {...(undone !== null && { 'aria-label': `Annuler${NBSP}: ${undone}` })}
        onPress={undo}
      >
        <Icon shape={IconUndo} size="small" /> Annuler
      </Button>
      <Button
        variant="quiet"
        isDisabled={redone === null}
        {...(redone !== null && { 'aria-label': `Rétablir${NBSP}: ${redone}` })}
        onPress={redo}
      >
        <Icon shape={IconRedo} size="small" /> Rétablir
      </Button>
    </Inline>
  );
}
