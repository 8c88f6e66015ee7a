import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * In a form that is saved when it is left (`save-when-left.ts`): saves what was typed in it on this visit, if it is valid, when
 * its screen goes or the page is hidden. React says nothing of the focus that goes with what it removes, as the browser's
 * « Précédent » does.
 */
export function SaveWhenGone() {
  const { dirty, isValid, submitForm } = useFormikContext();
  const save = useRef(() => {});
  useEffect(() => {
    save.current = () => {
      if (dirty && isValid) void submitForm();
    };
  });
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') save.current();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      save.current();
    };
  }, []);
  return null;
}
