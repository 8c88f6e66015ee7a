import * as z from 'zod/mini';

/** The errors of a form: the first message of each field, by its path (`billingAddress.city`). */
export type FormErrors = Record<string, string>;

/** Turns a schema into the `validate` function of a form (Formik's shape): values in, the first message of each field out, {} when all is well. */
export const validateWith =
  (schema: z.ZodMiniType) =>
  (values: unknown): FormErrors => {
    const errors: FormErrors = {};
    for (const issue of z.safeParse(schema, values).error?.issues ?? [])
      errors[issue.path.join('.')] ??= issue.message;
    return errors;
  };

/** The first message that a schema has for one value, or null when it is accepted. */
export const firstMessage = (schema: z.ZodMiniType, value: unknown): string | null =>
  z.safeParse(schema, value).error?.issues[0]?.message ?? null;
