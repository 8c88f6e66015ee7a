import { useFormik } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import { listChanges } from './draft-changes.ts';
import type { DraftFields } from './draft-changes.ts';
import { useDraftSlot } from './use-draft-slot.ts';
import { readFormDraft, useKeptDraft } from './use-kept-draft.ts';

type DraftFormOptions<Values extends FormikValues> = {
  duerpId: string;
  /** What the dialog is about (`draft-items.ts`): each has its own draft. */
  item: string;
  /** The values that the document has, read when the dialog opens. */
  saved: Values;
  fields: DraftFields<Values>;
  validate: (values: Values) => FormikErrors<Values>;
  /** `seen` is what each field said when the user began to change it: a value that came since is asked about. */
  onSubmit: (values: Values, seen: Values) => void;
};

/**
 * The form of a dialog, whose unsaved changes are kept as a draft on this device and taken up again when the dialog
 * opens. Only the changed fields are kept: the others show what the document has by then.
 */
export function useDraftForm<Values extends FormikValues>({
  duerpId,
  item,
  fields,
  validate,
  onSubmit,
  ...options
}: DraftFormOptions<Values>) {
  const slot = useDraftSlot(duerpId, item);
  const [saved] = useState(options.saved);
  const [restored] = useState(() => readFormDraft({ slot, fields }, saved));
  const [seen, setSeen] = useState<Values>({ ...saved, ...restored.base });
  const [isRestored, setIsRestored] = useState(Object.keys(restored.values).length > 0);
  const isSubmitted = useRef(false);
  const send = (complete: Values) => {
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    // In a task of its own: with 2,000 risks the press and its check are long, and so is an edit. Until then the draft is kept.
    setTimeout(() => {
      isSubmitted.current = false;
      kept.forget();
      onSubmit(complete, seen);
    });
  };
  const formik = useFormik<Values>({
    initialValues: { ...saved, ...restored.values },
    validate,
    onSubmit: send,
  });
  const { values } = formik;
  const kept = useKeptDraft({ slot, fields }, { saved, seen }, values);
  return {
    formik,
    /** Sends what is complete; else has the form say what is missing. Formik alone would draw all of it anew for its count of submissions. */
    submit: () => {
      if (Object.keys(validate(values)).length === 0) send(values);
      else void formik.submitForm();
    },
    isDirty: Object.keys(listChanges(saved, values)).length > 0,
    /** A draft was taken up, and stands in the fields. */
    isRestored,
    /** Goes back to the saved values. */
    dropDraft: () => {
      formik.resetForm({ values: saved });
      setSeen(saved);
      setIsRestored(false);
    },
    /** Forgets the draft: the dialog is closed without saving. */
    forgetDraft: kept.forget,
    /** Whether the device holds what is typed. */
    isKept: kept.isKept,
  };
}
