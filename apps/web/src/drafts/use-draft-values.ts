import { useState } from 'react';
import { listChanges } from './draft-changes.ts';
import { readFormDraft, useKeptDraft } from './use-kept-draft.ts';
import type { FormDraft } from './use-kept-draft.ts';

/** The values of a form without Formik, kept as a draft: `initialValues` are read once. */
export function useDraftValues<Values extends object>(draft: FormDraft<Values>, initialValues: Values) {
  const [saved] = useState(initialValues);
  const [restored] = useState(() => readFormDraft(draft, saved));
  const [values, setValues] = useState<Values>({ ...saved, ...restored.values });
  const [isRestored, setIsRestored] = useState(Object.keys(restored.values).length > 0);
  const kept = useKeptDraft(draft, { saved, seen: saved }, values);
  return {
    values,
    change: (patch: Partial<Values>) => setValues({ ...values, ...patch }),
    /** A draft was taken up, and stands in the fields. */
    isRestored: isRestored && Object.keys(listChanges(saved, values)).length > 0,
    /** Goes back to the initial values. */
    dropDraft: () => {
      setValues(saved);
      setIsRestored(false);
    },
    forgetDraft: kept.forget,
  };
}
