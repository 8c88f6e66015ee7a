import { Select } from '@odu/ui';
import type { SelectProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** Select joined to the Formik field `name`. */
export function BoundSelect<Value extends string>({ name, ...props }: Bound<SelectProps<Value>>) {
  return <Select {...props} {...useBoundField<Value | null>(name)} />;
}
