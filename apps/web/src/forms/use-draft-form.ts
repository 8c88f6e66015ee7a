import { useFormik } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import { listChanges, pickDraft } from '../autosave/draft-changes.ts';
import type { DraftFields } from '../autosave/draft-changes.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';

type DraftFormOptions<Values extends FormikValues> = {
  duerpId: string;
  /** What the dialog is about (`autosave/draft-items.ts`): each has its own draft. */
  item: string;
  /** The values that the document has, read when the dialog opens. */
  saved: Values;
  fields: DraftFields<Values>;
  validate: (values: Values) => FormikErrors<Values>;
  onSubmit: (values: Values) => void;
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
  const { drafts } = useWorkspace();
  const [saved] = useState(options.saved);
  const [draft] = useState(() => pickDraft(fields, drafts.read(duerpId, item)));
  const [isRestored, setIsRestored] = useState(
    () => Object.keys(listChanges(saved, { ...saved, ...draft })).length > 0,
  );
  const formik = useFormik<Values>({
    initialValues: { ...saved, ...draft },
    validate,
    onSubmit: (values) => {
      drafts.forget(duerpId, item);
      onSubmit(values);
    },
  });
  const { values } = formik;
  useEffect(
    () => drafts.save(duerpId, item, listChanges(saved, values)),
    [drafts, duerpId, item, saved, values],
  );
  return {
    formik,
    isDirty: Object.keys(listChanges(saved, values)).length > 0,
    /** A draft was taken up, and stands in the fields. */
    isRestored,
    /** Goes back to the saved values. */
    dropDraft: () => {
      formik.resetForm({ values: saved });
      setIsRestored(false);
    },
    /** Forgets the draft: the dialog is closed without saving. */
    forgetDraft: () => drafts.forget(duerpId, item),
  };
}
