import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** On the form while somebody has sent it and the check has no answer yet: the part that comes after the fallback finds it there. */
const HELD = 'submissionHeld';

/** How a bot check stands: at work, without a proof because it failed or was put back, or proved. */
type CheckState = 'at work' | 'without proof' | 'proved';

/**
 * Holds the submission of the form around `place` while its bot check is at work, and sends it once there is an answer: whoever
 * fills the form in faster than the check is computed presses once. A check without a proof is made `anew` for it, and told only
 * if that one fails too. Where something else is wrong it is told at once. Gives what the check is to report to; until then it is
 * at work.
 */
export function useHeldSubmission(
  place: RefObject<HTMLElement | null>,
  anew?: () => void,
): (state: CheckState) => void {
  const { errors } = useFormikContext();
  const isOnlyMissing = Object.keys(errors).every((name) => name === 'captchaToken');
  const latest = useRef({ isOnlyMissing, anew });
  const state = useRef<CheckState>('at work');
  const isLetThrough = useRef(false);
  // Two reports may come before the page is drawn: each is looked at.
  const [reports, setReports] = useState(0);
  useEffect(() => {
    latest.current = { isOnlyMissing, anew };
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const handleSubmit = (event: Event) => {
      const isHeld = latest.current.isOnlyMissing && state.current !== 'proved' && !isLetThrough.current;
      if (!isHeld || form === null || form === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      form.dataset[HELD] = '';
      if (state.current === 'at work') return;
      state.current = 'at work';
      // Not while the form is being sent: a check that fails at once would send it again in vain.
      setTimeout(() => latest.current.anew?.());
    };
    form?.addEventListener('submit', handleSubmit, { capture: true });
    return () => form?.removeEventListener('submit', handleSubmit, { capture: true });
  }, [place]);
  useEffect(() => {
    const form = place.current?.closest('form');
    const isAnswered = state.current !== 'at work' && form?.dataset[HELD] !== undefined;
    if (!isAnswered || form === null || form === undefined) return;
    delete form.dataset[HELD];
    isLetThrough.current = true;
    form.requestSubmit();
    isLetThrough.current = false;
  }, [place, reports]);
  return (next) => {
    state.current = next;
    setReports((count) => count + 1);
  };
}
