import type { FormError } from './ErrorSummary.tsx';

/** The messages of a form for its summary, in the order of its fields. */
export const listFormErrors = <Field extends string>(
  fields: readonly Field[],
  errors: { readonly [Name in Field]?: string | undefined },
): FormError[] =>
  fields.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });
