import { validateWith } from '@odu/domain';
import { useFormik } from 'formik';
import type { FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import { listChanges, pickFields } from '../drafts/draft-changes.ts';
import { readFormDraft, useKeptDraft } from '../drafts/use-kept-draft.ts';
import type { FormDraft } from '../drafts/use-kept-draft.ts';
import { readFieldErrors } from './read-field-errors.ts';

/** What a submission may say of the form while it lasts. */
export type SubmittedForm<Values> = {
  /** What stood in each field when the user began to change it; what is saved, for the others. */
  seen: Values;
  /** The values are saved: the form is clean. */
  markSaved: () => void;
  /** The values are sent: the form goes back to those it had at first. */
  clear: () => void;
};

export type SchemaFormOptions<Values extends FormikValues> = {
  /** What is saved: when it changes, the fields that the user did not touch follow. */
  initialValues: Values;
  schema: Parameters<typeof validateWith>[0];
  /** Called with values that the schema accepts; a refused field of an `ApiError` (422) goes back to its field, if the form has it. */
  onSubmit: (values: Values, form: SubmittedForm<Values>) => Promise<void>;
  /** The text of what `onSubmit` throws. */
  describeFailure: (error: unknown) => string;
  /** Where what is typed is kept until it is submitted; without it the page is not loaded again over it. */
  draft: FormDraft<Values> | undefined;
};

const isSame = <Values extends object>(one: Values, other: Values) =>
  Object.keys(listChanges(one, other)).length === 0;

/** The state of a form checked by one schema of the domain, kept as a draft while it is not submitted. */
export function useSchemaForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  describeFailure,
  draft,
}: SchemaFormOptions<Values>) {
  // `saved` is what the fields are compared with: what was given last, or what was submitted since.
  const [restored] = useState(() => readFormDraft(draft, initialValues));
  const [{ given, saved, seen }, setBase] = useState({
    given: initialValues,
    saved: initialValues,
    seen: { ...initialValues, ...restored.base },
  });
  const [isRestored, setIsRestored] = useState(Object.keys(restored.values).length > 0);
  const [failure, setFailure] = useState<string | null>(null);
  const [failureCount, setFailureCount] = useState(0);

  const forgetDraft = () => {
    kept.forget();
    setIsRestored(false);
  };
  /** The fields say again what is saved, and nothing was typed on anything else. */
  const goBack = (resetForm: (state: { values: Values }) => void) => {
    resetForm({ values: saved });
    setBase({ given, saved, seen: saved });
    forgetDraft();
  };
  const formik = useFormik<Values>({
    initialValues: { ...initialValues, ...restored.values },
    validate: validateWith(schema) as (values: Values) => object,
    onSubmit: async (values, { setFieldError, resetForm }) => {
      setFailure(null);
      try {
        await onSubmit(values, {
          seen,
          markSaved: () => {
            setBase({ given, saved: values, seen: values });
            resetForm({ values, isSubmitting: true });
            forgetDraft();
          },
          clear: () => goBack(resetForm),
        });
        return true;
      } catch (error) {
        const refused = readFieldErrors(error);
        const ofFields = refused.filter(([name]) => Object.hasOwn(values, name));
        for (const [name, message] of ofFields) setFieldError(name, message);
        // What is told of a field is not told again above it; what is of none here is told there.
        if (refused.length === 0 || ofFields.length < refused.length) setFailure(describeFailure(error));
        setFailureCount((count) => count + 1);
        return false;
      }
    },
  });

  const { values, setValues } = formik;
  useEffect(() => {
    if (isSame(given, initialValues)) return;
    const typed = listChanges(saved, values);
    // oxlint-disable-next-line react/set-state-in-effect -- Formik's values, which this hook does not hold, change in the same turn
    setBase({
      given: initialValues,
      saved: initialValues,
      seen: { ...initialValues, ...pickFields(seen, Object.keys(typed)) },
    });
    void setValues({ ...initialValues, ...typed });
  }, [given, initialValues, saved, seen, values, setValues]);
  const kept = useKeptDraft(draft, { saved, seen }, values);

  const isDirty = !isSame(saved, values);
  return {
    formik,
    /** Submits as the form's button does; answers whether it was accepted. */
    submit: async (): Promise<boolean> => (await (formik.submitForm() as Promise<unknown>)) === true,
    isDirty,
    /** A draft was taken up, and stands in the fields. */
    isRestored: isRestored && isDirty,
    /** Goes back to what is saved. */
    dropDraft: () => goBack(formik.resetForm),
    /** Forgets the draft: the form is left without saving. */
    forgetDraft,
    /** Why the last submission failed; null while nothing did. */
    failure,
    failureCount,
  };
}
