import { PasswordField } from '@odu/ui';
import type { PasswordFieldProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** PasswordField joined to the Formik field `name`. */
export function BoundPasswordField({ name, ...props }: Bound<PasswordFieldProps>) {
  return <PasswordField {...props} {...useBoundField<string>(name)} />;
}
