import { TextField } from '@odu/ui';
import type { TextFieldProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** TextField joined to the Formik field `name`. */
export function BoundTextField({ name, ...props }: Bound<TextFieldProps>) {
  return <TextField {...props} {...useBoundField<string>(name)} />;
}
