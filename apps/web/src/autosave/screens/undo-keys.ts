type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

// A text has its own undo, and what stands behind a dialog is not to change under it.
const OWN_UNDO =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"]), [contenteditable], [role="dialog"], [role="alertdialog"]';

/** What a key press asks of the editor: Ctrl+Z (Cmd+Z), Ctrl+Y or Ctrl+Shift+Z; null for any other, and in a text or a dialog. */
export function readUndoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: KeyPress): 'undo' | 'redo' | null {
  if ((!ctrlKey && !metaKey) || altKey) return null;
  if (target instanceof Element && target.closest(OWN_UNDO) !== null) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return shiftKey ? null : 'redo';
    default:
      return null;
  }
}
