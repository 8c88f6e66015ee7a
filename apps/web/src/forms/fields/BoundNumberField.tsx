import { NumberField } from '@odu/ui';
import type { NumberFieldProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** NumberField joined to the Formik field `name`. */
export function BoundNumberField({ name, ...props }: Bound<NumberFieldProps>) {
  return <NumberField {...props} {...useBoundField<number | null>(name)} />;
}
