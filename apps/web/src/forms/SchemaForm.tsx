import { ApiError } from '@odu/api-contract';
import { validateWith } from '@odu/domain';
import { Form } from '@odu/ui';
import type { FormProps } from '@odu/ui';
import { FormikProvider, useFormik } from 'formik';
import type { FormikValues } from 'formik';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { describeError } from '../api/api-error.ts';

type SchemaFormState<Values> = {
  isSubmitting: boolean;
  isDirty: boolean;
  values: Values;
  /** Why the last submission failed, for FormFailure; null while nothing did. */
  failure: string | null;
  /** Grows at each failure: a bot check is accepted once, and takes it as its key. */
  failureCount: number;
};

export type SchemaFormProps<Values extends FormikValues> = Omit<
  FormProps,
  'onSubmit' | 'errors' | 'children'
> & {
  initialValues: Values;
  schema: Parameters<typeof validateWith>[0];
  /** Called with values that the schema accepts; a refused field of an `ApiError` (422) goes back to its field. `markSaved` makes the form clean. */
  onSubmit: (values: Values, form: { markSaved: () => void }) => Promise<void>;
  /** The text of what `onSubmit` throws. */
  describeFailure?: (error: unknown) => string;
  children: ReactNode | ((form: SchemaFormState<Values>) => ReactNode);
};

const listFieldErrors = (error: unknown): [string, string][] =>
  error instanceof ApiError
    ? error.errors.map(({ path, message }) => [path.replace(/^\/(?:body\/)?/, ''), message])
    : [];

/** A form checked by one schema of the domain: messages under the fields, and in a summary once it was submitted. */
export function SchemaForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  describeFailure = describeError,
  children,
  ...props
}: SchemaFormProps<Values>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [failureCount, setFailureCount] = useState(0);
  const formik = useFormik<Values>({
    initialValues,
    validate: validateWith(schema) as (values: Values) => object,
    onSubmit: async (values, { setFieldError, resetForm }) => {
      setFailure(null);
      try {
        await onSubmit(values, { markSaved: () => resetForm({ values, isSubmitting: true }) });
      } catch (error) {
        for (const [name, message] of listFieldErrors(error)) setFieldError(name, message);
        setFailure(describeFailure(error));
        setFailureCount((count) => count + 1);
      }
    },
  });
  const errors = Object.entries(formik.errors).flatMap(([name, message]) =>
    typeof message === 'string' ? [{ name, message }] : [],
  );
  const { isSubmitting, dirty: isDirty, values } = formik;
  return (
    <FormikProvider value={formik}>
      <Form
        {...props}
        errors={formik.submitCount > 0 ? errors : []}
        onSubmit={() => void formik.submitForm()}
      >
        {typeof children === 'function'
          ? children({ isSubmitting, isDirty, values, failure, failureCount })
          : children}
      </Form>
    </FormikProvider>
  );
}
