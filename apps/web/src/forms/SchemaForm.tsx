import { Form } from '@odu/ui';
import type { FormProps } from '@odu/ui';
import { FormikProvider } from 'formik';
import type { FormikValues } from 'formik';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { describeError } from '../api/api-error.ts';
import { isAskedOfUser } from './is-asked-of-user.ts';
import { useSchemaForm } from './use-schema-form.ts';
import type { SchemaFormOptions } from './use-schema-form.ts';

// Seldom needed, as the failure's alert.
const RestoredDraft = lazy(() =>
  import('./RestoredDraft.tsx').then((module) => ({ default: module.RestoredDraft })),
);

type SchemaFormState<Values> = {
  isSubmitting: boolean;
  isDirty: boolean;
  values: Values;
  /** Why the last submission failed, for FormFailure; null while nothing did. */
  failure: string | null;
  /** Grows at each failure: a bot check is accepted once, and takes it as its key. */
  failureCount: number;
  /** Submits as the form's button does; answers whether it was accepted. */
  submit: () => Promise<boolean>;
  /** Gives up what is typed and kept. */
  forgetDraft: () => void;
};

export type SchemaFormProps<Values extends FormikValues> = Omit<
  FormProps,
  'onSubmit' | 'errors' | 'children'
> &
  Pick<SchemaFormOptions<Values>, 'initialValues' | 'schema' | 'onSubmit'> &
  Partial<Pick<SchemaFormOptions<Values>, 'describeFailure' | 'draft'>> & {
    children: ReactNode | ((form: SchemaFormState<Values>) => ReactNode);
  };

/** A form checked by one schema of the domain: messages under the fields, and in a summary once it was submitted. */
export function SchemaForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  describeFailure = describeError,
  draft,
  children,
  ...props
}: SchemaFormProps<Values>) {
  const { formik, submit, isDirty, isRestored, dropDraft, forgetDraft, failure, failureCount } =
    useSchemaForm({
      initialValues,
      schema,
      onSubmit,
      describeFailure,
      draft,
    });
  const isOfUser = isAskedOfUser(formik.errors);
  const errors = Object.entries(formik.errors).flatMap(([name, message]) =>
    typeof message === 'string' && isOfUser(name) ? [{ name, message }] : [],
  );
  const { isSubmitting, values } = formik;
  return (
    <FormikProvider value={formik}>
      <Form
        {...props}
        errors={formik.submitCount > 0 ? errors : []}
        onSubmit={() => void formik.submitForm()}
      >
        <Suspense>{isRestored && <RestoredDraft onDrop={dropDraft} />}</Suspense>
        {typeof children === 'function'
          ? children({ isSubmitting, isDirty, values, failure, failureCount, submit, forgetDraft })
          : children}
      </Form>
    </FormikProvider>
  );
}
