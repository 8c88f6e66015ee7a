import { useEffect, useRef, type RefObject } from 'react';

/** The ref of the button that opens a form in its own place: it has the focus again once the form is gone. */
export const useFocusAfterEditing = (isEditing: boolean): RefObject<HTMLButtonElement | null> => {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) buttonRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return buttonRef;
};
