import { DateField } from '@odu/ui';
import type { DateFieldProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** DateField joined to the Formik field `name`. */
export function BoundDateField({ name, ...props }: Bound<DateFieldProps>) {
  return <DateField {...props} {...useBoundField<string | null>(name)} />;
}
