import { ApiError } from '@odu/api-contract';
import { validateWith } from '@odu/domain';
import { Form } from '@odu/ui';
import type { FormProps } from '@odu/ui';
import { FormikProvider, useFormik } from 'formik';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';

export type SchemaFormProps<Values extends FormikValues> = Omit<
  FormProps,
  'onSubmit' | 'errors' | 'children'
> & {
  initialValues: Values;
  schema: Parameters<typeof validateWith>[0];
  /** Called with values that the schema accepts; a refused field of an `ApiError` (422) goes back to its field. `markSaved` makes the form clean. */
  onSubmit: (values: Values, form: { markSaved: () => void }) => Promise<void>;
  children: ReactNode | ((form: { isSubmitting: boolean; isDirty: boolean; values: Values }) => ReactNode);
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
  children,
  ...props
}: SchemaFormProps<Values>) {
  const formik = useFormik<Values>({
    initialValues,
    validate: validateWith(schema) as (values: Values) => object,
    onSubmit: async (values, { setFieldError, resetForm }) => {
      try {
        await onSubmit(values, { markSaved: () => resetForm({ values, isSubmitting: true }) });
      } catch (error) {
        for (const [name, message] of listFieldErrors(error)) setFieldError(name, message);
        throw error;
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
        // The failure was told by the call's own handler; the form only stays as it is.
        onSubmit={() => void formik.submitForm().catch(() => undefined)}
      >
        {typeof children === 'function' ? children({ isSubmitting, isDirty, values }) : children}
      </Form>
    </FormikProvider>
  );
}
