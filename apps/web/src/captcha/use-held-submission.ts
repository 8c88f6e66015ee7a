import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

/** On the form while somebody has sent it and the check has no answer yet: the part that comes after the fallback finds it there. */
const HELD = 'submissionHeld';

/**
 * Holds the submission of the form around `place` while its bot check is `pending`, and sends it once there is an answer:
 * whoever fills the form in faster than the check is computed presses once. Where something else is wrong it is told at once.
 */
export function useHeldSubmission(place: RefObject<HTMLElement | null>, isPending: boolean): void {
  const { errors } = useFormikContext();
  const isOnlyMissing = Object.keys(errors).every((name) => name === 'captchaToken');
  const isHolding = isPending && isOnlyMissing;
  const latest = useRef(isHolding);
  useEffect(() => {
    latest.current = isHolding;
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const handleSubmit = (event: Event) => {
      if (!latest.current || form === null || form === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      form.dataset[HELD] = '';
    };
    form?.addEventListener('submit', handleSubmit, { capture: true });
    return () => form?.removeEventListener('submit', handleSubmit, { capture: true });
  }, [place]);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (isPending || form === null || form === undefined || form.dataset[HELD] === undefined) return;
    delete form.dataset[HELD];
    form.requestSubmit();
  }, [place, isPending]);
}
