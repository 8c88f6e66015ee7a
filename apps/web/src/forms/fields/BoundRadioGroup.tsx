import { RadioGroup } from '@odu/ui';
import type { RadioGroupProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** RadioGroup joined to the Formik field `name`. */
export function BoundRadioGroup<Value extends string>({ name, ...props }: Bound<RadioGroupProps<Value>>) {
  return <RadioGroup {...props} {...useBoundField<Value | null>(name)} />;
}
