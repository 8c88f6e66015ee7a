import { CodeField } from '@odu/ui';
import type { CodeFieldProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** CodeField joined to the Formik field `name`. */
export function BoundCodeField({ name, ...props }: Bound<CodeFieldProps>) {
  return <CodeField {...props} {...useBoundField<string>(name)} />;
}
