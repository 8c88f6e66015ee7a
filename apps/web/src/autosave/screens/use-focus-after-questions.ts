import { useEffect, useRef } from 'react';
import { focusShownHeading, hasNoFocus } from '../../routing/focus-page-heading.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/**
 * Gives the focus back once nothing is asked any more: to what had it last outside the dialogs, else to the page's heading.
 * The question came over a dialog that closed at once, or over another question, so that its own memory is of what is gone.
 */
export function useFocusAfterQuestions(isAsking: boolean): void {
  const last = useRef<EventTarget | null>(document.activeElement);
  const wasAsking = useRef(false);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest(DIALOGS) === null) last.current = target;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);
  useEffect(() => {
    const isOver = wasAsking.current && !isAsking;
    wasAsking.current = isAsking;
    if (!isOver || !hasNoFocus()) return;
    if (last.current instanceof HTMLElement && last.current.isConnected) last.current.focus();
    if (hasNoFocus()) focusShownHeading();
  }, [isAsking]);
}
